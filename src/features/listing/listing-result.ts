/** What a listing's page reads of its results: printed into every page, so nothing twice and nothing more. */
import { compareSizes } from '#features/catalogue/compare-sizes.ts';
import type { FoundText } from '#features/page-search/page-search.ts';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import {
  EMPTY_LISTING,
  type FacetKey,
  type ListingFacet,
  type ListingPage,
  type ListingState,
} from '#features/search/listing.ts';
import type { QueryRewrite } from '#features/search/read-query-rewrite.ts';
import type { Banner } from '#features/search/rendering.ts';
import type { PageAddresses } from '#kit/meta.ts';

/** A category as the page names it. */
export type Place = {
  readonly slug: string;
  readonly name: string;
  /** The department's name, where categories of several stand together. */
  readonly within?: string;
  /** How many products of this listing it holds, where it is narrower than the page. */
  readonly count?: number;
};

/** What it is called, and how many products it leads to. */
export type ShownTerm = readonly [value: string, count: number];

export type ShownFacet = {
  readonly key: FacetKey;
  readonly terms: readonly ShownTerm[];
  /** Ends of the price over all results, in minor units. */
  readonly range?: readonly [min: number, max: number];
};

export type ListingResult = {
  readonly cards: readonly CardHit[];
  readonly total: number;
  /** BAG-4: names the search to clicks and conversions. */
  readonly queryId?: string;
  /** Other words than those asked for, with which something was found. */
  readonly rewrite?: QueryRewrite;
  /** What others buy, where nothing was found. */
  readonly bestSellers?: readonly CardHit[];
  /** Printed before the products of the first page. */
  readonly banners?: readonly Banner[];
  readonly facets: readonly ShownFacet[];
};

/** What a listing's page is made from. */
export type ListingData = {
  readonly state: ListingState;
  readonly result: ListingResult;
  /** The category's or brand's name; none for a search. */
  readonly name: string | null;
  /** The name of the brand to which the address narrows a category. */
  readonly brand?: string;
  /** Wider categories, the widest first. */
  readonly trail: readonly Place[];
  /** Narrower categories; for searches and brands those to filter by. */
  readonly places: readonly Place[];
  readonly addresses: PageAddresses | undefined;
  /** Editors' pages that answer a search. */
  readonly pages?: readonly FoundText[];
};

/** In this order. */
const SHOWN: readonly FacetKey[] = [
  ...(['category', 'department', 'size', 'colour', 'brand', 'price', 'discount'] as const),
  ...(['rating', 'style', 'occasion', 'collection'] as const),
];

/** Of what says again what a category says, those with most products. */
const MOST_STYLES = 16;

/** Whether the products answer the words as they stand. */
export function areProductsSure({
  total,
  rewrite,
}: Pick<ListingPage, 'total' | 'rewrite'>): boolean {
  return total > 0 && !rewrite;
}

/** The narrower categories with their counts among these results. */
export function countPlaces(
  places: readonly Place[],
  facets: ListingPage['facets'],
  { category }: ListingState,
): readonly Place[] {
  if (category === null) return places;
  const counts = new Map(
    facets.find(({ key }) => key === 'category')?.terms.map(({ value, count }) => [value, count]),
  );
  return places.map((place) => ({ ...place, count: counts.get(place.slug) ?? 0 }));
}

/** What to show where nothing was found: the same shop, from its most bought. */
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

/** A category narrows by links, so only searches and brands filter by category, and by those `places` that they can name. */
export function toListingResult(
  { edges, total, queryId, rewrite, banners, facets }: ListingPage,
  state: ListingState,
  places: readonly Place[],
  promotions: CardPromotions,
): ListingResult {
  const shown = SHOWN.filter((key) => !isSettled(key, state)).flatMap(
    (key) => facets.find((facet) => facet.key === key) ?? [],
  );
  const named = new Set(places.map(({ slug }) => slug));
  const terms = shown
    .map(toShownFacet)
    .map((facet) =>
      facet.key === 'category'
        ? { ...facet, terms: facet.terms.filter(([slug]) => named.has(slug)) }
        : facet,
    );
  return {
    cards: edges.map(({ node }) => toCardHit(node, promotions)),
    total,
    ...(queryId !== null && { queryId }),
    ...(rewrite && { rewrite }),
    ...(banners.length > 0 && state.page === 1 && { banners }),
    facets: terms.filter(leadsSomewhere),
  };
}

/** What the address itself says is no choice. */
function isSettled(key: FacetKey, { mode, brand }: ListingState): boolean {
  return mode === 'category' && (key === 'category' || key === 'department')
    ? true
    : key === 'brand' && brand !== null;
}

/** Most products first; sizes from small to large. */
function toShownFacet({ key, terms, range }: ListingFacet): ShownFacet {
  const shown = terms.map(({ value, count }) => [value, count] as const);
  if (key === 'size') shown.sort(([a], [b]) => compareSizes(a, b));
  return {
    key,
    terms: key === 'style' ? keepChosen(shown, terms) : shown,
    ...(range && { range: [range.min, range.max] as const }),
  };
}

function keepChosen(
  shown: readonly ShownTerm[],
  terms: ListingFacet['terms'],
): readonly ShownTerm[] {
  return shown.filter((_, index) => index < MOST_STYLES || terms[index]?.selected);
}

/** A facet with nothing to choose from helps nobody. */
function leadsSomewhere({ terms, range }: ShownFacet): boolean {
  return range ? range[0] < range[1] : terms.length > 0;
}
