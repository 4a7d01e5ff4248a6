/** Amounts within a sentence: `£40`, `£39.99`. */
import { formatMoney, type Money, toMajor } from './money.ts';
import { findNumerals, writeCount } from './numerals.ts';

/** Whole amounts go without decimals; in columns and on cards `formatMoney` keeps them. */
export function sayMoney(money: Money, locale: string): string {
  const { currencyCode: currency } = money;
  const units = toMajor(money);
  if (!Number.isInteger(units)) return formatMoney(money, locale);
  const numerals = units >= 0 ? findNumerals(locale, currency) : undefined;
  if (numerals) return numerals.before + writeCount(units, numerals) + numerals.after;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(units);
}
