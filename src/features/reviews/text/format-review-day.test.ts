/** Tests of days as text. */
import { expect, test } from 'vitest';
import { formatReviewDay } from './format-review-day.ts';

test('a day is that of UTC, in the language and with Western digits', () => {
  const late = '2026-05-03T23:30:00.000Z';
  expect(['en-GB', 'de-DE', 'en-GB'].map((tag) => formatReviewDay(late, tag))).toEqual([
    '3 May 2026',
    '3. Mai 2026',
    '3 May 2026',
  ]);
  expect(formatReviewDay(late, 'ar-AE')).toMatch(/3.*2026/);
});
