/** Tests of preview tokens. */
import { expect, test } from 'vitest';
import { createPreviewToken, isPreviewToken } from './preview-token.server.ts';

const KEY = 'a key of this test that is long enough';
const now = new Date('2027-01-31T09:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const opens = (
  token: string,
  overrides: Partial<{ key: string; fascia: string; now: Date }> = {},
) =>
  isPreviewToken(token, overrides.key ?? KEY, {
    fascia: overrides.fascia ?? 'aldermoor',
    now: overrides.now ?? now,
  });

test('a token opens the pages of its fascia until it expires', () => {
  const token = createPreviewToken(KEY, 'aldermoor', inHours(8));
  expect(opens(token)).toBe(true);
  expect(opens(token, { now: inHours(7.9) })).toBe(true);
  expect(opens(token, { now: inHours(8) })).toBe(false);
  expect(opens(token, { fascia: 'nightjar' })).toBe(false);
  expect(opens(token, { key: `${KEY}r` })).toBe(false);
});

test('a token that is valid for more than a day is refused', () => {
  expect(opens(createPreviewToken(KEY, 'aldermoor', inHours(24)))).toBe(true);
  expect(opens(createPreviewToken(KEY, 'aldermoor', inHours(25)))).toBe(false);
});

const [seconds, signature = ''] = createPreviewToken(KEY, 'aldermoor', inHours(1)).split('.');
test.each([
  '',
  '.',
  `${seconds}.`,
  `.${signature}`,
  `${Number(seconds) + 60}.${signature}`,
  `${seconds}.${signature.slice(1)}`,
  `${seconds}.${signature}=`,
  `-${seconds}.${signature}`,
])('%j is no valid token', (token) => {
  expect(opens(token)).toBe(false);
});
