/** Tests of hits, order and facet counts against a brute-force scan, by `algoliasearch-helper`. */
import algoliasearchHelper, { type SearchResults } from 'algoliasearch-helper';
import { beforeAll, expect, test } from 'vitest';
import { createInProcessClient } from '#features/search/client/in-process-client.ts';
import type { SearchClient } from '#features/search/client/search-client.ts';
import { createRandom, searchRecords } from '#features/search/search.fixtures.ts';
import type { SearchRecord, Sort } from '#features/search/search.ts';
import { SORTS } from '#features/search/search.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { expectDefined } from '#test/expect-defined.ts';

/** Fewer different prices than `maxValuesPerFacet`, so that the facet counts have all of them. */
const RECORDS = searchRecords(1500, 3, 40).map((record) => ({
  ...record,
  price: Math.round(record.price / 50) * 50,
}));
const FACETS = [
  'categorySlugs',
  'brand',
  'colourFacet',
  'sizes',
  'discountPercentage',
  'price',
] as const;
type Facet = (typeof FACETS)[number];
const PRIMARY_INDEX = 'aldermoor-en-GB';
const MAX_VALUES_PER_FACET = 1000;
const HITS_PER_PAGE = 12;

type Choice = {
  readonly terms: Partial<Record<Facet, readonly string[]>>;
  readonly ranges: Partial<Record<'price' | 'discountPercentage', readonly [number, number]>>;
  readonly sort: Sort;
  readonly page: number;
};

let client: SearchClient;

beforeAll(async () => {
  const search = await createMemorySearch(createMemoryCatalogue(RECORDS));
  await search.ready();
  client = createInProcessClient(search);
});

/** `SEARCH_ROUNDS=2000 npm run test:unit -- brute-force` runs more rounds. */
const ROUNDS = Number(process.env.SEARCH_ROUNDS ?? 300);

test(`${ROUNDS} random choices of filters, ranges and sorts equal a brute-force scan`, {
  timeout: 600_000,
}, async () => {
  const random = createRandom(11);
  for (let round = 0; round < ROUNDS; round++) {
    const choice = randomChoice(random);
    const results = await searchFor(choice, HITS_PER_PAGE);
    const matching = RECORDS.filter((record) => matches(record, choice)).sort(compare(choice.sort));
    const context = JSON.stringify(choice);
    expect(results.nbHits, context).toBe(matching.length);
    expect(
      results.hits.map((hit) => hit.objectID),
      context,
    ).toEqual(
      matching
        .slice(choice.page * HITS_PER_PAGE, (choice.page + 1) * HITS_PER_PAGE)
        .map((record) => record.objectID),
    );
    for (const facet of FACETS)
      expect(countsOf(results, facet), `${facet} in ${context}`).toEqual(
        countByScan(choice, facet),
      );
    expect(results.getFacetStats('price') ?? null, context).toEqual(priceStats(choice));
  }
});

test('pages neither repeat nor lose a hit, whatever the sort', async () => {
  for (const sort of SORTS) {
    const choice: Choice = { terms: { categorySlugs: ['womens'] }, ranges: {}, sort, page: 0 };
    const expected = RECORDS.filter((record) => matches(record, choice));
    const seen: string[] = [];
    for (let page = 0; page * 25 < expected.length; page++) {
      const { hits } = await searchFor({ ...choice, page }, 25);
      seen.push(...hits.map((hit) => hit.objectID));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted()).toEqual(expected.map((record) => record.objectID).sort());
  }
});

async function searchFor(
  { terms, ranges, sort, page }: Choice,
  hitsPerPage: number,
): Promise<SearchResults<SearchRecord>> {
  const index = sort === 'relevance' ? PRIMARY_INDEX : `${PRIMARY_INDEX}-${sort}`;
  const helper = algoliasearchHelper(client, index, {
    disjunctiveFacets: [...FACETS],
    hitsPerPage,
    maxValuesPerFacet: MAX_VALUES_PER_FACET,
  });
  for (const facet of FACETS)
    for (const value of terms[facet] ?? []) helper.addDisjunctiveFacetRefinement(facet, value);
  for (const [attribute, [low, high]] of Object.entries(ranges))
    helper.addNumericRefinement(attribute, '>=', low).addNumericRefinement(attribute, '<=', high);
  const { content } = await helper.searchOnce(helper.state.setPage(page));
  return content;
}

function randomChoice(random: () => number): Choice {
  const record = () => expectDefined(RECORDS[Math.floor(random() * RECORDS.length)]);
  const randomValues = (facet: Exclude<Facet, 'price' | 'discountPercentage'>) => {
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const recordValues = valuesOf(record(), facet);
      return recordValues[Math.floor(random() * recordValues.length)];
    });
    return [...new Set(values.filter((value) => value !== undefined))];
  };
  const terms: Partial<Record<Facet, readonly string[]>> = {};
  for (const facet of ['categorySlugs', 'brand', 'colourFacet', 'sizes'] as const)
    if (random() < 0.45) terms[facet] = randomValues(facet);
  const low = Math.floor(random() * 15_000);
  return {
    terms,
    ranges: {
      ...(random() < 0.4 ? { price: [low, low + Math.floor(random() * 15_000)] as const } : {}),
      ...(random() < 0.2 ? { discountPercentage: [10, 60] as const } : {}),
    },
    sort: SORTS[Math.floor(random() * SORTS.length)] ?? 'relevance',
    page: Math.floor(random() * 3),
  };
}

function valuesOf(record: SearchRecord, facet: Facet): string[] {
  const value = record[facet];
  return (Array.isArray(value) ? value : [value]).map(String);
}

/** The counts of a disjunctive facet ignore the selection in that facet: `ignoredFacet`. */
function matches(record: SearchRecord, { terms, ranges }: Choice, ignoredFacet?: Facet): boolean {
  const matchesTerms = FACETS.every((facet) => {
    const expectedTerms = terms[facet];
    return (
      facet === ignoredFacet ||
      !expectedTerms ||
      expectedTerms.length === 0 ||
      valuesOf(record, facet).some((value) => expectedTerms.includes(value))
    );
  });
  return (
    matchesTerms &&
    Object.entries(ranges).every(
      ([name, [low, high]]) =>
        name === ignoredFacet || isWithin(Reflect.get(record, name), low, high),
    )
  );
}

function isWithin(value: unknown, low: number, high: number): boolean {
  return Number(value) >= low && Number(value) <= high;
}

function countByScan(choice: Choice, facet: Facet): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of RECORDS)
    if (matches(record, choice, facet))
      for (const value of new Set(valuesOf(record, facet)))
        counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Drops the zero counts that the helper adds for selected values. */
function countsOf(results: SearchResults<SearchRecord>, facet: Facet): Record<string, number> {
  const counts: object =
    results.disjunctiveFacets.find((candidate) => candidate.name === facet)?.data ?? {};
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function priceStats(choice: Choice): object | null {
  const prices = RECORDS.filter((record) => matches(record, choice, 'price')).map(
    (record) => record.price,
  );
  if (prices.length === 0) return null;
  const sum = prices.reduce((total, price) => total + price, 0);
  return { min: Math.min(...prices), max: Math.max(...prices), avg: sum / prices.length, sum };
}

function compare(sort: Sort): (a: SearchRecord, b: SearchRecord) => number {
  const first = {
    relevance: () => 0,
    'price-asc': byPrice(1),
    'price-desc': byPrice(-1),
    'best-sellers': byPopularity,
    'best-rated': byRating,
    newness: byNewness,
  }[sort];
  const inStockFirst = (a: SearchRecord, b: SearchRecord) =>
    Number(b.isOnStock) - Number(a.isOnStock);
  const byId = (a: SearchRecord, b: SearchRecord) => (a.objectID < b.objectID ? -1 : 1);
  return (a, b) =>
    first(a, b) || inStockFirst(a, b) || byPopularity(a, b) || byNewness(a, b) || byId(a, b);
}

function byPrice(sign: 1 | -1): (a: SearchRecord, b: SearchRecord) => number {
  return (a, b) => (a.price - b.price) * sign;
}

function byPopularity(a: SearchRecord, b: SearchRecord): number {
  return b.popularity - a.popularity;
}

function byRating(a: SearchRecord, b: SearchRecord): number {
  return b.ratingScore - a.ratingScore;
}

function byNewness(a: SearchRecord, b: SearchRecord): number {
  return b.newness - a.newness;
}
