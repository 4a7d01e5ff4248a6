/** Maps the index's response to the listing's result page. */

import {
  type FacetValue,
  type ListingFacet,
  type ListingPage,
  type ListingState,
  MINIMUM_FACETS,
  VALUE_FACETS,
} from '../listing.ts';
import { COLOUR_SIZES, type Counts, countByColourSize } from '../records/colour-sizes.ts';
import { toProductCard, withPricesOfColour } from '../records/product-card.ts';
import { parseBanners, safeUrl, textAt } from '../rendering/rendering.ts';
import { SORTS } from '../search.ts';
import { parseQueryRewrite } from './parse-query-rewrite.ts';
import type { ListingResults } from './query-listing.ts';

/** `exactCounts`: exact counts of facet values that the counts of combinations cannot give. */
export function toListingPage(
  results: ListingResults,
  state: ListingState,
  exactCounts: Counts = {},
): ListingPage {
  const isByVariant = showsPricesOfVariant(state);
  const offset = results.page * results.hitsPerPage;
  const edges = results.hits.map((hit, position) => {
    const card = toProductCard(hit, { ...state.refinements, similar: similarColourOf(hit, state) });
    return {
      cursor: String(offset + position),
      node: isByVariant ? withPricesOfColour(card) : card,
    };
  });
  const hasNext = results.page + 1 < results.nbPages;
  return {
    edges,
    pageInfo: {
      ...{ hasNextPage: hasNext, hasNext, hasPrevious: state.page > 1 },
      ...{ endCursor: edges.at(-1)?.cursor ?? null, length: edges.length, offset },
    },
    total: results.nbHits,
    rewrite: parseQueryRewrite(results),
    facets: [
      ...VALUE_FACETS.flatMap((facet) => toValueFacet(facet, results, state, exactCounts)),
      ...MINIMUM_FACETS.flatMap((facet) => toMinimumFacet(facet, results, state)),
      ...priceFacet(results, state),
    ],
    selectedFacets: selectedFacets(state),
    queryId: results.queryID ?? null,
    abTestID: results.abTestID ?? null,
    abTestVariantID: results.abTestVariantID ?? null,
    redirect: safeUrl(
      textAt(results.renderingContent, 'redirect', 'url') ??
        firstText(results.userData, 'redirect'),
    ),
    redirectMobile: safeUrl(firstText(results.userData, 'redirectMobile')),
    banners: parseBanners(results.renderingContent),
    sortOptions: SORTS.map((key) => ({
      key,
      label: `listing.sort.${key}`,
      default: key === 'relevance',
      selected: key === state.sort,
    })),
  };
}

function similarColourOf({ objectID }: { readonly objectID: string }, { similarTo }: ListingState) {
  return similarTo?.products.find(({ productKey }) => productKey === objectID)?.colour;
}

/** True where a colour or one size is filtered by, and neither prices nor savings are. */
function showsPricesOfVariant({ refinements, price, discount, sort }: ListingState): boolean {
  const { colour = [], size = [] } = refinements;
  const isByPrice = price !== null || discount !== null || sort.startsWith('price-');
  return (colour.length > 0 || size.length === 1) && !isByPrice;
}

export function facetCountsOf(results: ListingResults, attribute: string): Counts {
  return (results.disjunctiveFacets.find((facet) => facet.name === attribute)?.data ??
    {}) as Counts;
}

/** Maximum number of values per facet on a page. */
export const MAX_FACET_VALUES = 100;

/** Selected values stay even without results, so that they can be removed. */
function toValueFacet(
  { key, attribute }: (typeof VALUE_FACETS)[number],
  results: ListingResults,
  state: ListingState,
  exactCounts: Counts,
): ListingFacet[] {
  const filterValues = state.refinements[key] ?? [];
  const counts = Object.entries(
    countByColourSize(key, state, facetCountsOf(results, COLOUR_SIZES), exactCounts) ??
      facetCountsOf(results, attribute),
  );
  const counted = counts
    .map(([value, count]) => ({ value, count, selected: filterValues.includes(value) }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_FACET_VALUES);
  const missingValues = filterValues.filter(
    (value) => !counted.some((item) => item.value === value),
  );
  const values = [
    ...counted,
    ...missingValues.map((value) => ({ value, count: 0, selected: true })),
  ];
  return values.length > 0
    ? [{ key, label: `listing.facet.${key}`, selected: filterValues.length > 0, values }]
    : [];
}

/** Cumulative counts: the value `20` counts every product with at least 20. */
function toMinimumFacet(
  { key, attribute, steps }: (typeof MINIMUM_FACETS)[number],
  results: ListingResults,
  state: ListingState,
): ListingFacet[] {
  const data = results.disjunctiveFacets.find((facet) => facet.name === attribute)?.data ?? {};
  const counts = Object.entries(data).map(([value, count]) => ({
    value: Number(value),
    count: Number(count),
  }));
  const values: FacetValue[] = steps.map((step) => ({
    value: String(step),
    count: counts.reduce((sum, { value, count }) => (value >= step ? sum + count : sum), 0),
    selected: state[key] === step,
  }));
  const selected = state[key] !== null;
  const displayed = values.filter((item) => item.count > 0 || item.selected);
  return displayed.length > 0 || selected
    ? [{ key, label: `listing.facet.${key}`, selected, values: displayed }]
    : [];
}

function priceFacet(results: ListingResults, { price }: ListingState): ListingFacet[] {
  const stats = results.getFacetStats('price');
  if (!stats && !price) return [];
  const range = {
    min: stats?.min ?? price?.min ?? 0,
    max: stats?.max ?? price?.max ?? 0,
    from: price?.min ?? null,
    to: price?.max ?? null,
  };
  return [
    { key: 'price', label: 'listing.facet.price', selected: price !== null, values: [], range },
  ];
}

function selectedFacets(state: ListingState): ListingPage['selectedFacets'] {
  const values = VALUE_FACETS.flatMap(({ key }) =>
    (state.refinements[key] ?? []).map((value) => ({ key, value })),
  );
  const minimums = MINIMUM_FACETS.flatMap(({ key }) =>
    state[key] === null ? [] : [{ key, value: String(state[key]) }],
  );
  const { price } = state;
  return [
    ...values,
    ...minimums,
    ...(price ? [{ key: 'price' as const, value: `${price.min}-${price.max ?? 'max'}` }] : []),
  ];
}

/** First string of that name in `userData`, where each rule adds one entry. */
function firstText(userData: unknown, name: string): string | null {
  const entries = Array.isArray(userData) ? userData : [userData];
  return entries.map((entry) => textAt(entry, name)).find((text) => text !== null) ?? null;
}
