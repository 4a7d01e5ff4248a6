/** Calls of the reviews port, with labels in the shop's language. */
import { findMessages } from '#i18n/find-messages.ts';
import type { MessageId } from '#i18n/text.tsx';
import { createTaskLimiter } from '#kit/limits/task-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#request/shop.ts';
import type { ReviewQuery } from './reviews.port.ts';
import { FEATURES_ABOVE, type Review, type ReviewPage, type SecondaryRating } from './reviews.ts';
import type { ReviewOverview, ReviewsView } from './section/reviews-view.ts';

/** A search reads all reviews of a product: few run at once, so that other requests proceed. */
const searchLimit = createTaskLimiter({
  ...{ concurrency: 3, maxQueued: 60 },
  refuse: () =>
    new Problem(503, 'reviews.searchBusy', 'search: too many at once', {
      ...{ field: 'search', retryAfter: 5 },
    }),
});

/**
 * A page of reviews, with labels in the shop's language.
 * @throws Problem 503 with the field `search` while too many searches wait.
 */
export async function loadReviewPage(shop: Shop, query: ReviewQuery): Promise<ReviewPage> {
  const list = () => shop.ports.reviews.listReviews(query);
  const page = await (query.search === undefined ? list() : searchLimit(list));
  return { ...page, results: page.results.map((review) => addLabels(shop, review)) };
}

/** The most helpful positive and critical review; null unless there are both. */
export async function loadReviewPair(shop: Shop, productKey: string): Promise<ReviewsView['pair']> {
  const pair = await shop.ports.reviews.findHelpfulPair(productKey, languageOf(shop));
  return (
    pair && {
      positive: addLabels(shop, pair.positive),
      critical: addLabels(shop, pair.critical),
    }
  );
}

/** @throws Problem 404 with the field `review` where the product has none of this id. */
export async function loadReview(shop: Shop, productKey: string, id: string): Promise<Review> {
  const review = await shop.ports.reviews.findReview(productKey, id);
  if (review) return addLabels(shop, review);
  throw new Problem(404, 'page.missing', `review: ${productKey} has no such review.`, {
    field: 'review',
  });
}

/** null without reviews. */
export async function loadReviewOverview(
  shop: Shop,
  productKey: string,
): Promise<ReviewOverview | null> {
  const overview = await shop.ports.reviews.findOverview(productKey, shop.locale.tag);
  if (!overview) return null;
  const { statistics, features, languages } = overview;
  const otherLanguages = Object.entries(languages).filter(([code]) => code !== languageOf(shop));
  const otherCount = otherLanguages.reduce((sum, [, count]) => sum + count, 0);
  const knownCount = Object.values(languages).reduce((sum, count) => sum + count, 0);
  const text = findMessages(shop.locale.tag);
  return {
    statistics: {
      ...statistics,
      secondaryRatings: statistics.secondaryRatings.map((rating) => addLabel(shop, rating)),
    },
    features:
      statistics.totalReviewCount > FEATURES_ABOVE
        ? features.map(({ feature, count, label }) => ({
            feature,
            count,
            label: label ?? messageOr(text, `reviews.feature.${feature}`, feature),
          }))
        : [],
    sameLanguageCount: statistics.totalReviewCount - otherCount,
    unknownLanguageCount: statistics.totalReviewCount - knownCount,
  };
}

/** Code of the shop's language, such as `en`. */
export function languageOf({ locale }: Shop): string {
  return locale.tag.split('-')[0] ?? locale.tag;
}

/** Also leaves out a logo from a site that the content security policy does not allow. */
function addLabels(shop: Shop, review: Review): Review {
  const source = review.syndicationSource;
  const logo = source?.logoImageUrl ?? null;
  const isAllowed = logo !== null && isAllowedPicture(shop, logo);
  return {
    ...review,
    syndicationSource: source && { ...source, logoImageUrl: isAllowed ? logo : null },
    secondaryRatings: review.secondaryRatings.map((rating) => addLabel(shop, rating)),
  };
}

function isAllowedPicture({ ports }: Shop, url: string): boolean {
  const origin = URL.parse(url)?.origin;
  return origin !== undefined && (ports.reviews.pictureOrigins ?? []).includes(origin);
}

/** Labels that the service does not return are messages of the shop, or else the id. */
function addLabel(shop: Shop, rating: SecondaryRating): SecondaryRating {
  const text = findMessages(shop.locale.tag);
  const name = `reviews.secondary.${rating.id}`;
  return {
    ...rating,
    label: rating.label ?? messageOr(text, name, rating.id),
    minLabel: rating.minLabel ?? messageOr(text, `${name}.min`, null),
    maxLabel: rating.maxLabel ?? messageOr(text, `${name}.max`, null),
  };
}

/** There may be no message `id`: services and imports choose their ids. */
function messageOr<T>(text: ReturnType<typeof findMessages>, id: string, fallback: T): string | T {
  const translated = text(id as MessageId);
  return translated === id ? fallback : translated;
}
