/** Tests of cache tags in headers of a CDN. */
import { expect, test } from 'vitest';
import { encodeCdnTag, listCdnTags } from './cdn-tags.ts';

test.each([
  ['product:tee-1', 'product:tee-1'],
  ['page:aldermoor:pages/über uns', 'page:aldermoor:pages/%C3%BCber%20uns'],
  ['product:a,b c%', 'product:a%2Cb%20c%25'],
])('%s is written as %s, without separators', (tag, written) => {
  expect(encodeCdnTag(tag)).toBe(written);
});

test('a page with too many products for a header has the tag of listings instead, or no tags', () => {
  const many = (kind: string) => Array.from({ length: 400 }, (_, at) => `${kind}:a-long-key-${at}`);
  expect(listCdnTags(['product:tee-1'])).toEqual(['page', 'product:tee-1']);
  expect(listCdnTags(['categories', ...many('product')])).toEqual([
    'page',
    'categories',
    'listing',
  ]);
  expect(listCdnTags(many('reviews'))).toBeNull();
});
