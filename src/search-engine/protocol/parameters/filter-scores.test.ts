/** Tests of scored conditions such as `brand:Oasis<score=3>` and the resulting order. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { RecordIndex } from '../../engine/index/record-index.ts';
import { prepareRules, ruleShape } from '../../rules/rule.ts';
import { handleCall } from '../protocol.ts';
import type { NamedIndex } from './build-query.ts';

const index = new RecordIndex({
  locale: 'en-GB',
  searchableAttributes: ['name'],
  exactAttributes: [],
  attributesForFaceting: ['brand', 'size'],
  filterOnlyAttributes: ['price'],
  customRanking: ['desc(popularity)'],
  sorts: { 'by-price': ['asc(price)'] },
  paginationLimitedTo: 1000,
});
index.upsert([
  {
    objectID: 'a',
    name: 'Midi dress',
    brand: 'Oasis',
    size: ['8', '10'],
    price: 30,
    popularity: 50,
    _tags: ['new'],
  },
  {
    objectID: 'b',
    name: 'Maxi dress',
    brand: 'Warehouse',
    size: ['10'],
    price: 20,
    popularity: 40,
  },
  {
    objectID: 'c',
    name: 'Wool coat',
    brand: 'Lumen & Co',
    size: ['12', '10'],
    price: 10,
    popularity: 30,
    _tags: ['new'],
  },
  { objectID: 'd', name: 'Linen dress', brand: 'acme', size: ['12'], price: 5, popularity: 20 },
]);

async function search(body: object, named: Partial<NamedIndex> = {}) {
  const host = {
    findIndex: async () => ({ name: 'shop', index, sort: 'relevance', ...named }),
    onEvents() {},
  };
  return handleCall({ method: 'POST', path: '/1/indexes/shop/query', body }, host);
}

async function hitsOf(body: object, named: Partial<NamedIndex> = {}) {
  const result = await search(body, named);
  expect(result, JSON.stringify(result.body)).toMatchObject({ status: 200 });
  const rankingInfo = z.object({ filters: z.number() }).optional();
  const hit = z.object({ objectID: z.string(), _rankingInfo: rankingInfo });
  return z.object({ hits: z.array(hit) }).parse(result.body).hits;
}

const ids = async (body: object, named: Partial<NamedIndex> = {}) =>
  (await hitsOf(body, named)).map(({ objectID }) => objectID).join('');

describe('a score orders the records that match', () => {
  test.each([
    [{ filters: 'brand:Oasis<score=1> OR brand:Warehouse<score=3>' }, 'ba'],
    [
      {
        filters:
          '(brand:"Lumen & Co"<score=2> OR brand:Oasis OR brand:acme<score=9>) AND price < 100',
      },
      'dca',
    ],
    [{ filters: 'brand:Oasis OR NOT size:10<score=4>' }, 'da'],
    [{ filters: 'price < 25<score=2> OR price >= 25' }, 'bcda'],
    [{ filters: 'price:1 TO 12<score=2> OR price:13 TO 40<score=1>' }, 'cdab'],
    [{ filters: 'new<score=5>' }, 'ac'],
    [{ facetFilters: [['brand:Oasis<score=1>', 'brand:Warehouse<score=3>']] }, 'ba'],
    [{ facetFilters: '(brand:Oasis<score=1>,brand:Warehouse<score=3>)' }, 'ba'],
    [{ facetFilters: 'brand:Warehouse<score=3>' }, 'b'],
    [{ numericFilters: [['price>=25<score=1>', 'price<12<score=2>']] }, 'cda'],
    [{ filters: 'brand:Oasis<score=1> OR brand:Warehouse<score=3>', query: 'dress' }, 'ba'],
  ])('%j', async (body, expected) => {
    expect(await ids(body)).toBe(expected);
  });
});

test('of several conditions that a record satisfies the highest counts, or their sum', async () => {
  const filters = 'size:12<score=2> OR size:10<score=3> OR size:8<score=2>';
  expect(await ids({ filters })).toBe('abcd');
  expect(await ids({ filters, sumOrFiltersScores: true })).toBe('acbd');
  const [first] = await hitsOf({ filters, getRankingInfo: true });
  expect(first?._rankingInfo?.filters).toBe(3);
  const [sum] = await hitsOf({ filters, getRankingInfo: true, sumOrFiltersScores: true });
  expect(sum?._rankingInfo?.filters).toBe(5);
  expect(
    await ids({ optionalFilters: [['size:8', 'size:10', 'size:12']], sumOrFiltersScores: true }),
  ).toBe('acbd');
});

test('a rule may have scores, and another sort ignores them', async () => {
  const rule = {
    objectID: 'r',
    consequence: { params: { filters: 'brand:Oasis<score=1> OR brand:acme<score=2>' } },
  };
  expect(await ids({}, { rules: prepareRules([ruleShape.parse(rule)], index.folding) })).toBe('da');
  expect(
    await ids({ filters: 'brand:Oasis<score=9> OR brand:Warehouse' }, { sort: 'by-price' }),
  ).toBe('ba');
});

test('an invalid score is refused with the name of the parameter', async () => {
  for (const filters of ['brand:Oasis<score=>', 'brand:Oasis<points=3>'])
    expect(await search({ filters })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^filters /) },
    });
});
