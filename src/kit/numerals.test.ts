/** Amounts as the page writes them by itself are those that the language's own tables give. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurrencyCode, formatMoney } from './money.ts';
import { describeNumerals } from './numerals.server.ts';
import { findNumerals, knowNumerals, writeCount, writeMoney } from './numerals.ts';

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
  const numerals = describeNumerals(language, currency);
  if (!numerals) throw new Error('It can be written.');

  test('every amount is written as Intl writes it', () => {
    const intl = new Intl.NumberFormat(language, { style: 'currency', currency });
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        (cents) => void expect(writeMoney(cents, numerals)).toBe(intl.format(cents / 100)),
      ),
    );
  });

  test('every count is written as Intl writes it', () => {
    const intl = new Intl.NumberFormat(language);
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        (count) => void expect(writeCount(count, numerals)).toBe(intl.format(count)),
      ),
    );
  });
});

test.each(['en-IN', 'es-ES', 'pl-PL'])(
  '%s groups otherwise, and is left to the browser',
  (language) => {
    expect(describeNumerals(language, 'EUR')).toBeNull();
  },
);

test('figures of another script are written in it', () => {
  const numerals = describeNumerals('ar-EG', 'USD');
  expect(numerals && writeCount(1205, numerals)).toBe('١٬٢٠٥');
});

test('what is known of a language counts for its currency alone, and not for what is negative', () => {
  knowNumerals('xx', 'GBP', { before: '(', after: ')', group: '.', decimal: ',', zero: '0' });
  expect(findNumerals('xx')).toBeDefined();
  expect(findNumerals('xx', 'EUR')).toBeUndefined();
  expect(findNumerals('yy')).toBeUndefined();
  expect(formatMoney({ centAmount: 123_456, currencyCode: 'GBP' }, 'xx')).toBe('(1.234,56)');
  expect(formatMoney({ centAmount: -1, currencyCode: 'GBP' }, 'xx')).toContain('0.01');
});
