/** Tests of redirect targets. */
import { expect, test } from 'vitest';
import { parseReturnTo } from './return-to.ts';

test.each(['/', '/wishlist', '/product/x?colour=moss&size=M', '/categories/dresses'])(
  '%s is a page of this shop',
  (path) => {
    expect(parseReturnTo(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  '/_api/shopper',
  '/login?redirect=/login',
  'wishlist',
  '',
  `/${'x'.repeat(600)}`,
  null,
  7,
])('%j is not', (text) => {
  expect(parseReturnTo(text)).toBeNull();
});
