/** Loads the reviews section of a product page and of the page of all reviews. */

import { findMessages } from '#i18n/find-messages.ts';
import { isProblem, type Problem } from '#kit/problem.ts';
import { cacheTags } from '#request/cache-tags.ts';
import { INCOMPLETE_TAG, type PrivateShop, type Shop } from '#request/shop.ts';
import { countReviewSearch, searchUnlessRefused } from '../calls/limit-search.server.ts';
import {
  DEFAULT_REVIEW_PARAMS,
  type ReviewListParams,
  toReviewQuery,
} from '../review-list-params.ts';
import { FITS } from '../review-records.ts';
import { loadReviewSummary } from '../review-summary.server.ts';
import {
  languageOf,
  loadReviewOverview,
  loadReviewPage,
  loadReviewPair,
} from '../reviews.server.ts';
import { describeFit, FIT_FROM, FIT_TEXTS } from '../reviews.ts';
import { formatFitSentence } from './fit-sentence.ts';
import type { ReviewsView } from './reviews-view.ts';

/** Maximum number of thumbnails on a wide screen. */
const MAX_THUMBNAILS = 5;

export type ReviewedProduct = {
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
  readonly averageRating?: number;
  readonly totalReviewCount: number;
};

/** The reviews that a product page starts with. The data cache keeps them until one changes. */
export function loadFirstReviews(
  shop: Shop,
  product: ReviewedProduct,
): Promise<ReviewsView | null> {
  const { productKey } = product;
  const loadFirst = () => load(shop, product, { requested: DEFAULT_REVIEW_PARAMS, caller: null });
  const tags = [cacheTags.product(productKey), cacheTags.reviews(productKey)];
  const loaded = loadOrNull(shop, () =>
    shop.cached(
      `reviews.first:${productKey}`,
      ({ isComplete }) => (isComplete ? tags : null),
      loadFirst,
    ),
  );
  return loaded.then((reviews) => reviews?.view ?? null);
}

type RequestedList = {
  readonly requested: ReviewListParams;
  /** Caller whose searches are counted; null for a shared page. */
  readonly caller: PrivateShop | null;
};

type LoadedReviews = {
  readonly view: ReviewsView;
  /** Problem with which the search was refused, so that the list is empty; else null. */
  readonly refusal: Problem | null;
};

export function loadReviews(
  shop: Shop,
  product: ReviewedProduct,
  list: RequestedList,
): Promise<LoadedReviews | null> {
  return loadOrNull(shop, () => load(shop, product, list));
}

/** Without `isComplete`, a part other than the list failed. */
type Loaded = LoadedReviews & { readonly isComplete: boolean };

/** Logged and null when the service fails: the page is shown without reviews, and not cached. */
async function loadOrNull(shop: Shop, loading: () => Promise<Loaded>): Promise<Loaded | null> {
  const loaded = await loadOrFallback(shop, loading(), null);
  if (loaded?.isComplete === false) shop.tag(INCOMPLETE_TAG);
  return loaded;
}

/** Logged when the service fails; the page is shown with `fallback`, and not cached. */
async function loadOrFallback<T, const E>(
  shop: Shop,
  loading: Promise<T>,
  fallback: E,
): Promise<T | E> {
  try {
    return await loading;
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ error: String(error) }, 'Reviews could not be loaded.');
    return fallback;
  }
}

async function load(
  shop: Shop,
  product: ReviewedProduct,
  { requested, caller }: RequestedList,
): Promise<Loaded> {
  const { productKey, slug, name } = product;
  shop.tag(cacheTags.reviews(productKey));
  const overview = await loadReviewOverview(shop, productKey);
  const language = { code: languageOf(shop), name: nameLanguage(shop) };
  // Without any review in the page's language, all are shown at once.
  const isEveryLanguage = requested.isEveryLanguage || overview?.sameLanguageCount === 0;
  const params = { ...requested, isEveryLanguage };
  const base = { productKey, slug, name, language, params };
  if (!overview) {
    const importedRating = describeRating(product);
    const view = { ...base, overview, ...NO_REVIEWS_VIEW, importedRating };
    return { view, refusal: null, isComplete: true };
  }
  const hasPhotos = overview.statistics.photoReviewCount > 0;
  // A service may have reviews and no summary of them: the list is shown without it.
  const query = { productKey, ...toReviewQuery(params, language.code) };
  const [searched, pair, summary, photos] = await Promise.all([
    searchUnlessRefused(async () => {
      if (caller && params.search !== '') countReviewSearch(caller);
      return await loadReviewPage(shop, query);
    }),
    loadOrFallback(shop, loadReviewPair(shop, productKey), 'failed'),
    loadOrFallback(shop, loadReviewSummary(shop, productKey), 'failed'),
    hasPhotos ? loadOrFallback(shop, loadThumbnails(shop, productKey), 'failed') : [],
  ]);
  const fit = describeFit(overview.statistics.fit);
  const refusal = isProblem(searched) ? searched : null;
  const page = isProblem(searched) ? NO_REVIEWS_VIEW.page : searched;
  return {
    refusal,
    view: {
      ...{ ...base, importedRating: null, overview, page, fit },
      ...(refusal && { isSearchRefused: true }),
      pair: pair === 'failed' ? null : pair,
      summary: summary === 'failed' ? null : summary,
      photos: photos === 'failed' ? [] : photos,
    },
    isComplete: pair !== 'failed' && summary !== 'failed' && photos !== 'failed',
  };
}

function describeRating({
  averageRating,
  totalReviewCount: count,
}: ReviewedProduct): ReviewsView['importedRating'] {
  if (averageRating === undefined || count === 0) return null;
  return { average: averageRating, count };
}

function nameLanguage(shop: Shop): string {
  const { tag } = shop.locale;
  return new Intl.DisplayNames(tag, { type: 'language' }).of(languageOf(shop)) ?? tag;
}

const NO_REVIEWS_VIEW = {
  page: { results: [], hasNextPage: false, remainingResults: 0, until: null, next: null },
  pair: null,
  summary: null,
  photos: [],
  fit: null,
} as const;

async function loadThumbnails(shop: Shop, productKey: string): Promise<ReviewsView['photos']> {
  const recent = { sort: 'Recent', page: 1, hasPhotos: true } as const;
  const { results } = await loadReviewPage(shop, {
    productKey,
    ...recent,
    // One more than shown, to find out whether there are further ones.
    limit: MAX_THUMBNAILS + 1,
  });
  return results
    .flatMap(({ id, username, photos }) =>
      photos.map((photo) => ({ ...photo, reviewId: id, username })),
    )
    .slice(0, MAX_THUMBNAILS + 1);
}

/**
 * Note beside the size picker: "True to size: 12 of 15 say so." if most agree, and on a second line
 * the count of each answer. null below five answers.
 */
export function describeFitNote(shop: Shop, { fit }: ReviewsView): string | null {
  if (!fit || fit.total < FIT_FROM) return null;
  const text = findMessages(shop.locale.tag);
  const countText = FITS.map((answer) =>
    text('reviews.fitCount', { fit: text(FIT_TEXTS[answer]), count: fit.counts[answer] }),
  ).join(' · ');
  const sentence = formatFitSentence(text, fit);
  return sentence === null ? countText : `${sentence}\n${countText}`;
}
