/** Measures the embedded search engine: `npm run bench search 20000`. CPU per call, answers written as JSON. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import algoliasearchHelper from 'algoliasearch-helper';
import { createRandom, searchRecords } from '#features/search/search.fixtures.ts';
import { FACETS, indexName, type SearchRecord } from '#features/search/search.ts';
import type { RecordIndex } from '#providers/search/embedded/engine/record-index.ts';
import { answerCall, type ProtocolHost } from '#providers/search/embedded/protocol/protocol.ts';
import { createShopIndex } from '#providers/search/embedded/shop-index.ts';

const INDEX = 'bench-en-GB';
const WARM_UP = 300;
const CALLS = 400;
const COUNTED = ['categorySlugs', 'brand', 'colourFacet', 'sizes', 'department', 'styleTaxonomy', 'discountPercentage', 'price'];
const CARD = [
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

type Call = { readonly requests: readonly unknown[] };

function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 20_000);
  if (!Number.isInteger(count) || count < 1) throw new Error('Usage: bench-search.ts NUMBER_OF_PRODUCTS');
  const records = searchRecords(count);
  const started = performance.now();
  const index = createShopIndex('en-GB');
  index.upsert(records);
  index.settle();
  const built = performance.now() - started;
  settleMemory();
  print(`products ${count}, built in ${(built / 1000).toFixed(2)} s, whole process ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
  return measureAll(index, records);
}

async function measureAll(index: RecordIndex, records: readonly SearchRecord[]): Promise<void> {
  const host: ProtocolHost = {
    findIndex: async (name) => ({ name, index, sort: name === INDEX ? 'relevance' : name.slice(INDEX.length + 1) }),
    onEvents() {},
  };
  const random = createRandom(7);
  const any = (): SearchRecord => records[Math.floor(random() * records.length)] as SearchRecord;
  const text = (query: string, facets: readonly string[] = COUNTED): Call => ({
    requests: [{ indexName: INDEX, query, facets, hitsPerPage: 24, attributesToRetrieve: CARD, attributesToHighlight: [] }],
  });
  const typed = (word: string, letters: number) => text(word.slice(0, letters), []);
  await measure('A: 5 sub-queries, sorted by price, 48 hits', () => listingCall(any(), any(), 48), host);
  await measure('category only, 8 facets', () => categoryCall(any()), host);
  await measure('no filter, 12 facets', () => text('', FACETS), host);
  await measure('text: three words, 8 facets', () => text(words(any())), host);
  await measure('text: one word with a typo', () => text(misspelt(words(any()).split(' ')[1] ?? '')), host);
  await measure('as-you-type: 1 letter', () => typed(words(any()), 1), host);
  await measure('as-you-type: 3 letters', () => typed(words(any()), 3), host);
  await measure('as-you-type: two words, the second begun', () => typed(words(any()), 10), host);
  measureWrites(index, any);
}

/** What loading left behind is collected first: a shop has done so long before its first rush. */
function settleMemory(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function words(record: SearchRecord): string {
  return record.name.split(' ').slice(1).join(' ');
}

function misspelt(word: string): string {
  return `${word.slice(0, 1)}${word.slice(2)}`;
}

/** What the helper really sends for four disjunctive refinements. */
function listingCall(record: SearchRecord, other: SearchRecord, hitsPerPage: number): Call {
  let requests: readonly unknown[] = [];
  const client = {
    addAlgoliaAgent() {},
    search: (given: readonly { indexName: string; params: object }[]) => {
      requests = given.map(({ indexName: name, params }) => ({ indexName: name, ...params }));
      return new Promise<never>(() => {});
    },
  };
  const helper = algoliasearchHelper(client as never, indexName('bench', 'en-GB', 'price-asc'), {
    disjunctiveFacets: COUNTED,
    hitsPerPage,
    attributesToRetrieve: CARD,
    attributesToHighlight: [],
  });
  helper.addDisjunctiveFacetRefinement('categorySlugs', record.categorySlugs[1] ?? '');
  for (const brand of [record.brand, other.brand]) helper.addDisjunctiveFacetRefinement('brand', brand);
  for (const size of record.sizes.slice(0, 2)) helper.addDisjunctiveFacetRefinement('sizes', size);
  helper.addNumericRefinement('price', '>=', 1000).addNumericRefinement('price', '<=', 15_000);
  helper.search();
  return { requests };
}

function categoryCall(record: SearchRecord): Call {
  const facetFilters = [`categorySlugs:${record.categorySlugs[1]}`];
  return {
    requests: [{ indexName: INDEX, facetFilters, facets: COUNTED, hitsPerPage: 48, attributesToRetrieve: CARD, attributesToHighlight: [] }],
  };
}

async function measure(name: string, next: () => Call, host: ProtocolHost): Promise<void> {
  const spent: number[] = [];
  for (let i = 0; i < WARM_UP + CALLS; i++) {
    const body = next();
    const before = process.cpuUsage();
    JSON.stringify((await answerCall({ method: 'POST', path: '/1/indexes/*/queries', body }, host)).body);
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1000);
  }
  const sorted = spent.slice(WARM_UP).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  print(`${name.padEnd(44)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms`);
}

/** One changed product until it is found. */
function measureWrites(index: RecordIndex, any: () => SearchRecord): void {
  const spent = Array.from({ length: 50 }, () => {
    const before = performance.now();
    index.upsert([{ ...any(), price: 1 }]);
    index.settle();
    return performance.now() - before;
  }).sort((a, b) => a - b);
  print(`${'one product written and in order'.padEnd(44)} p50 ${spent[25]?.toFixed(2)} ms   max ${spent.at(-1)?.toFixed(2)} ms`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
