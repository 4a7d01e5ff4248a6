/** Tests of the request body limit: 1 MB, and the search protocol's own limits on its paths. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Search } from '#features/search/search.port.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { createTestHttpApp } from '#test/create-test-http-app.ts';
import { openTestEmbedded, type TestDatabase } from '#test/databases/databases.ts';
import { MAX_EVENTS } from '../endpoints/limit-events.server.ts';
import { handleSearchRequest } from '../endpoints/search-http.ts';

const MB = 2 ** 20;
let opened: TestDatabase;
let search: Search;
let app: ReturnType<typeof createTestHttpApp>;

beforeAll(async () => {
  opened = await openTestEmbedded();
  const { searchSource } = createMemoryCatalogue([]).ports;
  search = await createMemorySearch(
    { ports: { searchSource, changes: createChanges(opened.database) } },
    {},
    opened.database,
  );
  app = createTestHttpApp({
    hosts: ['shop.example'],
    endpoints: {
      search: (request, _site, caller) => handleSearchRequest(request, search, { caller }),
    },
  });
});
afterAll(() => opened.close());

async function sendBatch(bytes: number): Promise<Response> {
  const description = 'x'.repeat(50_000);
  const requests = Array.from({ length: Math.ceil(bytes / description.length) }, (_, index) => ({
    action: 'addObject',
    body: { objectID: `R${index}`, description },
  }));
  return await app.request('http://shop.example/search/1/indexes/records/batch', {
    method: 'POST',
    headers: {
      host: 'shop.example',
      'x-algolia-application-id': 'PARADE',
      'x-algolia-api-key': search.adminKey ?? '',
    },
    body: JSON.stringify({ requests }),
  });
}

describe('a body', () => {
  test('of a search client that writes may have 3 MB', async () => {
    const response = await sendBatch(3 * MB);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ objectIDs: { length: 63 } });
  });

  test('beyond 20 MB is refused in the format of the protocol', async () => {
    const response = await sendBatch(21 * MB);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: expect.any(String), status: 413 });
  });

  test('of any other request may have 1 MB', async () => {
    const post = { method: 'POST', headers: { host: 'shop.example' }, body: 'x'.repeat(MB + 1) };
    const response = await app.request('http://shop.example/_api/basket/addToCart', post);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: 'request.tooLarge' } });
  });

  test.each([
    ['multipart/form-data; boundary=x', true, 200],
    ['multipart/form-data; boundary=x', false, 413],
    ['application/x-www-form-urlencoded', true, 413],
  ])('of a review as %s, with a length: %s, is answered %s', async (type, hasLength, status) => {
    const body = 'x'.repeat(MB + 1);
    const headers: Record<string, string> = { host: 'shop.example', 'content-type': type };
    if (hasLength) headers['content-length'] = String(body.length);
    const path = 'http://shop.example/product/coat/write-review';
    const response = await app.request(path, { method: 'POST', headers, body });
    expect(response.status === 413).toBe(status === 413);
  });
});

test('a caller with the public key reports a limited number of events, and can still search', async () => {
  const event = {
    ...{ eventType: 'click', eventName: 'Viewed', index: 'products' },
    ...{ userToken: 'anonymous-1', objectIDs: ['1'] },
  };
  const send = (path: string, body: object, key = search.searchKey) =>
    app.request(`http://shop.example/search${path}`, {
      method: 'POST',
      headers: {
        host: 'shop.example',
        'x-algolia-application-id': search.applicationId,
        'x-algolia-api-key': key,
      },
      body: JSON.stringify(body),
    });
  const report = (key?: string) =>
    send('/1/events', { events: Array.from({ length: 1_000 }, () => event) }, key);
  for (let sent = 0; sent < MAX_EVENTS; sent += 1_000)
    expect((await report()).status).not.toBe(429);
  const refused = await report();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await report(search.adminKey ?? '')).status).not.toBe(429);
  expect((await send('/1/indexes/none/query', { query: '' })).status).not.toBe(429);
});
