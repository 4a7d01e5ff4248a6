/** Tests of the search endpoint over HTTP: credentials, content types, compression, limits. */
import { gzipSync } from 'node:zlib';
import { liteClient } from 'algoliasearch/lite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { handleSearchRequest } from './search-http.ts';

const HEADERS = { 'x-algolia-application-id': 'PARADE', 'x-algolia-api-key': 'public-search-only' };
const QUERIES = 'http://shop/search/1/indexes/*/queries';
const BODY = JSON.stringify({ requests: [{ indexName: 'aldermoor-en-GB', hitsPerPage: 2 }] });
let search: Search;

beforeAll(async () => {
  search = await createMemorySearch(createMemoryCatalogue(searchRecords(20)));
});

function send(url: string, init: RequestInit): Promise<Response> {
  return handleSearchRequest(new Request(url, { method: 'POST', ...init }), search);
}

describe('the search endpoint', () => {
  test('takes credentials from headers or from the query', async () => {
    expect((await send(QUERIES, { headers: HEADERS, body: BODY })).status).toBe(200);
    const inQuery = await send(
      `${QUERIES}?x-algolia-application-id=PARADE&x-algolia-api-key=public-search-only`,
      { body: BODY },
    );
    expect(await inQuery.json()).toMatchObject({ results: [{ nbHits: 20, hits: { length: 2 } }] });
    expect(inQuery.headers.get('access-control-allow-origin')).toBe('*');
    const inCapitals = await send(
      `${QUERIES}?X-Algolia-Application-Id=PARADE&X-Algolia-API-Key=public-search-only`,
      { body: BODY },
    );
    expect(inCapitals.status).toBe(200);
  });

  test.each([
    {},
    { ...HEADERS, 'x-algolia-api-key': 'wrong' },
    { ...HEADERS, 'x-algolia-application-id': 'wrong' },
  ])('refuses other credentials: %j', async (headers) => {
    const response = await send(QUERIES, { headers, body: BODY });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
  });

  test.each(['text/plain;charset=UTF-8', 'application/json', 'application/x-www-form-urlencoded'])(
    'reads JSON sent as %s',
    async (type) => {
      expect(
        (await send(QUERIES, { headers: { ...HEADERS, 'content-type': type }, body: BODY })).status,
      ).toBe(200);
    },
  );

  test('reads gzip', async () => {
    expect(
      (
        await send(QUERIES, {
          headers: { ...HEADERS, 'content-encoding': 'gzip' },
          body: gzipSync(BODY),
        })
      ).status,
    ).toBe(200);
  });

  const refused: readonly [string, RequestInit, number][] = [
    ['a picture', { headers: { ...HEADERS, 'content-type': 'image/png' }, body: BODY }, 415],
    ['brotli', { headers: { ...HEADERS, 'content-encoding': 'br' }, body: BODY }, 415],
    ['broken JSON', { headers: HEADERS, body: '{' }, 400],
    [
      'a body nested very deep',
      {
        headers: HEADERS,
        body: `{"requests":[{"indexName":"x","userToken":${'['.repeat(9000)}${']'.repeat(9000)}}]}`,
      },
      400,
    ],
    ['broken gzip', { headers: { ...HEADERS, 'content-encoding': 'gzip' }, body: BODY }, 400],
    ['a large body', { headers: HEADERS, body: `"${'x'.repeat(600_000)}"` }, 413],
    [
      'a small body that grows large',
      {
        headers: { ...HEADERS, 'content-encoding': 'gzip' },
        body: gzipSync('x'.repeat(5_000_000)),
      },
      413,
    ],
    ['another method', { method: 'PATCH', headers: HEADERS, body: BODY }, 405],
    ['writing with the search key', { method: 'PUT', headers: HEADERS, body: BODY }, 403],
    ['no body', { headers: HEADERS }, 400],
  ];
  test.each(refused)('refuses %s', async (_what, init, status) => {
    const response = await send(QUERIES, init);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, message: expect.any(String) });
  });

  test('accepts larger bodies and other methods with the admin key', async () => {
    const handle = vi.fn(async () => ({ status: 200, body: {} }));
    const guarded: Search = { ...search, adminKey: 'a secret', handle };
    const headers = { ...HEADERS, 'x-algolia-api-key': 'a secret' };
    const sendRequest = (init: RequestInit) =>
      handleSearchRequest(
        new Request('http://shop/search/1/indexes/own/1?createIfNotExists=false', init),
        guarded,
      );
    expect(
      (await sendRequest({ method: 'PUT', headers, body: `{"text":"${'x'.repeat(600_000)}"}` }))
        .status,
    ).toBe(200);
    expect(handle).toHaveBeenCalledWith(
      expect.objectContaining({
        method: 'PUT',
        path: '/1/indexes/own/1?createIfNotExists=false',
        mayWrite: true,
      }),
    );
    expect((await sendRequest({ method: 'DELETE', headers })).status).toBe(200);
    await sendRequest({ method: 'DELETE', headers: HEADERS });
    expect(handle).toHaveBeenLastCalledWith(expect.objectContaining({ mayWrite: false }));
    expect(
      (
        await handleSearchRequest(
          new Request(QUERIES, {
            method: 'POST',
            headers: { ...HEADERS, 'x-algolia-api-key': '' },
          }),
          search,
        )
      ).status,
    ).toBe(403);
  });

  test('answers a preflight', async () => {
    const response = await send(QUERIES, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key');
  });

  test('serves the official client under a path of the host', async () => {
    const client = liteClient('PARADE', 'public-search-only', {
      hosts: [{ url: 'shop/search', accept: 'readWrite', protocol: 'http' }],
      requester: {
        async send({ url, method, headers, data }) {
          const body = typeof data === 'string' ? data : null;
          const response = await handleSearchRequest(
            new Request(url, { method, headers, body }),
            search,
          );
          return { status: response.status, content: await response.text(), isTimedOut: false };
        },
      },
    });
    const { results } = await client.searchForHits({
      requests: [{ indexName: 'aldermoor-en-GB', hitsPerPage: 3 }],
    });
    expect(results[0]?.hits).toHaveLength(3);
  });
});
