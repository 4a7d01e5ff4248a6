/** Tests of listing paths as browsers send them, and of malformed ones. */
import { expect, test } from 'vitest';
import { segmentsOf } from './path-segments.ts';

test.each([
  ['/categories/womens', '', ['categories', 'womens']],
  ['/fr/categories/caf%C3%A9', '/fr', ['categories', 'café']],
  ['/fr', '/fr', []],
  ['/french/x', '/fr', ['french', 'x']],
  ['/categories/%', '', ['categories', '%']],
  [
    '/categories/%ff%fe/facet/collection/a%',
    '',
    ['categories', '%ff%fe', 'facet', 'collection', 'a%'],
  ],
])('%s after the prefix "%s" is %j', (path, prefix, segments) => {
  expect(segmentsOf(path, prefix)).toEqual(segments);
});
