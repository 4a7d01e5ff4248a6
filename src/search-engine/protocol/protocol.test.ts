/** Tests of the protocol as clients use it: parameters in all forms, responses. */
import { liteClient } from 'algoliasearch/lite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createInProcessClient } from '#features/search/client/in-process-client.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search, SearchResponse } from '#features/search/search.port.ts';
import type { SearchRecord } from '#features/search/search.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { readBody } from './test-index.fixtures.ts';

const RECORDS = searchRecords(300, 5, 12);
const INDEX = 'aldermoor-en-GB';
const onEvents = vi.fn();
let search: Search;

beforeAll(async () => {
  search = await createMemorySearch(createMemoryCatalogue(RECORDS), { onEvents });
});

function post(path: string, body: unknown): Promise<SearchResponse> {
  return search.handle({ method: 'POST', path, body });
}

type Result = {
  readonly nbHits: number;
  readonly nbPages: number;
  readonly hits: readonly (SearchRecord & {
    readonly _highlightResult?: Record<string, { value: string }>;
  })[];
  readonly facets?: Record<string, Record<string, number>>;
  readonly facets_stats?: Record<string, { min: number }>;
  readonly queryID?: string;
};

async function query(params: Record<string, unknown>): Promise<Result> {
  const result = await post(`/1/indexes/${INDEX}/query`, params);
  expect(result, JSON.stringify(result.body)).toMatchObject({ status: 200 });
  return readBody(result);
}

function count(accepts: (record: SearchRecord) => boolean): number {
  return RECORDS.filter(accepts).length;
}

const [BRAND = '', OTHER = ''] = new Set(RECORDS.map((record) => record.brand));

describe('the same filter in every spelling', () => {
  const both = count((record) => record.brand === BRAND && record.price >= 2000);
  const either = count((record) => record.brand === BRAND || record.brand === OTHER);
  const otherBrands = count((record) => record.brand !== BRAND);
  const between = count((record) => record.price >= 1000 && record.price <= 5000);
  const table: readonly [Record<string, unknown>, number][] = [
    [{ facetFilters: [`brand:${BRAND}`], numericFilters: ['price>=2000'] }, both],
    [{ facetFilters: `brand:${BRAND}`, numericFilters: 'price >= 2000' }, both],
    [{ facetFilters: JSON.stringify([`brand:${BRAND}`]), numericFilters: '["price>=2000"]' }, both],
    [{ filters: `brand:"${BRAND}" AND price >= 2000` }, both],
    [{ filters: `price >= 2000 and (brand:'${BRAND}')` }, both],
    [{ params: { facetFilters: [[`brand:${BRAND}`]], numericFilters: [['price>=2000']] } }, both],
    [
      {
        params: new URLSearchParams({
          facetFilters: `["brand:${BRAND}"]`,
          numericFilters: 'price>=2000',
          hitsPerPage: '5',
        }).toString(),
      },
      both,
    ],
    [{ facetFilters: [[`brand:${BRAND}`, `brand:${OTHER}`]] }, either],
    [{ facetFilters: `(brand:${BRAND},brand:${OTHER})` }, either],
    [{ filters: `brand:${BRAND} OR brand:${OTHER}` }, either],
    [{ facetFilters: [`brand:-${BRAND}`] }, otherBrands],
    [{ filters: `NOT brand:${BRAND}` }, otherBrands],
    [{ facetFilters: [`brand:\\-${BRAND}`] }, 0],
    [{ numericFilters: ['price:1000 TO 5000'] }, between],
    [{ numericFilters: ['price>=1000', 'price<=5000'] }, between],
    [{ filters: 'price:1000 TO 5000' }, between],
    [{ numericFilters: 'price>=1000,price<=5000' }, between],
    [{ filters: `objectID:${RECORDS[3]?.objectID} OR objectID:${RECORDS[4]?.objectID}` }, 2],
    [{ facetFilters: JSON.stringify([[`brand:${BRAND}`, `brand:${OTHER}`]]) }, either],
    [
      { facetFilters: [[`brand:${BRAND}`, `brand:${OTHER}`], `brand:-${OTHER}`] },
      count((record) => record.brand === BRAND),
    ],
    [
      { insidePolygon: [], aroundLatLng: '', aroundLatLngViaIP: false, aroundRadius: 'all' },
      RECORDS.length,
    ],
    [{ filters: 'isOnStock:true' }, count((record) => record.isOnStock)],
    [{ filters: 'unheardOf:1' }, 0],
    [{ facetFilters: [], numericFilters: [], filters: '' }, RECORDS.length],
    [{}, RECORDS.length],
  ];
  test.each(table)('%j', async (params, expected) => {
    expect((await query(params)).nbHits).toBe(expected);
  });
});

describe('responses', () => {
  test('numbers are in facets and in facets_stats', async () => {
    const { facets, facets_stats } = await query({ facets: 'price', maxValuesPerFacet: 5 });
    expect(Object.keys(facets?.price ?? {})).toHaveLength(5);
    expect(facets_stats?.price?.min).toBe(Math.min(...RECORDS.map((record) => record.price)));
  });

  test('* requests every facet, and only requested facets come back', async () => {
    expect(Object.keys((await query({ facets: ['*'] })).facets ?? {})).toContain('brand');
    expect(Object.keys((await query({ facets: ['brand', 'objectID'] })).facets ?? {})).toEqual([
      'brand',
    ]);
    expect((await query({})).facets).toBeUndefined();
  });

  test('attributesToRetrieve includes or excludes attributes, and objectID is always there', async () => {
    const [named] = (await query({ attributesToRetrieve: ['name'], attributesToHighlight: [] }))
      .hits;
    expect(Object.keys(named ?? {}).sort()).toEqual(['name', 'objectID']);
    const [rest] = (
      await query({ attributesToRetrieve: ['*', '-name'], attributesToHighlight: [] })
    ).hits;
    expect(rest).toHaveProperty('brand');
    expect(rest).not.toHaveProperty('name');
  });

  test('highlights have the requested tags', async () => {
    const { hits } = await query({
      query: 'wool',
      attributesToHighlight: ['name'],
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
    });
    expect(hits[0]?._highlightResult?.name?.value).toContain('<b>wool</b>');
  });

  test('a query id is returned when it is requested', async () => {
    expect((await query({ clickAnalytics: true })).queryID).toMatch(/^[0-9a-f]{32}$/);
    expect((await query({})).queryID).toBeUndefined();
  });

  test('facet values are found by the beginnings of their words', async () => {
    const { body } = await post(`/1/indexes/${INDEX}/facets/brand/query`, {
      params: `facetQuery=${BRAND.slice(0, 4)}&maxFacetHits=3`,
    });
    expect(body).toMatchObject({
      facetHits: expect.arrayContaining([
        { value: BRAND, highlighted: expect.stringContaining('<em>'), count: expect.any(Number) },
      ]),
    });
  });

  test('one record is read by its id', async () => {
    const id = RECORDS[0]?.objectID;
    expect(
      await search.handle({ method: 'GET', path: `/1/indexes/${INDEX}/${id}`, body: undefined }),
    ).toEqual({
      status: 200,
      body: RECORDS[0],
    });
    expect(
      await search.handle({ method: 'GET', path: `/1/indexes/${INDEX}/nothing`, body: undefined }),
    ).toMatchObject({ status: 404 });
  });

  test('a query may be sent in the URL alone, and credentials are not repeated', async () => {
    const path = `/1/indexes/${INDEX}?query=wool&hitsPerPage=1&x-algolia-api-key=secret`;
    const { status, body } = await search.handle({ method: 'GET', path, body: undefined });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { query: 'wool', hits: { length: 1 }, params: 'query=wool&hitsPerPage=1' },
    });
  });

  test('several queries stop where one has found enough', async () => {
    const requests = [{ query: 'wool', hitsPerPage: 1 }, { query: 'silk' }].map((request) => ({
      indexName: INDEX,
      ...request,
    }));
    const { body } = await post('/1/indexes/*/queries', {
      requests,
      strategy: 'stopIfEnoughMatches',
    });
    expect(body).toMatchObject({
      results: [{ hits: { length: 1 } }, { hits: { length: 0 }, processed: false }],
    });
    expect((await post('/1/indexes/*/queries', { requests })).body).toMatchObject({
      results: [{}, { hits: { length: 20 } }],
    });
  });

  test('records are read by their ids, missing ones as null', async () => {
    const requests = [RECORDS[1]?.objectID, 'nothing'].map((objectID) => ({
      indexName: INDEX,
      objectID,
      attributesToRetrieve: ['name'],
    }));
    expect((await post('/1/indexes/*/objects', { requests })).body).toEqual({
      results: [{ objectID: RECORDS[1]?.objectID, name: RECORDS[1]?.name }, null],
    });
  });

  test('events are passed on, including unknown types', async () => {
    const events = [
      {
        eventType: 'click',
        eventName: 'Hit clicked',
        index: INDEX,
        userToken: 'anonymous-1',
        objectIDs: ['P1'],
        positions: [1],
      },
      { eventType: 'instantsearch', eventName: '__start__' },
    ];
    expect(await post('/1/events', { events })).toEqual({
      status: 200,
      body: { status: 200, message: 'OK' },
    });
    expect(onEvents).toHaveBeenCalledWith(events);
  });
});

describe('the official client', () => {
  test('requests several indexes and facet values in one call', async () => {
    const client = createInProcessClient(search);
    const requests = [
      { indexName: INDEX, query: 'wool', hitsPerPage: 3 },
      { indexName: `${INDEX}-price-asc`, hitsPerPage: 2 },
      { indexName: INDEX, type: 'facet' as const, facet: 'brand', facetQuery: '' },
    ];
    const { results } = await client.search<SearchRecord>({ requests });
    const prices = RECORDS.map((record) => record.price).sort((a, b) => a - b);
    expect(results[1]).toMatchObject({ hits: [{ price: prices[0] }, { price: prices[1] }] });
    expect(results[2]).toHaveProperty('facetHits');
  });

  test('gets the message of an error', async () => {
    await expect(
      createInProcessClient(search).search([{ indexName: 'nowhere' }]),
    ).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    });
  });

  test('is the one that browsers load', () => {
    expect(liteClient('a', 'b')).toHaveProperty('search');
  });
});

test('pages end at the thousandth hit', async () => {
  const many = await createMemorySearch(createMemoryCatalogue(searchRecords(1100, 2)));
  const requestPage = async (page: number): Promise<Result> =>
    readBody(
      await many.handle({
        method: 'POST',
        path: `/1/indexes/${INDEX}/query`,
        body: { page, hitsPerPage: 300 },
      }),
    );
  expect(await requestPage(3)).toMatchObject({ nbHits: 1100, nbPages: 4, hits: { length: 100 } });
  expect((await requestPage(4)).hits).toHaveLength(0);
});
