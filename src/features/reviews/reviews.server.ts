/** Loads reviews for pages and calls; a failing service is logged and hides the section. */
import { findMessages } from '#i18n/find-messages.ts';
import type { MessageId } from '#i18n/text.tsx';
import type { Shop } from '#request/shop.ts';
import type { ReviewQuery } from './reviews.port.ts';
import {
  FEATURES_ABOVE,
  type Review,
  type ReviewFeature,
  type ReviewPage,
  type ReviewStatistics,
  type SecondaryRating,
} from './reviews.ts';

/** A page of reviews, with labels in the shop's language. */
export async function loadReviewPage(shop: Shop, query: ReviewQuery): Promise<ReviewPage> {
  const page = await shop.ports.reviews.listReviews(query);
  return { ...page, results: page.results.map((review) => addLabels(shop, review)) };
}

export type ReviewOverview = {
  readonly statistics: ReviewStatistics;
  /** None up to ten reviews. */
  readonly features: readonly LabelledFeature[];
};

export type LabelledFeature = ReviewFeature & { readonly label: string };

/** null without reviews. */
export async function loadReviewOverview(
  shop: Shop,
  productKey: string,
): Promise<ReviewOverview | null> {
  const found = await shop.ports.reviews.findOverview(productKey, shop.locale.tag);
  if (!found) return null;
  const { statistics, features } = found;
  const text = findMessages(shop.locale.tag);
  return {
    statistics: {
      ...statistics,
      secondaryRatings: statistics.secondaryRatings.map((rating) => addLabel(shop, rating)),
    },
    features:
      statistics.totalReviewCount > FEATURES_ABOVE
        ? features.map(({ feature, count }) => ({
            feature,
            count,
            label: messageOr(text, `reviews.feature.${feature}`, feature),
          }))
        : [],
  };
}

function addLabels(shop: Shop, review: Review): Review {
  return {
    ...review,
    secondaryRatings: review.secondaryRatings.map((rating) => addLabel(shop, rating)),
  };
}

/** Labels that the service does not give are messages of the shop, or else the id. */
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

/** `id` may name a message that does not exist: ids of services and imports are free. */
function messageOr<T>(text: ReturnType<typeof findMessages>, id: string, otherwise: T): string | T {
  const words = text(id as MessageId);
  return words === id ? otherwise : words;
}
