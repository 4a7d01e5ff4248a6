/** Tests of the compression of search responses. */

import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestPorts } from '#test/create-test-shop.ts';
import { handleSearchRequest } from './search-http.ts';

async function sendQuery(hits: string, accepted: string | null) {
  const { search } = createTestPorts({
    search: {
      ...{ applicationId: 'app', searchKey: 'key' },
      handle: async () => ({ status: 200, body: { hits } }),
    },
  });
  const headers: Record<string, string> = accepted === null ? {} : { 'accept-encoding': accepted };
  const url =
    'http://shop.test/search/1/indexes/i?x-algolia-application-id=app&x-algolia-api-key=key';
  const response = await handleSearchRequest(new Request(url, { headers }), search);
  return {
    encoding: response.headers.get('content-encoding'),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}

const identity = async (bytes: Uint8Array) => bytes;

test.each([
  ['br', 'gzip, br', promisify(brotliDecompress)],
  ['gzip', 'gzip', promisify(gunzip)],
  [null, 'identity', identity],
  [null, null, identity],
])('a response is compressed as %s where %j is accepted', async (encoding, accepted, read) => {
  const hits = 'tee '.repeat(2000);
  const result = await sendQuery(hits, accepted);
  expect(result.encoding).toBe(encoding);
  expect(JSON.parse(new TextDecoder().decode(await read(result.bytes)))).toEqual({ hits });
  if (encoding !== null) expect(result.bytes.byteLength).toBeLessThan(hits.length / 5);
});

test('a short response is not compressed', async () => {
  expect((await sendQuery('tee', 'gzip, br')).encoding).toBeNull();
});
