/** Tests of the rotation of selling points. */
import { describe, expect, test } from 'vitest';
import { formatRemaining, stepTo, swipeDirection, wrapIndex } from './usp.ts';

describe('a swipe', () => {
  test.each([
    [200, 150, 0],
    [200, 149, 1],
    [100, 150, 0],
    [100, 151, -1],
  ])('from %i to %i moves by %i', (from, to, step) => {
    expect(swipeDirection(from, to, false)).toBe(step);
  });

  test('is mirrored in right-to-left text', () => {
    expect([swipeDirection(200, 100, true), swipeDirection(100, 200, true)]).toEqual([-1, 1]);
  });
});

test('after the last comes a clone of the first, before the first one of the last', () => {
  expect([stepTo(2, 1, 3), stepTo(0, -1, 3), stepTo(1, 0, 3)]).toEqual([3, -1, 1]);
  expect([wrapIndex(3, 3), wrapIndex(-1, 3), wrapIndex(1, 3)]).toEqual([0, 2, 1]);
});

test('from a clone it continues as from its original', () => {
  expect([stepTo(3, 1, 3), stepTo(-1, -1, 3), stepTo(3, -1, 3)]).toEqual([1, 1, -1]);
});

test.each([
  ['en-GB', '2,961 days 03h 04m 05s'],
  ['de-DE', '2.961 Tage 03h 04 Min. 05 Sek.'],
])('%s names days and what is less of them', (tag, words) => {
  const plain = formatRemaining({ days: 2_961, hours: 3, minutes: 4, seconds: 5 }, tag)
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ');
  expect(plain).toBe(words);
});

test('one day is one day, and its last hours are a clock', () => {
  expect(formatRemaining({ days: 1, hours: 0, minutes: 0, seconds: 1 }, 'en-GB')).toBe(
    '1 day 00h 00m 01s',
  );
  expect(formatRemaining({ days: 0, hours: 23, minutes: 5, seconds: 1 }, 'en-GB')).toBe('23:05:01');
});
