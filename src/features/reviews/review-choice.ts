/** Choice of reviews that a reader sees: sort, filters and page, and their form in an address. */
import {
  BEST_RATING,
  MOST_REVIEW_PAGES,
  PAGE_SIZE,
  REVIEW_SORTS,
  type ReviewSort,
} from './reviews.ts';

export type ReviewChoice = {
  readonly sort: ReviewSort;
  /** From 1. */
  readonly page: number;
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

export const FIRST_CHOICE: ReviewChoice = {
  sort: 'Recent',
  page: 1,
  feature: null,
  rating: null,
  search: '',
  photos: false,
  isEveryLanguage: false,
};

export const MOST_SEARCH_LETTERS = 80;

/** REV-3: another sort or filter begins at page 1; the chosen feature or rating again clears it. */
export function choose(
  current: ReviewChoice,
  change: Partial<Omit<ReviewChoice, 'page'>>,
): ReviewChoice {
  const next = { ...current, ...change, page: 1 };
  if (change.feature !== undefined && change.feature === current.feature) next.feature = null;
  if (change.rating !== undefined && change.rating === current.rating) next.rating = null;
  return next;
}

export function isFiltered({ feature, rating, search, photos }: ReviewChoice): boolean {
  return feature !== null || rating !== null || search !== '' || photos;
}

/** Parameters that differ from the first choice, in a stable order. */
export function toParameters(choice: ReviewChoice): URLSearchParams {
  const { sort, feature, rating, search, photos, isEveryLanguage, page } = choice;
  return new URLSearchParams({
    ...(sort !== 'Recent' && { sort }),
    ...(feature !== null && { feature }),
    ...(rating !== null && { rating: String(rating) }),
    ...(search !== '' && { q: search }),
    ...(photos && { photos: '1' }),
    ...(isEveryLanguage && { languages: 'all' }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** For addresses that people open: a value that is none is ignored. */
export function readReviewChoice(parameters: URLSearchParams): ReviewChoice {
  const page = Number(parameters.get('page') ?? 1);
  const rating = Number(parameters.get('rating') ?? 0);
  const search = (parameters.get('q') ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, MOST_SEARCH_LETTERS);
  return {
    sort: REVIEW_SORTS.find((sort) => sort === parameters.get('sort')) ?? 'Recent',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_REVIEW_PAGES ? page : 1,
    feature: parameters.get('feature')?.replaceAll('\0', '').slice(0, MOST_SEARCH_LETTERS) || null,
    rating: Number.isInteger(rating) && rating >= 1 && rating <= BEST_RATING ? rating : null,
    search,
    photos: parameters.get('photos') === '1',
    isEveryLanguage: parameters.get('languages') === 'all',
  };
}

/**
 * The choice as a query of the reviews port and of `GET /_api/reviews`. `language` is that of the
 * page.
 */
export function toQuery(choice: ReviewChoice, language: string) {
  const { sort, page, feature, rating, search, photos, isEveryLanguage } = choice;
  return {
    sort,
    page,
    limit: PAGE_SIZE,
    ...(!isEveryLanguage && { language }),
    ...(feature !== null && { feature }),
    ...(rating !== null && { rating }),
    ...(search !== '' && { search }),
    ...(photos && { hasPhotos: true as const }),
  };
}

/** Names of all parameters of a page of reviews. */
export const REVIEW_PARAMETERS: readonly string[] = [
  ...toParameters({
    ...{ sort: 'LowestRating', page: 2, feature: 'fit', rating: 1, search: 'hem' },
    ...{ photos: true, isEveryLanguage: true },
  }).keys(),
  'review',
  'voted',
];
