/** Tests that `formatMoneyWith` gives the same amounts as `Intl.NumberFormat`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurrencyCode, formatMoney } from './money.ts';
import { describeNumberFormat } from './number-format.server.ts';
import {
  findNumberFormat,
  formatCountWith,
  formatMoneyWith,
  registerNumberFormat,
} from './number-format.ts';

const own: readonly (readonly [string, CurrencyCode])[] = [
  ['en-GB', 'GBP'],
  ['en-GB', 'EUR'],
  ['fr-FR', 'EUR'],
  ['de-DE', 'EUR'],
  ['ar', 'AED'],
  ['en-US', 'USD'],
  ['en-GB', 'AED'],
];

describe.each(own)('%s, %s', (language, currency) => {
  const numberFormat = describeNumberFormat(language, currency);
  if (!numberFormat) throw new Error('It can be written.');

  test('every amount is written as Intl writes it', () => {
    const intl = new Intl.NumberFormat(language, { style: 'currency', currency });
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        (cents) => void expect(formatMoneyWith(cents, numberFormat)).toBe(intl.format(cents / 100)),
      ),
    );
  });

  test('every count is written as Intl writes it', () => {
    const intl = new Intl.NumberFormat(language);
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        (count) => void expect(formatCountWith(count, numberFormat)).toBe(intl.format(count)),
      ),
    );
  });

  test('every tenth of a small number is written as Intl writes it', () => {
    const intl = new Intl.NumberFormat(language);
    fc.assert(
      fc.property(fc.nat(9_999), (tenths) => {
        const value = tenths / 10;
        expect(formatCountWith(value, numberFormat)).toBe(intl.format(value));
      }),
    );
  });
});

test.each(['en-IN', 'es-ES', 'pl-PL'])(
  '%s groups otherwise, and is left to the browser',
  (language) => {
    expect(describeNumberFormat(language, 'EUR')).toBeNull();
  },
);

test('figures of another script are written in it', () => {
  const numberFormat = describeNumberFormat('ar-EG', 'USD');
  expect(numberFormat && formatCountWith(1205, numberFormat)).toBe('١٬٢٠٥');
});

test('what is known of a language counts for its currency alone, and not for what is negative', () => {
  registerNumberFormat('xx', 'GBP', {
    prefix: '(',
    suffix: ')',
    group: '.',
    decimal: ',',
    zero: '0',
  });
  expect(findNumberFormat('xx')).toBeDefined();
  expect(findNumberFormat('xx', 'EUR')).toBeUndefined();
  expect(findNumberFormat('yy')).toBeUndefined();
  expect(formatMoney({ centAmount: 123_456, currencyCode: 'GBP' }, 'xx')).toBe('(1.234,56)');
  expect(formatMoney({ centAmount: -1, currencyCode: 'GBP' }, 'xx')).toContain('0.01');
});
