/** Tests that short amounts equal those of `Intl.NumberFormat`. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '../money.ts';
import { describeNumberFormat } from '../number-format.server.ts';
import { registerNumberFormat } from '../number-format.ts';
import { formatShortMoney } from './short-money.ts';

const say = (tag: string, currencyCode: CurrencyCode) =>
  [0, 4000, 3999, 3950, 125_000].map((centAmount) =>
    formatShortMoney({ centAmount, currencyCode }, tag),
  );

test('whole amounts go without decimals, others keep both', () => {
  expect(say('en-GB', 'GBP')).toEqual(['£0', '£40', '£39.99', '£39.50', '£1,250']);
  expect(say('de-DE', 'EUR')).toEqual([
    '0\u00a0€',
    '40\u00a0€',
    '39,99\u00a0€',
    '39,50\u00a0€',
    '1.250\u00a0€',
  ]);
});

test.each<[string, CurrencyCode]>([
  ['en-GB', 'GBP'],
  ['fr-FR', 'EUR'],
  ['ar', 'AED'],
])('%s is formatted alike with and without the tables of the language', (tag, currency) => {
  const own = say(tag, currency);
  registerNumberFormat(tag, currency, describeNumberFormat(tag, currency));
  expect(say(tag, currency)).toEqual(own);
});
