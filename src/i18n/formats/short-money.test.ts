/** Tests that short amounts equal those of `Intl.NumberFormat`. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '../money.ts';
import { describeNumberFormat } from '../number-format.server.ts';
import { registerNumberFormat } from '../number-format.ts';
import { formatShortMoney } from './short-money.ts';

const formatAmounts = (tag: string, currencyCode: CurrencyCode) =>
  [0, 4000, 3999, 3950, 125_000].map((centAmount) =>
    formatShortMoney({ centAmount, currencyCode }, tag),
  );

test('whole amounts have no decimals, others have both', () => {
  expect(formatAmounts('en-GB', 'GBP')).toEqual(['£0', '£40', '£39.99', '£39.50', '£1,250']);
  expect(formatAmounts('de-DE', 'EUR')).toEqual([
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
])('%s is formatted alike with and without a registered number format', (tag, currency) => {
  const intlTexts = formatAmounts(tag, currency);
  registerNumberFormat(tag, currency, describeNumberFormat(tag, currency));
  expect(formatAmounts(tag, currency)).toEqual(intlTexts);
});
