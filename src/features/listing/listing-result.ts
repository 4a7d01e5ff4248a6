/** What a listing's page reads of its results: printed into every page, so nothing twice and nothing more. */
import { compareSizes } from '#features/catalogue/compare-sizes.ts';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import type { FacetKey, ListingFacet, ListingPage, ListingState } from '#features/search/listing.ts';
import type { Instead } from '#features/search/read-instead.ts';
import type { Banner } from '#features/search/rendering.ts';
import type { PageAddresses } from '#kit/meta.ts';

/** A category as the page names it. */
export type Place = { readonly slug: string; readonly name: string };

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
  /** Other words than those asked for, with which something was found. */
  readonly instead?: Instead;
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
  /** Wider categories, the widest first. */
  readonly trail: readonly Place[];
  /** Narrower categories; for searches and brands those to filter by. */
  readonly places: readonly Place[];
  readonly addresses: PageAddresses | undefined;
};

/** In this order. */
const SHOWN: readonly FacetKey[] = ['category', 'department', 'size', 'colour', 'brand', 'price', 'discount'];

/** A category narrows by links, so only searches and brands filter by category, and by those `places` that they can name. */
export function toListingResult(
  { edges, total, instead, banners, facets }: ListingPage,
  state: ListingState,
  places: readonly Place[],
): ListingResult {
  const shown = SHOWN.filter((key) => !isSettled(key, state)).flatMap((key) => facets.find((facet) => facet.key === key) ?? []);
  const named = new Set(places.map(({ slug }) => slug));
  const terms = shown
    .map(toShownFacet)
    .map((facet) => (facet.key === 'category' ? { ...facet, terms: facet.terms.filter(([slug]) => named.has(slug)) } : facet));
  return {
    cards: edges.map(({ node }) => toCardHit(node)),
    total,
    ...(instead && { instead }),
    ...(banners.length > 0 && state.page === 1 && { banners }),
    facets: terms.filter(leadsSomewhere),
  };
}

/** What the address itself says is no choice. */
function isSettled(key: FacetKey, { mode, brand }: ListingState): boolean {
  return mode === 'category' && (key === 'category' || key === 'department') ? true : key === 'brand' && brand !== null;
}

/** Most products first; sizes from small to large. */
function toShownFacet({ key, terms, range }: ListingFacet): ShownFacet {
  const shown = terms.map(({ value, count }) => [value, count] as const);
  if (key === 'size') shown.sort(([a], [b]) => compareSizes(a, b));
  return { key, terms: shown, ...(range && { range: [range.min, range.max] as const }) };
}

/** A facet with nothing to choose from helps nobody. */
function leadsSomewhere({ terms, range }: ShownFacet): boolean {
  return range ? range[0] < range[1] : terms.length > 0;
}
