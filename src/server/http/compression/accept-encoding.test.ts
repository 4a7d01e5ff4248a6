/** Tests of content negotiation for compression. */
import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.server.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['br;q=nonsense', null],
  ['', null],
  [null, null],
])('Accept-Encoding %s is answered by %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
