/** Tests of rates, differences and the sample ratio, against published values. */
import { expect, test } from 'vitest';
import { estimateDifference, estimateRate, hasSampleRatioMismatch } from './statistics.ts';

test('a rate has Wilson’s interval', () => {
  // Newcombe 1998, two-sided intervals for a single proportion, method 3.
  for (const [successes, count, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const interval = estimateRate({ successes, count });
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  }
  expect(estimateRate({ successes: 0, count: 0 })).toBeNull();
});

test('a difference has Newcombe’s interval', () => {
  // Newcombe 1998, interval for the difference of 56/70 and 48/80, method 10.
  const interval = estimateDifference({ successes: 48, count: 80 }, { successes: 56, count: 70 });
  expect(interval?.low).toBeCloseTo(0.0524, 4);
  expect(interval?.high).toBeCloseTo(0.3339, 4);
});

test('a split that is not due to chance is detected', () => {
  const halves = (a: number, b: number) =>
    hasSampleRatioMismatch([
      { count: a, share: 0.5 },
      { count: b, share: 0.5 },
    ]);
  expect(halves(50_100, 49_900)).toBe(false);
  expect(halves(51_000, 49_000)).toBe(true);
  expect(halves(0, 0)).toBe(false);
  expect(
    hasSampleRatioMismatch([
      { count: 9_000, share: 0.09 },
      { count: 1_000, share: 0.01 },
    ]),
  ).toBe(false);
  expect(
    hasSampleRatioMismatch([
      { count: 10, share: 1 },
      { count: 1, share: 0 },
    ]),
  ).toBe(true);
});
