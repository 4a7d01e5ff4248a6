/**
 * Queries the index for a page of a listing, with exact counts for every facet; import it
 * dynamically, as algoliasearch-helper adds 15 kB.
 */
import algoliasearchHelper, {
  type PlainSearchParameters,
  type SearchParameters,
  type SearchResults,
} from 'algoliasearch-helper';
import { requireIndex, toSearchError } from '../client/no-index.ts';
import type { SearchClient } from '../client/search-client.ts';
import {
  type ListingPage,
  type ListingState,
  MINIMUM_FACETS,
  type SimilarTo,
  VALUE_FACETS,
} from '../listing.ts';
import {
  COLOUR_SIZES,
  type ColourSizeValue,
  type Counts,
  facetValueKey,
  isColourOrSize,
  listColourSizes,
  listOverlappingValues,
  needsColourSizeCounts,
} from '../records/colour-sizes.ts';
import { CARD_ATTRIBUTES, type CardRecord, HIGHLIGHTED_COLOURS } from '../records/product-card.ts';
import type { SearchConfig } from '../search.ts';
import { facetCountsOf, MAX_FACET_VALUES, toListingPage } from './listing-page.ts';

export type ListingOptions = {
  /** Customer id or anonymous token, given only with consent to personalisation. */
  readonly userToken?: string;
  /** Rule contexts besides those of the page's category, brand or search. */
  readonly ruleContexts?: readonly string[];
};

/**
 * @throws Problem 503 "No Algolia index available" where the configuration names no index
 * or the service does not have it
 */
export async function queryListing(
  client: SearchClient,
  config: SearchConfig | null | undefined,
  state: ListingState,
  options: ListingOptions = {},
): Promise<ListingPage> {
  const helper = createHelper(client, requireIndex(config).index, state, options);
  try {
    const { content } = await helper.searchOnce({});
    const overlapping = listOverlappingValues(state, facetCountsOf(content, COLOUR_SIZES));
    return toListingPage(content, state, await countOverlapping(client, helper.state, overlapping));
  } catch (error) {
    throw toSearchError(error);
  }
}

/** Queries per request, so that a request costs no more than that of the listing itself. */
const MAX_QUERIES = 8;

/**
 * Products that match any of a value's combinations of colour and size. One query per value, as a
 * product with two of them counts once.
 */
async function countOverlapping(
  client: SearchClient,
  refined: SearchParameters,
  values: readonly ColourSizeValue[],
): Promise<Counts> {
  const unrefined = ['colour', 'size'].reduce(
    (state, name) => state.clearRefinements(attributeOf(name)),
    refined.clearRefinements(COLOUR_SIZES),
  );
  const countOnly = {
    page: 0,
    hitsPerPage: 0,
    facets: [],
    attributesToRetrieve: [],
    attributesToHighlight: [],
    clickAnalytics: false,
  };
  const requests = values.map(({ colourSizes }) => {
    const requested = colourSizes.reduce(
      (state, value) => state.addDisjunctiveFacetRefinement(COLOUR_SIZES, escapeDash(value)),
      unrefined,
    );
    return {
      indexName: refined.index,
      ...algoliasearchHelper(client, refined.index, requested).getQuery(),
      ...countOnly,
    };
  });
  const calls = Array.from({ length: Math.ceil(requests.length / MAX_QUERIES) }, (_, call) =>
    client.searchForHits(requests.slice(call * MAX_QUERIES, (call + 1) * MAX_QUERIES)),
  );
  const countResults = (await Promise.all(calls)).flatMap(({ results }) => results);
  return Object.fromEntries(
    values.map((item, index) => [facetValueKey(item), countResults[index]?.nbHits ?? 0]),
  );
}

function attributeOf(name: string): string {
  return VALUE_FACETS.find(({ key }) => key === name)?.attribute ?? '';
}

/** Product keys of the first `first` products, in order; retrieves no other attribute. */
export async function queryListingKeys(
  client: SearchClient,
  config: SearchConfig | null | undefined,
  state: ListingState,
  { first, ...options }: ListingOptions & { readonly first: number },
): Promise<readonly string[]> {
  const helper = createHelper(client, requireIndex(config).index, state, options);
  const keysOnly = {
    page: 0,
    hitsPerPage: first,
    facets: [],
    attributesToRetrieve: ['productKey'],
    clickAnalytics: false,
  };
  try {
    const { results } = await client.searchForHits([
      { indexName: helper.state.index, ...helper.getQuery(), ...keysOnly },
    ]);
    return (results[0]?.hits ?? []).map(({ objectID }) => objectID);
  } catch (error) {
    throw toSearchError(error);
  }
}

function createHelper(
  client: SearchClient,
  source: string,
  state: ListingState,
  options: ListingOptions,
) {
  const index = state.sort === 'relevance' ? source : `${source}-${state.sort}`;
  const helper = algoliasearchHelper(client, index, baseParameters(state, options));
  return helper.setState(refine(helper.state, state));
}

/** The helper's merged results; counts are read from them. */
export type ListingResults = SearchResults<CardRecord>;

function baseParameters(
  state: ListingState,
  { userToken, ruleContexts }: ListingOptions,
): PlainSearchParameters {
  const filters = pageFilters(state);
  return {
    query: state.q,
    page: state.page - 1,
    hitsPerPage: state.hitsPerPage,
    disjunctiveFacets: [
      ...[...VALUE_FACETS, ...MINIMUM_FACETS].map((facet) => facet.attribute),
      ...['price', ...(needsColourSizeCounts(state) ? [COLOUR_SIZES] : [])],
    ],
    maxValuesPerFacet: needsColourSizeCounts(state) ? MAX_COLOUR_SIZES : MAX_FACET_VALUES,
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    attributesToHighlight: state.q === '' ? [] : [...HIGHLIGHTED_COLOURS],
    clickAnalytics: true,
    // A literal search: no typo correction, no word left out.
    ...(state.q !== '' &&
      state.typedQuery === state.q && {
        typoTolerance: false,
        removeWordsIfNoResults: 'none' as const,
      }),
    ...(EXCLUDED_WORD.test(state.q) && { advancedSyntax: true }),
    ...(filters === '' ? {} : { filters }),
    ...(userToken === undefined ? {} : { userToken, enablePersonalization: true }),
    ...(state.similarTo && BY_SIMILARITY),
    ruleContexts: [...listRuleContexts(state), ...(ruleContexts ?? [])],
  };
}

/** The order of similar products is that of their scores: neither rules nor profiles change it. */
const BY_SIMILARITY = { enableRules: false, enablePersonalization: false } as const;

/** A word excluded by a leading dash. */
const EXCLUDED_WORD = /(?:^|\s)-[\p{L}\p{N}]/u;

/** Rule contexts of the page: `category-womens`, `brand-oasis`, `search`. */
function listRuleContexts({ mode, category, brand }: ListingState): string[] {
  const categories = [
    ...(category === null ? [] : [`category-${category}`]),
    ...(brand === null ? [] : [`brand-${brand}`]),
  ];
  return mode === 'text' ? ['search', ...categories] : categories;
}

/**
 * Filters of the page's own category, brand and products, and of stock. They are not facet
 * refinements, so that no facet lists or removes them.
 */
function pageFilters({ category, brand, similarTo, inStock }: ListingState): string {
  return [
    ...(similarTo === null ? [] : [`(${filterProducts(similarTo)})`]),
    ...(category === null ? [] : [`categorySlugs:${quoted(category)}`]),
    ...(brand === null ? [] : [`brandSlug:${quoted(brand)}`]),
    ...(inStock ? ['isOnStock:true'] : []),
  ].join(' AND ');
}

/** The first product scores highest. Without products, a key that cannot exist matches none. */
function filterProducts({ products }: SimilarTo): string {
  if (products.length === 0) return NO_PRODUCT;
  return products
    .map(({ productKey }, position) => {
      const score = products.length - position;
      return `objectID:${quoted(productKey)}<score=${score}>`;
    })
    .join(' OR ');
}

const NO_PRODUCT = 'objectID:" "';

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** The protocol's maximum of `maxValuesPerFacet`. */
const MAX_COLOUR_SIZES = 1000;

function refine(start: SearchParameters, state: ListingState): SearchParameters {
  let refined = start;
  const colourSizes = listColourSizes(state);
  for (const combination of colourSizes)
    refined = refined.addDisjunctiveFacetRefinement(COLOUR_SIZES, escapeDash(combination));
  for (const { key, attribute } of VALUE_FACETS)
    for (const value of colourSizes.length > 0 && isColourOrSize(key)
      ? []
      : (state.refinements[key] ?? []))
      refined = refined.addDisjunctiveFacetRefinement(attribute, escapeDash(value));
  for (const { key, attribute } of MINIMUM_FACETS) {
    const minimum = state[key];
    if (minimum !== null) refined = refined.addNumericRefinement(attribute, '>=', minimum);
  }
  if (state.price && state.price.min > 0)
    refined = refined.addNumericRefinement('price', '>=', state.price.min);
  if (state.price?.max != null)
    refined = refined.addNumericRefinement('price', '<=', state.price.max);
  return refined;
}

/** Escapes a leading dash, which would negate the refinement. */
function escapeDash(value: string): string {
  return value.startsWith('-') ? `\\${value}` : value;
}
