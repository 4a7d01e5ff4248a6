/** Tests of the end dates of memberships. */
import { expect, test } from 'vitest';
import { extendMembership } from './membership-term.ts';

const shop = { timeZone: 'Europe/London', now: new Date('2026-06-30T23:30:00Z') };
const extend = (current: string | null, term: Parameters<typeof extendMembership>[1]) =>
  extendMembership(current === null ? null : new Date(current), term, shop).toISOString();

test('days are counted in the shop’s time zone, where it is already the next day', () => {
  expect(extend(null, { days: 1 })).toBe('2026-07-02T22:59:59.000Z');
});

test('an active membership is extended from its end, an expired one begins anew', () => {
  expect(extend('2026-12-24T23:59:59Z', { days: 365 })).toBe('2027-12-24T23:59:59.000Z');
  expect(extend('2026-01-01T23:59:59Z', { days: 7 })).toBe('2026-07-08T22:59:59.000Z');
});

test('a date is the last day, and never shortens an active membership', () => {
  expect(extend(null, { until: '2026-08-31' })).toBe('2026-08-31T22:59:59.000Z');
  expect(extend('2026-12-24T23:59:59Z', { until: '2026-08-31' })).toBe('2026-12-24T23:59:59.000Z');
});
