/** How reasons to buy here move. */
import { describe, expect, test } from 'vitest';
import { atPlace, stepOfSwipe, stepTo } from './usp.ts';

describe('a swipe', () => {
  test.each([
    [200, 150, 0],
    [200, 149, 1],
    [100, 150, 0],
    [100, 151, -1],
  ])('from %i to %i moves by %i', (from, to, step) => {
    expect(stepOfSwipe(from, to, false)).toBe(step);
  });

  test('goes the other way where text runs from the right', () => {
    expect([stepOfSwipe(200, 100, true), stepOfSwipe(100, 200, true)]).toEqual([-1, 1]);
  });
});

test('after the last comes a clone of the first, before the first one of the last', () => {
  expect([stepTo(2, 1, 3), stepTo(0, -1, 3), stepTo(1, 0, 3)]).toEqual([3, -1, 1]);
  expect([atPlace(3, 3), atPlace(-1, 3), atPlace(1, 3)]).toEqual([0, 2, 1]);
});

test('from a clone the way goes on as from its original', () => {
  expect([stepTo(3, 1, 3), stepTo(-1, -1, 3), stepTo(3, -1, 3)]).toEqual([1, 1, -1]);
});
