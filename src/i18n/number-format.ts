/** How a language writes amounts, so that a browser need not wake its own tables for a few prices: the first use costs a phone 100 ms. */
import type { CurrencyCode } from './money.ts';

/** `£1,234.56`: what stands around the figures and between them. */
export type NumberFormat = {
  readonly before: string;
  readonly after: string;
  readonly group: string;
  readonly decimal: string;
  /** The figure nought; the others follow it. */
  readonly zero: string;
};

type Known = { readonly numberFormat: NumberFormat; readonly currency: CurrencyCode };
const known = new Map<string, Known>();

/** What the server has found out about the page's language and currency; null where it must be left to the browser. */
export function registerNumberFormat(
  language: string,
  currency: CurrencyCode,
  numberFormat: NumberFormat | null,
): void {
  if (numberFormat) known.set(language, { numberFormat, currency });
}

export function findNumberFormat(
  language: string,
  currency?: CurrencyCode,
): NumberFormat | undefined {
  const found = known.get(language);
  return currency === undefined || found?.currency === currency ? found?.numberFormat : undefined;
}

/** Of whole cents that are not negative. */
export function formatMoneyWith(centAmount: number, numberFormat: NumberFormat): string {
  const cents = String(centAmount).padStart(3, '0');
  const amount = `${groupDigits(cents.slice(0, -2), numberFormat)}${numberFormat.decimal}${cents.slice(-2)}`;
  return numberFormat.before + toNativeDigits(amount, numberFormat) + numberFormat.after;
}

/** Of a whole number that is not negative. */
export function formatCountWith(count: number, numberFormat: NumberFormat): string {
  return toNativeDigits(groupDigits(String(count), numberFormat), numberFormat);
}

function groupDigits(figures: string, { group }: NumberFormat): string {
  return figures.replace(/\B(?=(\d{3})+$)/g, group);
}

function toNativeDigits(text: string, { zero }: NumberFormat): string {
  return zero === '0'
    ? text
    : text.replace(/\d/g, (figure) => String.fromCharCode(zero.charCodeAt(0) + Number(figure)));
}
