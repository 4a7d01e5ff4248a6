/** Tests of dates as text. */
import { expect, test } from 'vitest';
import { formatDate, formatShortDay, formatWeekdayDate } from './format-date.ts';

test('a date is the day in UTC, in the language and with Western digits', () => {
  const late = '2026-05-03T23:30:00.000Z';
  expect(['en-GB', 'de-DE', 'en-GB'].map((tag) => formatDate(late, tag))).toEqual([
    '3 May 2026',
    '3. Mai 2026',
    '3 May 2026',
  ]);
  expect(formatDate(late, 'ar-AE')).toMatch(/3.*2026/);
});

test('a short date includes the weekday', () => {
  expect(['en-GB', 'fr-FR', 'de-DE'].map((tag) => formatShortDay('2026-12-02', tag))).toEqual([
    'Wed 2 Dec',
    'mer. 2 déc.',
    'Mi., 2. Dez.',
  ]);
});

test('the first day of a month has its ordinal in French, other days have none', () => {
  expect(formatDate('2026-05-01', 'fr-FR')).toBe('1er mai 2026');
  expect(formatWeekdayDate('2026-12-01', 'fr-FR')).toBe('mardi 1er décembre');
  expect(formatWeekdayDate('2026-12-11', 'fr-FR')).toBe('vendredi 11 décembre');
});
