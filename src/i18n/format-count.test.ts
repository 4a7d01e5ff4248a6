/** Tests of ratings and counts in each language, with and without a registered number format. */

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
  '%s: at most one decimal, with the separators of the language',
  (tag, decimalText, groupedText) => {
    const format = () => [4.6, 4.64, 5, 1234].map((number) => formatCount(number, tag));
    expect(format()).toEqual([decimalText, decimalText, '5', groupedText]);
    registerNumberFormat(tag, 'EUR', describeNumberFormat(tag, 'EUR'));
    expect(format()).toEqual([decimalText, decimalText, '5', groupedText]);
  },
);

test.each(LANGUAGES)('%s: a rating has one decimal, even zero', (tag, decimalText) => {
  const format = () => [4.6, 4.02].map((number) => formatRating(number, tag));
  expect(format()).toEqual([decimalText, decimalText.replace('6', '0')]);
  registerNumberFormat(tag, 'EUR', describeNumberFormat(tag, 'EUR'));
  expect(format()).toEqual([decimalText, decimalText.replace('6', '0')]);
});

test('half a tenth is rounded up, also where its binary value is lower', () => {
  expect(formatCount(4.35, 'en-GB')).toBe('4.4');
  expect(formatCount(4.96, 'en-GB')).toBe('5');
});
