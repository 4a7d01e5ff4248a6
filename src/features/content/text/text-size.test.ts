/** Tests of snapping text sizes to the scale. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snapTextSize, TEXT_SCALE } from './text-size.ts';

test('a size of the scale is unchanged, another becomes the nearest one', () => {
  for (const size of TEXT_SCALE) expect(snapTextSize(size)).toBe(size);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), (pixels) => {
      const distance = (size: number) => Math.abs(size - pixels);
      expect(distance(snapTextSize(pixels))).toBe(Math.min(...TEXT_SCALE.map(distance)));
    }),
  );
});

test('of two equally near sizes the smaller one is chosen', () => {
  expect(snapTextSize(13)).toBe(12);
});
