/** Tests of the data of a countdown at render time. */
import { expect, test } from 'vitest';
import { toCountdownState } from './countdown-state.ts';

const load = (endTime: string, now: string, tag = 'en-GB') =>
  toCountdownState(endTime, new Date(now), tag);

test('it is over at its moment, not before', () => {
  const end = '2027-01-01T00:00:00.000Z';
  expect(load(end, '2026-12-31T23:59:59.999Z')).toMatchObject({ isOver: false });
  expect(load(end, end)).toEqual({ isOver: true, formattedEnd: '', digits: 0 });
});

test('the moment is written in the page’s language, for those whose browser counts nothing', () => {
  expect(load('2027-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'de-DE')).toEqual({
    isOver: false,
    formattedEnd: '1. Januar 2027 um 00:00:00 UTC',
    digits: 3,
  });
});

test('an invalid time has passed', () => {
  expect(load('2027-01-01T99:00:00Z', '2026-01-01T00:00:00Z')).toMatchObject({
    isOver: true,
  });
});
