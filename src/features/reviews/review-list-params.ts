/** Sort, filters and page of a list of reviews, and their URL parameters. */
import { isExactTime } from './exact-time.ts';
import { parseReviewCursor } from './review-cursor.ts';
import {
  BEST_RATING,
  MAX_REVIEW_PAGES,
  PAGE_SIZE,
  REVIEW_SORTS,
  type ReviewPage,
  type ReviewSort,
} from './reviews.ts';

export type ReviewListParams = {
  readonly sort: ReviewSort;
  /** From 1. */
  readonly page: number;
  /** `until` and `next` of the page before a further one; null on the first. */
  readonly until: string | null;
  readonly after: string | null;
  readonly feature: string | null;
  /** Only reviews with this many stars. */
  readonly rating: number | null;
  /** Words that the reviews contain; '' for all. */
  readonly search: string;
  /** Only reviews with photos. */
  readonly photos: boolean;
  /** Reviews in every language, not only in that of the page. */
  readonly isEveryLanguage: boolean;
};

export const DEFAULT_REVIEW_PARAMS: ReviewListParams = {
  sort: 'Recent',
  page: 1,
  until: null,
  after: null,
  feature: null,
  rating: null,
  search: '',
  photos: false,
  isEveryLanguage: false,
};

const FIRST_PAGE = { page: 1, until: null, after: null } as const;

/** The page after the current one. */
export function nextReviewPage(
  current: ReviewListParams,
  { until, next }: Pick<ReviewPage, 'until' | 'next'>,
): ReviewListParams {
  return { ...current, page: current.page + 1, until, after: next };
}

/** The previous page, by number, since a cursor leads forwards only. null on the first page. */
export function previousReviewPage(current: ReviewListParams): ReviewListParams | null {
  const { page, until } = current;
  if (page === 1) return null;
  return { ...current, page: page - 1, until: page === 2 ? null : until, after: null };
}

export const MAX_SEARCH_LENGTH = 80;

/** REV-3: a new sort or filter returns to page 1; selecting a feature or rating again clears it. */
export function changeReviewParams(
  current: ReviewListParams,
  change: Partial<Omit<ReviewListParams, 'page' | 'until' | 'after'>>,
): ReviewListParams {
  const next = { ...current, ...change, ...FIRST_PAGE };
  if (change.feature !== undefined && change.feature === current.feature) next.feature = null;
  if (change.rating !== undefined && change.rating === current.rating) next.rating = null;
  return next;
}

/**
 * Change that a link for a feature or a rating makes. It selects all languages, because the count
 * in the link includes them. The link of the current filter clears it: the language stays while
 * another filter remains, and otherwise becomes that of the page if some reviews are in it.
 */
export function toggleReviewFilter(
  current: ReviewListParams,
  filter: { readonly feature: string } | { readonly rating: number },
  hasPageLanguage: boolean,
) {
  const next = changeReviewParams(current, filter);
  const isCleared = 'feature' in filter ? next.feature === null : next.rating === null;
  const clearedLanguage = isFiltered(next) ? current.isEveryLanguage : !hasPageLanguage;
  return { ...filter, isEveryLanguage: isCleared ? clearedLanguage : true };
}

export function isFiltered({ feature, rating, search, photos }: ReviewListParams): boolean {
  return feature !== null || rating !== null || search !== '' || photos;
}

/** Parameters that differ from the defaults, in a stable order. */
export function toSearchParams(params: ReviewListParams): URLSearchParams {
  const { sort, feature, rating, search, photos, isEveryLanguage, page, until, after } = params;
  return new URLSearchParams({
    ...(sort !== 'Recent' && { sort }),
    ...(feature !== null && { feature }),
    ...(rating !== null && { rating: String(rating) }),
    ...(search !== '' && { q: search }),
    ...(photos && { photos: '1' }),
    ...(isEveryLanguage && { languages: 'all' }),
    ...(page > 1 && { page: String(page) }),
    ...(page > 1 && until !== null && { until }),
    ...(page > 1 && after !== null && { after }),
  });
}

/** Search words of a URL: truncated, but not within a surrogate pair. */
export function parseSearchWords(value: string | null): string {
  return (value ?? '').replaceAll('\0', '').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed();
}

/** For URLs of pages: invalid values are ignored. */
export function parseReviewListParams(parameters: URLSearchParams): ReviewListParams {
  const page = parsePage(parameters.get('page') ?? '1');
  const until = parameters.get('until') ?? '';
  const after = parameters.get('after') ?? '';
  const isLater = page > 1;
  const rating = Number(parameters.get('rating') ?? 0);
  return {
    sort: REVIEW_SORTS.find((sort) => sort === parameters.get('sort')) ?? 'Recent',
    page,
    until: isLater && isExactTime(until) ? until : null,
    after: isLater && parseReviewCursor(after) ? after : null,
    feature: parseSearchWords(parameters.get('feature')) || null,
    rating: Number.isInteger(rating) && rating >= 1 && rating <= BEST_RATING ? rating : null,
    search: parseSearchWords(parameters.get('q')),
    photos: parameters.get('photos') === '1',
    isEveryLanguage: parameters.get('languages') === 'all',
  };
}

function parsePage(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_REVIEW_PAGES ? page : 1;
}

/**
 * Converts `params` to a query of the reviews port and of `GET /_api/reviews`. `language` is that
 * of the page.
 */
export function toReviewQuery(params: ReviewListParams, language: string) {
  const { sort, page, feature, rating, search, photos, isEveryLanguage, until, after } = params;
  return {
    sort,
    page,
    limit: PAGE_SIZE,
    ...(until !== null && { until }),
    ...(after !== null && { after }),
    ...(!isEveryLanguage && { language }),
    ...(feature !== null && { feature }),
    ...(rating !== null && { rating }),
    ...(search !== '' && { search }),
    ...(photos && { hasPhotos: true as const }),
  };
}

/** Names of all parameters of a page of reviews. */
export const REVIEW_PARAMETERS: readonly string[] = [
  ...toSearchParams({
    ...{ sort: 'LowestRating', page: 2, feature: 'fit', rating: 1, search: 'hem' },
    ...{ photos: true, isEveryLanguage: true, until: '2026', after: '1' },
  }).keys(),
  'review',
  'voted',
];
