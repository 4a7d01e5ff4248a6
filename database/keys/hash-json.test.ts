/** Tests that equal values have equal hashes in any order of keys. */
import { expect, test } from 'vitest';
import { hashJson } from './hash-json.ts';

test('the order of keys and absent fields do not count, the order of lists does', () => {
  expect(hashJson({ a: 1, b: { c: 2, d: undefined } })).toEqual(hashJson({ b: { c: 2 }, a: 1 }));
  expect(hashJson([1, 2])).not.toEqual(hashJson([2, 1]));
  expect(hashJson({ a: '1' })).not.toEqual(hashJson({ a: 1 }));
});
