/** Tests of the time left until a moment. */
import { expect, test } from 'vitest';
import { findTimeLeft } from './countdown.ts';

const end = '2027-01-03T00:00:00Z';
const before = (seconds: number) => Date.parse(end) - seconds * 1000;

test.each([
  [1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [0.2, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [3_661, { days: 0, hours: 1, minutes: 1, seconds: 1 }],
  [2 * 86_400 + 59, { days: 2, hours: 0, minutes: 0, seconds: 59 }],
])('%i seconds before', (seconds, left) => {
  expect(findTimeLeft(end, before(seconds))).toEqual(left);
});

test('the result is null once the moment has passed, or without a valid moment', () => {
  expect([
    findTimeLeft(end, before(0)),
    findTimeLeft(end, before(-5)),
    findTimeLeft('soon', 0),
  ]).toEqual([null, null, null]);
});
