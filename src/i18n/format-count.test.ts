/** Ratings and counts in each language, in browsers with and without its number format. */

import { expect, test } from 'vitest';
import { formatCount, formatRating } from './message.ts';
import { describeNumberFormat } from './number-format.server.ts';
import { registerNumberFormat } from './number-format.ts';

const LANGUAGES = [
  ['en-GB', '4.6', '1,234'],
  ['fr-FR', '4,6', '1\u202f234'],
  ['de-DE', '4,6', '1.234'],
  ['ar', '4.6', '1,234'],
] as const;

test.each(LANGUAGES)(
  '%s: one decimal at most, after the sign of the language',
  (tag, some, many) => {
    const write = () => [4.6, 4.64, 5, 1234].map((number) => formatCount(number, tag));
    expect(write()).toEqual([some, some, '5', many]);
    registerNumberFormat(tag, 'EUR', describeNumberFormat(tag, 'EUR'));
    expect(write()).toEqual([some, some, '5', many]);
  },
);

test.each(LANGUAGES)('%s: a rating has one decimal, even zero', (tag, some) => {
  const write = () => [4.6, 4.02].map((number) => formatRating(number, tag));
  expect(write()).toEqual([some, some.replace('6', '0')]);
  registerNumberFormat(tag, 'EUR', describeNumberFormat(tag, 'EUR'));
  expect(write()).toEqual([some, some.replace('6', '0')]);
});

test('half a tenth is rounded up, whatever the number is in binary', () => {
  expect(formatCount(4.35, 'en-GB')).toBe('4.4');
  expect(formatCount(4.96, 'en-GB')).toBe('5');
});
