/** Generates reproducible search requests for benchmarks, by kind of call. */
import algoliasearchHelper from 'algoliasearch-helper';
import { createRandom } from '#features/search/search.fixtures.ts';
import { FACETS, indexName, type SearchRecord } from '#features/search/search.ts';

export const BENCH_INDEX = indexName('aldermoor', 'en-GB');
const PRICE_INDEX = indexName('aldermoor', 'en-GB', 'price-asc');
const COUNTED_FACETS = [
  'categorySlugs',
  'brand',
  'colourFacet',
  'sizes',
  'department',
  'styleTaxonomy',
  'discountPercentage',
  'price',
];
const CARD_ATTRIBUTES = [
  'productKey',
  'slug',
  'name',
  'brand',
  'price',
  'wasPrice',
  'discountPercentage',
  'colourVariants',
  'isOnStock',
  'averageRating',
];

export type BenchCall = { readonly requests: readonly unknown[] };
export type CallKind = { readonly name: string; readonly next: () => BenchCall };

export function createCallKinds(records: readonly SearchRecord[]): readonly CallKind[] {
  const random = createRandom(7);
  const randomRecord = (): SearchRecord =>
    records[Math.floor(random() * records.length)] as SearchRecord;
  return [
    {
      name: 'A: 5 sub-queries, sorted by price, 48 hits',
      next: () => listingCall(randomRecord(), randomRecord(), 48),
    },
    { name: 'category only, 8 facets', next: () => categoryCall(randomRecord()) },
    { name: 'no filter, 12 facets', next: () => textCall('', FACETS) },
    { name: 'text: three words, 8 facets', next: () => textCall(wordsOf(randomRecord())) },
    {
      name: 'text: one word with a typo',
      next: () => textCall(misspell(wordsOf(randomRecord()).split(' ')[1] ?? '')),
    },
    {
      name: 'as-you-type: 1 letter',
      next: () => textCall(wordsOf(randomRecord()).slice(0, 1), []),
    },
    {
      name: 'as-you-type: 3 letters',
      next: () => textCall(wordsOf(randomRecord()).slice(0, 3), []),
    },
    {
      name: 'as-you-type: two words, the second incomplete',
      next: () => textCall(wordsOf(randomRecord()).slice(0, 10), []),
    },
  ];
}

function wordsOf(record: SearchRecord): string {
  return record.name.split(' ').slice(1).join(' ');
}

function misspell(word: string): string {
  return `${word.slice(0, 1)}${word.slice(2)}`;
}

function textCall(query: string, facets: readonly string[] = COUNTED_FACETS): BenchCall {
  return {
    requests: [
      {
        indexName: BENCH_INDEX,
        query,
        facets,
        hitsPerPage: 24,
        attributesToRetrieve: CARD_ATTRIBUTES,
        attributesToHighlight: [],
      },
    ],
  };
}

/** The requests that algoliasearch-helper sends for four disjunctive refinements. */
function listingCall(record: SearchRecord, other: SearchRecord, hitsPerPage: number): BenchCall {
  let requests: readonly unknown[] = [];
  const client = {
    addAlgoliaAgent() {},
    search: (queries: readonly { indexName: string; params: object }[]) => {
      requests = queries.map(({ indexName: name, params }) => ({ indexName: name, ...params }));
      return new Promise<never>(() => {});
    },
  };
  const helper = algoliasearchHelper(client as never, PRICE_INDEX, {
    disjunctiveFacets: COUNTED_FACETS,
    hitsPerPage,
    attributesToRetrieve: CARD_ATTRIBUTES,
    attributesToHighlight: [],
  });
  helper.addDisjunctiveFacetRefinement('categorySlugs', record.categorySlugs[1] ?? '');
  for (const brand of [record.brand, other.brand])
    helper.addDisjunctiveFacetRefinement('brand', brand);
  for (const size of record.sizes.slice(0, 2)) helper.addDisjunctiveFacetRefinement('sizes', size);
  helper.addNumericRefinement('price', '>=', 1000).addNumericRefinement('price', '<=', 15_000);
  helper.search();
  return { requests };
}

function categoryCall(record: SearchRecord): BenchCall {
  const facetFilters = [`categorySlugs:${record.categorySlugs[1]}`];
  return {
    requests: [
      {
        indexName: BENCH_INDEX,
        facetFilters,
        facets: COUNTED_FACETS,
        hitsPerPage: 48,
        attributesToRetrieve: CARD_ATTRIBUTES,
        attributesToHighlight: [],
      },
    ],
  };
}
