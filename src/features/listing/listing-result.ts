/**
 * Result data of a listing page. It is serialised into every page, so it contains no
 * duplicates and only used fields.
 */
import type { CataloguePicture } from '#features/catalogue/catalogue.ts';
import { compareSizes } from '#features/catalogue/compare-sizes.ts';
import type { PageHit } from '#features/page-search/page-search.ts';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import {
  EMPTY_LISTING,
  type FacetKey,
  type ListingFacet,
  type ListingPage,
  type ListingState,
} from '#features/search/listing.ts';
import type { QueryRewrite } from '#features/search/query/parse-query-rewrite.ts';
import type { Banner } from '#features/search/rendering/rendering.ts';
import type { LanguagePaths, PageUrls } from '#kit/html/meta.ts';

/** A category link with its name. */
export type CategoryLink = {
  readonly slug: string;
  readonly name: string;
  /** Name of the department, where categories of several are listed together. */
  readonly within?: string;
  /** Number of matching products in this listing, for narrower categories. */
  readonly count?: number;
};

/** Value of a facet, and the number of products that match it. */
export type FacetValueView = readonly [value: string, count: number];

export type FacetView = {
  readonly key: FacetKey;
  readonly values: readonly FacetValueView[];
  /** Bounds of the price over all results, in minor units. */
  readonly range?: readonly [min: number, max: number];
};

export type ListingResult = {
  readonly cards: readonly CardHit[];
  readonly total: number;
  /** BAG-4: id of the query, for click and conversion events. */
  readonly queryId?: string;
  /** Rewritten query, where the typed one had no or too few results. */
  readonly rewrite?: QueryRewrite;
  /** Best-sellers, where there are no results. */
  readonly bestSellers?: readonly CardHit[];
  /** Displayed before the products of the first page. */
  readonly banners?: readonly Banner[];
  readonly facets: readonly FacetView[];
};

/** Data of a listing page. */
export type ListingData = {
  readonly state: ListingState;
  readonly result: ListingResult;
  /** Name of the category or brand; null for a search. */
  readonly name: string | null;
  /** Name of the brand to which the URL narrows a category. */
  readonly brand?: string;
  /** Product that the results look like, in visual mode. */
  readonly product?: { readonly name: string; readonly picture?: CataloguePicture };
  /** Ancestor categories, the root first. */
  readonly ancestors: readonly CategoryLink[];
  /** Narrower categories; for searches and brands, the categories to filter by. */
  readonly categoryLinks: readonly CategoryLink[];
  readonly pageUrls: PageUrls | undefined;
  /** Nearest pages in the languages in which this one does not exist. */
  readonly languagePaths?: LanguagePaths;
  /** Editor-made pages that match a search. */
  readonly pages?: readonly PageHit[];
};

/** Displayed facets, in this order. */
const DISPLAYED_FACETS: readonly FacetKey[] = [
  ...(['category', 'department', 'size', 'colour', 'brand', 'price', 'discount'] as const),
  ...(['rating', 'style', 'occasion', 'collection'] as const),
];

/**
 * Maximum number of styles, as they largely repeat categories; those with most products are kept.
 */
const MAX_STYLES = 16;

/** True where the products match the query as typed. */
export function hasExactMatches({
  total,
  rewrite,
}: Pick<ListingPage, 'total' | 'rewrite'>): boolean {
  return total > 0 && !rewrite;
}

/** Adds the number of matching products to each narrower category. */
export function countLinkedProducts(
  categories: readonly CategoryLink[],
  facets: ListingPage['facets'],
  { category }: ListingState,
): readonly CategoryLink[] {
  if (category === null) return categories;
  const counts = new Map(
    facets.find(({ key }) => key === 'category')?.values.map(({ value, count }) => [value, count]),
  );
  return categories.map((link) => ({ ...link, count: counts.get(link.slug) ?? 0 }));
}

/** Listing displayed where there are no results. */
export const BEST_SELLERS: ListingState = {
  ...EMPTY_LISTING,
  sort: 'best-sellers',
  hitsPerPage: 12,
};

export function withBestSellers(
  result: ListingResult,
  { edges }: ListingPage,
  promotions: CardPromotions,
): ListingResult {
  return { ...result, bestSellers: edges.map(({ node }) => toCardHit(node, promotions)) };
}

/**
 * A category listing narrows by links. Searches and brands filter by category, limited to
 * `categories`, as only their names are known.
 */
export function toListingResult(
  { edges, total, queryId, rewrite, banners, facets }: ListingPage,
  state: ListingState,
  categories: readonly CategoryLink[],
  promotions: CardPromotions,
): ListingResult {
  const displayedFacets = DISPLAYED_FACETS.filter((key) => !isFixedByPath(key, state)).flatMap(
    (key) => facets.find((facet) => facet.key === key) ?? [],
  );
  const knownSlugs = new Set(categories.map(({ slug }) => slug));
  const facetViews = displayedFacets
    .map(toFacetView)
    .map((facet) =>
      facet.key === 'category'
        ? { ...facet, values: facet.values.filter(([slug]) => knownSlugs.has(slug)) }
        : facet,
    );
  return {
    cards: edges.map(({ node }) => toCardHit(node, promotions)),
    total,
    ...(queryId !== null && { queryId }),
    ...(rewrite && { rewrite }),
    ...(banners.length > 0 && state.page === 1 && { banners }),
    facets: facetViews.filter(hasChoices),
  };
}

/** True for facets that the URL's path already fixes. */
function isFixedByPath(key: FacetKey, { mode, brand }: ListingState): boolean {
  const isCategory = key === 'category' || key === 'department';
  return (mode === 'category' && isCategory) || (key === 'brand' && brand !== null);
}

/** Values ordered by number of products; sizes from small to large. */
function toFacetView({ key, values, range }: ListingFacet): FacetView {
  const valueViews = values.map(({ value, count }) => [value, count] as const);
  if (key === 'size') valueViews.sort(([a], [b]) => compareSizes(a, b));
  return {
    key,
    values: key === 'style' ? limitStyles(valueViews, values) : valueViews,
    ...(range && { range: [range.min, range.max] as const }),
  };
}

/** Selected styles are kept beyond the limit. */
function limitStyles(
  valueViews: readonly FacetValueView[],
  values: ListingFacet['values'],
): readonly FacetValueView[] {
  return valueViews.filter((_, index) => index < MAX_STYLES || values[index]?.selected);
}

/** True where the facet offers a choice. */
function hasChoices({ values, range }: FacetView): boolean {
  return range ? range[0] < range[1] : values.length > 0;
}
