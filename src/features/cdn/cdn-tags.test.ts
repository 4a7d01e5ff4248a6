/** Tests of cache tags in headers of a CDN. */
import { expect, test } from 'vitest';
import { batchTags, encodeCdnTag } from './cdn-tags.ts';

test.each([
  ['product:tee-1', 'product:tee-1'],
  ['page:aldermoor:pages/über uns', 'page:aldermoor:pages/%C3%BCber%20uns'],
  ['product:a,b c%', 'product:a%2Cb%20c%25'],
])('%s is written as %s, without separators', (tag, written) => {
  expect(encodeCdnTag(tag)).toBe(written);
});

test('tags are split by the number that one request takes', () => {
  expect(batchTags(['a', 'b', 'c d'], 2)).toEqual([['a', 'b'], ['c%20d']]);
  expect(batchTags([], 2)).toEqual([]);
});
