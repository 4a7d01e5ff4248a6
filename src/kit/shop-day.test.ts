/** Tests of days in the shop's time zone. */
import { expect, test } from 'vitest';
import { dayIn, endOfDay } from './shop-day.ts';

test.each([
  ['Europe/London', '2026-12-24', '2026-12-24T23:59:59.000Z'],
  ['Europe/London', '2026-06-24', '2026-06-24T22:59:59.000Z'],
  // Days on which daylight saving time begins or ends.
  ['Europe/London', '2026-03-29', '2026-03-29T22:59:59.000Z'],
  ['Europe/London', '2026-10-25', '2026-10-25T23:59:59.000Z'],
  ['Asia/Dubai', '2026-12-31', '2026-12-31T19:59:59.000Z'],
  ['America/New_York', '2026-12-31', '2027-01-01T04:59:59.000Z'],
])("a day ends at midnight in the shop's time zone: %s %s", (timeZone, day, end) => {
  expect(endOfDay(timeZone, day).toISOString()).toBe(end);
  expect(dayIn(timeZone, new Date(end))).toBe(day);
  expect(dayIn(timeZone, new Date(Date.parse(end) + 1000))).not.toBe(day);
});
