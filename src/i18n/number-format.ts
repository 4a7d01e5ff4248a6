/**
 * Number format of a language, so that a browser need not load `Intl`'s tables for a few prices:
 * the first use costs a phone 100 ms.
 */
import type { CurrencyCode } from './money.ts';

/** Parts of an amount such as `£1,234.56`. */
export type NumberFormat = {
  readonly prefix: string;
  readonly suffix: string;
  readonly group: string;
  readonly decimal: string;
  /** The digit zero; the others follow it in Unicode. */
  readonly zero: string;
};

type RegisteredFormat = { readonly numberFormat: NumberFormat; readonly currency: CurrencyCode };
const formats = new Map<string, RegisteredFormat>();

/**
 * Registers what the server derived for the page's language and currency; null leaves it to `Intl`.
 */
export function registerNumberFormat(
  language: string,
  currency: CurrencyCode,
  numberFormat: NumberFormat | null,
): void {
  if (numberFormat) formats.set(language, { numberFormat, currency });
}

export function findNumberFormat(
  language: string,
  currency?: CurrencyCode,
): NumberFormat | undefined {
  const registered = formats.get(language);
  return currency === undefined || registered?.currency === currency
    ? registered?.numberFormat
    : undefined;
}

/** Formats a whole, non-negative number of cents. */
export function formatMoneyWith(centAmount: number, numberFormat: NumberFormat): string {
  const cents = String(centAmount).padStart(3, '0');
  const amount = `${groupDigits(cents.slice(0, -2), numberFormat)}${numberFormat.decimal}${cents.slice(-2)}`;
  return numberFormat.prefix + toNativeDigits(amount, numberFormat) + numberFormat.suffix;
}

/** Formats a non-negative number that is whole, or below 1,000 with one decimal. */
export function formatCountWith(count: number, numberFormat: NumberFormat): string {
  const digits = String(count).replace('.', numberFormat.decimal);
  return toNativeDigits(groupDigits(digits, numberFormat), numberFormat);
}

function groupDigits(digits: string, { group }: NumberFormat): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, group);
}

function toNativeDigits(text: string, { zero }: NumberFormat): string {
  return zero === '0'
    ? text
    : text.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));
}
