/** Tests of error responses of the search protocol: status and message. */
import { beforeAll, describe, expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search, SearchResponse } from '#features/search/search.port.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';

const INDEX = 'aldermoor-en-GB';
let search: Search;

beforeAll(async () => {
  search = await createMemorySearch(createMemoryCatalogue(searchRecords(300, 5, 12)));
});

function post(path: string, body: unknown): Promise<SearchResponse> {
  return search.handle({ method: 'POST', path, body });
}

describe('errors name what is wrong', () => {
  const table: readonly [Record<string, unknown>, RegExp][] = [
    [{ hitsPerPage: 1001 }, /^hitsPerPage/],
    [{ hitsPerPage: 'many' }, /^hitsPerPage/],
    [{ page: -1 }, /^page/],
    [{ page: 1.5 }, /^page/],
    [{ query: 7 }, /^query/],
    [{ facets: [1] }, /^facets/],
    [{ facets: {} }, /^facets/],
    [{ facetFilters: [['brand']] }, /^facetFilters/],
    [
      { facetFilters: [[['brand:a']]] },
      /^facetFilters .*a list in a list says "or", and nothing is nested in it/,
    ],
    [
      { facetFilters: [['brand:a', ['brand:b', 'brand:c']]] },
      /^facetFilters .*a list in a list says "or"/,
    ],
    [{ facetFilters: '[["brand:a",["brand:b"]]]' }, /^facetFilters .*a list in a list says "or"/],
    [{ insidePolygon: [[47.3, 4.9, 47.6, 5.1, 47.1, 5.3]] }, /^insidePolygon/],
    [{ insideBoundingBox: '47.3,4.9,47.6,5.1' }, /^insideBoundingBox/],
    [{ aroundLatLng: '40.71,-74.01' }, /^aroundLatLng /],
    [{ aroundLatLngViaIP: true }, /^aroundLatLngViaIP/],
    [{ params: 'aroundLatLngViaIP=true' }, /^aroundLatLngViaIP/],
    [{ aroundRadius: 1000 }, /^aroundRadius/],
    [{ facetFilters: '[broken' }, /^facetFilters/],
    [{ facetFilters: Array.from({ length: 201 }, (_, i) => `brand:${i}`) }, /^facetFilters/],
    [{ numericFilters: ['price>cheap'] }, /^numericFilters/],
    [{ numericFilters: 5 }, /^numericFilters/],
    [{ filters: 'brand:a AND' }, /^filters/],
    [{ filters: 'a:b AND c:d OR e:f' }, /^filters/],
    [{ filters: '(a:b' }, /^filters/],
    [{ filters: 'NOT (a:b OR c:d)' }, /^filters/],
    [{ filters: '(a:b AND c:d) OR e:f' }, /^filters/],
    [{ filters: 'a:b OR price < 5' }, /^filters/],
    [{ filters: 'price < cheap' }, /^filters/],
    [{ filters: '"unclosed' }, /^filters/],
    [{ params: 5 }, /^params/],
    [{ maxValuesPerFacet: 1001 }, /^maxValuesPerFacet/],
    [{ typoTolerance: 'maybe' }, /^typoTolerance/],
    [{ clickAnalytics: 'perhaps' }, /^clickAnalytics/],
  ];
  test.each(table)('%j', async (params, message) => {
    const result = await post(`/1/indexes/${INDEX}/query`, params);
    expect(result).toMatchObject({
      status: 400,
      body: { status: 400, message: expect.stringMatching(message) },
    });
  });

  const calls: readonly [path: string, body: unknown, status: number][] = [
    ['/1/indexes/*/queries', undefined, 400],
    ['/1/indexes/*/queries', [], 400],
    [`/1/indexes/${INDEX}/query`, undefined, 400],
    [`/1/indexes/${INDEX}/query`, [], 400],
    [`/1/indexes/${INDEX}/facets/brand/query`, undefined, 400],
    ['/1/indexes/*/objects', undefined, 400],
    ['/1/indexes/*/queries', { requests: 'all' }, 400],
    ['/1/indexes/*/queries', { requests: [null] }, 400],
    ['/1/indexes/*/queries', { requests: [{ query: 'x' }] }, 400],
    [
      '/1/indexes/*/queries',
      { requests: Array.from({ length: 33 }, () => ({ indexName: INDEX })) },
      400,
    ],
    [
      '/1/indexes/*/queries',
      { requests: Array.from({ length: 32 }, () => ({ indexName: INDEX, hitsPerPage: 1000 })) },
      400,
    ],
    ['/1/indexes/*/queries', { requests: [{ indexName: 'nowhere' }] }, 404],
    ['/1/indexes/nowhere/query', {}, 404],
    ['/1/indexes/aldermoor-en-GB-cheapest/query', {}, 404],
    ['/1/indexes/__proto__/query', {}, 404],
    ['/1/indexes/%E0%A4%A/query', {}, 400],
    ['/2/anything', {}, 404],
    ['/1/events', { events: [] }, 400],
    ['/1/events', { events: [{ eventType: 'click' }] }, 400],
    ['/1/events', { events: [{ eventType: 'click', eventName: 'x', objectIDs: 'P1' }] }, 400],
  ];
  test.each(calls)('%s %j', async (path, body, status) => {
    expect(await post(path, body)).toMatchObject({
      status,
      body: { status, message: expect.any(String) },
    });
  });
});

test('a call that would search an index too often is refused, one that repeats the same query is not', async () => {
  const prices = (from: number) => [
    Array.from({ length: 150 }, (_, position) => `price>${from + position}`),
  ];
  const large = createMemorySearch(createMemoryCatalogue(searchRecords(6000, 2)));
  const sendMany = async (from: (position: number) => number) => {
    const requests = Array.from({ length: 10 }, (_, position) => ({
      indexName: INDEX,
      hitsPerPage: 0,
      numericFilters: prices(from(position)),
    }));
    return (await large).handle({
      method: 'POST',
      path: '/1/indexes/*/queries',
      body: { requests },
    });
  };
  expect((await sendMany(() => 1)).status).toBe(200);
  expect(await sendMany((position) => position * 150)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/different conditions/) },
  });
});
