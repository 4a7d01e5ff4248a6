/** Tests that UUIDs sort by creation time. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUuid, isUuid } from './uuid.ts';

test('later ones sort after earlier ones, also within a millisecond and when the clock goes back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 47 }), { maxLength: 50 }), (moments) => {
      const ids = moments.map((moment) => createUuid(moment));
      expect(ids.toSorted()).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('they are version 7 of variant 1', () => {
  expect(createUuid()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(isUuid(createUuid())).toBe(true);
  expect(isUuid("x' or 1=1")).toBe(false);
});
