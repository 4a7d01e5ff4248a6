/** Types of a listing: the shopper's selection and the page of results. */

import type { QueryRewrite } from './query/parse-query-rewrite.ts';
import type { ProductCardHit } from './records/product-card.ts';
import type { Banner } from './rendering/rendering.ts';
import type { Sort } from './search.ts';

/** Multi-select facets, in the order in which URLs list them. */
export const VALUE_FACETS = [
  { key: 'category', attribute: 'categorySlugs' },
  { key: 'brand', attribute: 'brand' },
  { key: 'colour', attribute: 'colourFacet' },
  { key: 'size', attribute: 'sizes' },
  { key: 'department', attribute: 'department' },
  { key: 'style', attribute: 'styleTaxonomy' },
  { key: 'occasion', attribute: 'occasion' },
  { key: 'collection', attribute: 'collection' },
] as const;
export type ValueFacetKey = (typeof VALUE_FACETS)[number]['key'];

/** Facets with a minimum value, of which one of `steps` is selected. */
export const MINIMUM_FACETS = [
  { key: 'discount', attribute: 'discountPercentage', steps: [10, 20, 30, 50, 70], max: 100 },
  { key: 'rating', attribute: 'averageRating', steps: [4, 3, 2, 1], max: 5 },
] as const;
export type MinimumFacetKey = (typeof MINIMUM_FACETS)[number]['key'];

export type FacetKey = ValueFacetKey | MinimumFacetKey | 'price';

export const LISTING_PAGE_SIZE = 24;
/** Maximum number of products on one page after repeated "Show more". */
export const LISTING_MAX_SHOWN = 5 * LISTING_PAGE_SIZE;
/** Maximum number of results that pagination reaches. */
export const LISTING_LIMIT = 1000;

/** Number of the last reachable page, at least 1. */
export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(Math.min(total, LISTING_LIMIT) / LISTING_PAGE_SIZE));
}

/** In minor units; `max` null means no upper bound. */
export type PriceRange = { readonly min: number; readonly max: number | null };

/** A product in one of its colours, to which the products of a visual listing look similar. */
export type SimilarTo = {
  readonly slug: string;
  /** Key of the colour; null: its first colour. */
  readonly colour: string | null;
  /** The most similar first, each in the colour that is similar; empty until looked up. */
  readonly products: readonly { readonly productKey: string; readonly colour?: string }[];
};

export type ListingState = {
  readonly mode: 'text' | 'category' | 'brand' | 'visual';
  readonly q: string;
  /**
   * The text as typed, once filters were extracted from it or a literal search was requested; ''
   * where it has not been parsed yet.
   */
  readonly typedQuery: string;
  /** Category slug in category mode. */
  readonly category: string | null;
  /** Brand slug in brand mode, or where the URL narrows a category to a brand. */
  readonly brand: string | null;
  /** Product that the results look like, in visual mode. */
  readonly similarTo: SimilarTo | null;
  readonly refinements: Readonly<Partial<Record<ValueFacetKey, readonly string[]>>>;
  readonly price: PriceRange | null;
  /** Minimum discount in percent. */
  readonly discount: number | null;
  /** Minimum rating. */
  readonly rating: number | null;
  readonly inStock: boolean;
  readonly sort: Sort;
  /** 1-based. */
  readonly page: number;
  readonly hitsPerPage: number;
};

export const EMPTY_LISTING: ListingState = {
  ...{
    mode: 'text',
    q: '',
    typedQuery: '',
    category: null,
    brand: null,
    similarTo: null,
    refinements: {},
    price: null,
    discount: null,
    rating: null,
  },
  ...{ inStock: false, sort: 'relevance', page: 1, hitsPerPage: LISTING_PAGE_SIZE },
};

export type FacetValue = {
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
};

/**
 * `label` is a message key. `range` (price only): bounds over all results and the
 * selected ends, in minor units.
 */
export type ListingFacet = {
  readonly key: FacetKey;
  readonly label: string;
  readonly selected: boolean;
  readonly values: readonly FacetValue[];
  readonly range?: {
    readonly min: number;
    readonly max: number;
    readonly from: number | null;
    readonly to: number | null;
  };
};

export type SortOption = {
  readonly key: Sort;
  readonly label: string;
  readonly default: boolean;
  readonly selected: boolean;
};

/** A page of search results. */
export type ListingPage = {
  readonly edges: readonly { readonly cursor: string; readonly node: ProductCardHit }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor: string | null;
    readonly hasNext: boolean;
    readonly hasPrevious: boolean;
    readonly length: number;
    readonly offset: number;
  };
  readonly total: number;
  readonly rewrite: QueryRewrite | null;
  readonly facets: readonly ListingFacet[];
  readonly selectedFacets: readonly { readonly key: FacetKey; readonly value: string }[];
  readonly queryId: string | null;
  readonly abTestID: number | null;
  readonly abTestVariantID: number | null;
  readonly redirect: string | null;
  readonly redirectMobile: string | null;
  readonly banners: readonly Banner[];
  readonly sortOptions: readonly SortOption[];
};

/**
 * Removes quotes, carets and tildes, which are query operators in search
 * engines, and limits the length.
 */
export function cleanSearchTerm(term: string): string {
  return term
    .replace(/["“”^~]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TERM_LENGTH)
    .toWellFormed();
}
const MAX_TERM_LENGTH = 200;

/** Brand listing of `/categories/{slug}`, for a slug that is not a category's but a brand's. */
export function toBrandListing(state: ListingState): ListingState {
  return { ...state, mode: 'brand', brand: state.category, category: null };
}
