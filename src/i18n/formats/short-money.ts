/** Formats amounts within a sentence: `£40`, `£39.99`. */
import { formatMoney, type Money, toMajor } from '../money.ts';
import { findNumberFormat, formatCountWith } from '../number-format.ts';

/** Leaves out the decimals of whole amounts; in columns and on cards `formatMoney` keeps them. */
export function formatShortMoney(money: Money, locale: string): string {
  const { currencyCode: currency } = money;
  const units = toMajor(money);
  if (!Number.isInteger(units)) return formatMoney(money, locale);
  const numberFormat = units >= 0 ? findNumberFormat(locale, currency) : undefined;
  if (numberFormat)
    return numberFormat.prefix + formatCountWith(units, numberFormat) + numberFormat.suffix;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(units);
}
