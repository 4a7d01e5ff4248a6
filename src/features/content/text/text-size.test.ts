/** Tests of snapping text sizes to the scale. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapTextSize, TEXT_SCALE } from './text-size.ts';

test('every size of the scale stays, every other becomes the nearest', () => {
  for (const size of TEXT_SCALE) expect(snapTextSize(size)).toBe(size);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (pixels) => {
      const distance = (size: number) => Math.abs(size - pixels);
      expect(distance(snapTextSize(pixels))).toBe(Math.min(...TEXT_SCALE.map(distance)));
    }),
  );
});

test('between two that are equally near, the smaller', () => {
  expect(snapTextSize(13)).toBe(12);
});
