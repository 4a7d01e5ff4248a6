/** Tests of the canonical path of a page. */
import { expect, test } from 'vitest';
import { canonicalPath } from './page-path.server.ts';

test.each([
  ['/account', '/account'],
  ['/Account', '/account'],
  ['/FR/Basket.data', '/fr/basket.data'],
  ['/%61ccount', '/account'],
  ['/%41ccount', '/account'],
  ['/pages/caf%c3%a9', '/pages/caf%c3%a9'],
  ['/Product/slug-of-ABC', '/product/slug-of-ABC'],
  ['/%C3%A9T%C3%A9', '/%C3%A9t%C3%A9'],
  ['/FR/Pages/About-us', '/fr/pages/About-us'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%', '/%'],
])('%s is %s', (typed, path) => {
  expect(canonicalPath(typed)).toBe(path);
});
