/** The words of a listing: what a shopper has chosen, and the page of results that answers it. */
import type { ProductCardHit } from './product-card.ts';
import type { QueryRewrite } from './read-query-rewrite.ts';
import type { Banner } from './rendering.ts';
import type { Sort } from './search.ts';

/** Facets whose values are ticked, in the order in which addresses name them. */
export const TERM_FACETS = [
  { key: 'category', attribute: 'categorySlugs' },
  { key: 'brand', attribute: 'brand' },
  { key: 'colour', attribute: 'colourFacet' },
  { key: 'size', attribute: 'sizes' },
  { key: 'department', attribute: 'department' },
  { key: 'style', attribute: 'styleTaxonomy' },
  { key: 'occasion', attribute: 'occasion' },
  { key: 'collection', attribute: 'collection' },
] as const;
export type TermFacetKey = (typeof TERM_FACETS)[number]['key'];

/** Facets of which one lowest value is chosen, with the steps that are offered. */
export const LEAST_FACETS = [
  { key: 'discount', attribute: 'discountPercentage', steps: [10, 20, 30, 50, 70], max: 100 },
  { key: 'rating', attribute: 'averageRating', steps: [4, 3, 2, 1], max: 5 },
] as const;
export type LeastFacetKey = (typeof LEAST_FACETS)[number]['key'];

export type FacetKey = TermFacetKey | LeastFacetKey | 'price';

export const LISTING_PAGE_SIZE = 24;
/** Products on one page after "Show more" was pressed as often as it is offered. */
export const LISTING_MOST_SHOWN = 5 * LISTING_PAGE_SIZE;
/** Results beyond this cannot be paged to. */
export const LISTING_LIMIT = 1000;

/** The last page that can be reached; the first where there is nothing. */
export function lastPageOf(total: number): number {
  return Math.max(1, Math.ceil(Math.min(total, LISTING_LIMIT) / LISTING_PAGE_SIZE));
}

/** Minor units; `max` null is no upper end (S§5: the word max). */
export type PriceRange = { readonly min: number; readonly max: number | null };

export type ListingState = {
  readonly mode: 'text' | 'category' | 'brand';
  readonly q: string;
  /** What was typed, once filters were read out of it or it was asked for as it stands; '' where it is still to be read. */
  readonly asked: string;
  /** The category's slug in category mode. */
  readonly category: string | null;
  /** The brand's slug in brand mode, or where a category is narrowed to a brand by its address. */
  readonly brand: string | null;
  readonly refinements: Readonly<Partial<Record<TermFacetKey, readonly string[]>>>;
  readonly price: PriceRange | null;
  /** At least this many percent off. */
  readonly discount: number | null;
  /** At least this rating. */
  readonly rating: number | null;
  readonly inStock: boolean;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
  readonly hitsPerPage: number;
};

export const EMPTY_LISTING: ListingState = {
  ...{
    mode: 'text',
    q: '',
    asked: '',
    category: null,
    brand: null,
    refinements: {},
    price: null,
    discount: null,
    rating: null,
  },
  ...{ inStock: false, sort: 'relevance', page: 1, hitsPerPage: LISTING_PAGE_SIZE },
};

export type FacetTerm = {
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
};

/** `label` is a message key. `range` is there for the price: ends over all results, and what is chosen, in minor units. */
export type ListingFacet = {
  readonly key: FacetKey;
  readonly label: string;
  readonly selected: boolean;
  readonly terms: readonly FacetTerm[];
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

/** S§3 search result page. */
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

/** S§5: quote, caret and tilde have a meaning to search engines that no shopper intends. */
export function cleanSearchTerm(term: string): string {
  return term
    .replace(/["“”^~]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TERM)
    .toWellFormed();
}
const MAX_TERM = 200;

/** `/categories/{slug}` where no category has the slug, but a brand does. */
export function asBrandListing(state: ListingState): ListingState {
  return { ...state, mode: 'brand', brand: state.category, category: null };
}
