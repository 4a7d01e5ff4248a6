/** Tests of route names. */
import { expect, test } from 'vitest';
import { nameByPatterns } from './route-names.ts';

const nameRoute = nameByPatterns([
  'categories/:slug',
  'categories/:slug/facet/collection/:brand',
  'search',
  'pages/*',
  'product/:slug',
  'product/:slug/reviews',
  'order/:number',
  '*',
]);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/search', '/search'],
  ['/Search', '/search'],
  ['/product/wool-coat', '/product/:slug'],
  ['/product/wool-coat.data', '/product/:slug'],
  ['/product/wool-coat/reviews', '/product/:slug/reviews'],
  ['/categories/coats/facet/collection/aldermoor', '/categories/:slug/facet/collection/:brand'],
  ['/pages/help/delivery', '/pages/*'],
  ['/order/P-1234', '/order/:number'],
])('%s is named %s', (path, name) => {
  expect(nameRoute(path)).toBe(name);
});

test.each(['/product', '/product/coat/unknown', '/jane@example.com', '//'])(
  'the unknown path %s has a name that does not repeat it',
  (path) => {
    expect(['*', '/']).toContain(nameRoute(path));
  },
);
