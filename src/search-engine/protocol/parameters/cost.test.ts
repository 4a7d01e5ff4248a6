/** Tests of the cost limits of a call, which allow a page with every facet selected. */
import { beforeAll, expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import { FACETS } from '#features/search/search.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';

const INDEX = 'aldermoor-en-GB';
let search: Search;

beforeAll(async () => {
  search = await createMemorySearch(createMemoryCatalogue(searchRecords(2000)));
});

const sendQueries = (requests: readonly object[]) =>
  search.handle({
    method: 'POST',
    path: '/1/indexes/*/queries',
    body: { requests: requests.map((request) => ({ indexName: INDEX, ...request })) },
  });

test('a page with every facet counted and selected is answered', async () => {
  const others = FACETS.map((facet) => ({
    query: 'wool dress',
    facets: facet,
    hitsPerPage: 0,
    maxValuesPerFacet: 1000,
  }));
  expect(
    (
      await sendQueries([
        { query: 'wool dress', facets: ['*'], hitsPerPage: 48, attributesToHighlight: ['*'] },
        ...others,
      ])
    ).status,
  ).toBe(200);
});

test('highlighting every text of thousands of hits is refused, each time', async () => {
  const greedy = Array.from({ length: 10 }, () => ({
    query: 'wool cotton',
    hitsPerPage: 1000,
    attributesToHighlight: ['*'],
  }));
  for (const time of ['first', 'second'])
    expect(await sendQueries(greedy), time).toEqual({
      status: 400,
      body: { status: 400, message: expect.stringContaining('more work') },
    });
  expect((await sendQueries(greedy.slice(0, 1))).status).toBe(200);
});

test('facet searches and texts of a call are counted together', async () => {
  const facetQueries = Array.from({ length: 32 }, (_, n) => ({
    type: 'facet',
    facet: 'price',
    facetQuery: String(n),
    query: `wool ${n} c`,
  }));
  const responses = [
    await sendQueries(facetQueries.slice(0, 4)),
    await sendQueries([
      ...facetQueries.slice(0, 16),
      ...Array.from({ length: 16 }, () => ({ query: 'c', hitsPerPage: 300 })),
    ]),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 400]);
});
