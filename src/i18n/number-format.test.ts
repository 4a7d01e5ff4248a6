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

const SUPPORTED_FORMATS: readonly (readonly [string, CurrencyCode])[] = [
  ['en-GB', 'GBP'],
  ['en-GB', 'EUR'],
  ['fr-FR', 'EUR'],
  ['de-DE', 'EUR'],
  ['ar', 'AED'],
  ['en-US', 'USD'],
  ['en-GB', 'AED'],
];

describe.each(SUPPORTED_FORMATS)('%s, %s', (language, currency) => {
  const numberFormat = describeNumberFormat(language, currency);
  if (!numberFormat) throw new Error('This format must be supported.');

  test('every amount is formatted as by Intl', () => {
    const intl = new Intl.NumberFormat(language, { style: 'currency', currency });
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        (cents) => void expect(formatMoneyWith(cents, numberFormat)).toBe(intl.format(cents / 100)),
      ),
    );
  });

  test('every count is formatted as by Intl', () => {
    const intl = new Intl.NumberFormat(language);
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        (count) => void expect(formatCountWith(count, numberFormat)).toBe(intl.format(count)),
      ),
    );
  });

  test('every small number with one decimal is formatted as by Intl', () => {
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
  '%s groups digits differently and has no number format',
  (language) => {
    expect(describeNumberFormat(language, 'EUR')).toBeNull();
  },
);

test('numbers have the digits of their script', () => {
  const numberFormat = describeNumberFormat('ar-EG', 'USD');
  expect(numberFormat && formatCountWith(1205, numberFormat)).toBe('١٬٢٠٥');
});

test('a registered format is used for its own currency only, and not for negative amounts', () => {
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
