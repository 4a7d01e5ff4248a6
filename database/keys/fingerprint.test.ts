/** Tests that equal values have equal fingerprints in any order of keys. */
import { expect, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

test('the order of keys and absent fields do not count, the order of lists does', () => {
  expect(fingerprint({ a: 1, b: { c: 2, d: undefined } })).toEqual(
    fingerprint({ b: { c: 2 }, a: 1 }),
  );
  expect(fingerprint([1, 2])).not.toEqual(fingerprint([2, 1]));
  expect(fingerprint({ a: '1' })).not.toEqual(fingerprint({ a: 1 }));
});
