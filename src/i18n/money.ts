/** Money as whole minor units with a currency; never a float. */
import { findNumberFormat, formatMoneyWith } from './number-format.ts';

export type CurrencyCode = 'GBP' | 'EUR' | 'AED' | 'USD';

/** 1999 GBP minor units are £19.99. */
export type Money = { readonly centAmount: number; readonly currencyCode: CurrencyCode };

/** Digits after the decimal point, by ISO 4217. */
const exponents: Record<CurrencyCode, number> = { GBP: 2, EUR: 2, AED: 2, USD: 2 };

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(exponents, value);
}

/** Major units, for display and structured data only. */
export function toMajor({ centAmount, currencyCode }: Money): number {
  return centAmount / 10 ** exponents[currencyCode];
}

const formatters = new Map<string, Intl.NumberFormat>();

/** `£19.99`, `19,99 €`; whole amounts keep their decimals so that columns of prices line up. */
export function formatMoney(money: Money, locale: string): string {
  const numberFormat =
    money.centAmount >= 0 ? findNumberFormat(locale, money.currencyCode) : undefined;
  if (numberFormat) return formatMoneyWith(money.centAmount, numberFormat);
  const key = `${locale}|${money.currencyCode}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currencyCode });
    formatters.set(key, formatter);
  }
  return formatter.format(toMajor(money));
}

/** Saving in whole percent, rounded down so that it is never overstated; 0 if there is none. */
export function percentSaved(price: number, wasPrice: number | undefined): number {
  if (wasPrice === undefined || wasPrice <= price || wasPrice <= 0) return 0;
  return Math.floor(((wasPrice - price) * 100) / wasPrice);
}
