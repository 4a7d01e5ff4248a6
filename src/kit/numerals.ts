/** How a language writes amounts, so that a browser need not wake its own tables for a few prices: the first use costs a phone 100 ms. */
import type { CurrencyCode } from './money.ts';

/** `£1,234.56`: what stands around the figures and between them. */
export type Numerals = {
  readonly before: string;
  readonly after: string;
  readonly group: string;
  readonly decimal: string;
  /** The figure nought; the others follow it. */
  readonly zero: string;
};

type Known = { readonly numerals: Numerals; readonly currency: CurrencyCode };
const known = new Map<string, Known>();

/** What the server has found out about the page's language and currency; null where it must be left to the browser. */
export function knowNumerals(
  language: string,
  currency: CurrencyCode,
  numerals: Numerals | null,
): void {
  if (numerals) known.set(language, { numerals, currency });
}

export function findNumerals(language: string, currency?: CurrencyCode): Numerals | undefined {
  const found = known.get(language);
  return currency === undefined || found?.currency === currency ? found?.numerals : undefined;
}

/** Of whole cents that are not negative. */
export function writeMoney(centAmount: number, numerals: Numerals): string {
  const cents = String(centAmount).padStart(3, '0');
  const amount = `${groupFigures(cents.slice(0, -2), numerals)}${numerals.decimal}${cents.slice(-2)}`;
  return numerals.before + toOwnFigures(amount, numerals) + numerals.after;
}

/** Of a whole number that is not negative. */
export function writeCount(count: number, numerals: Numerals): string {
  return toOwnFigures(groupFigures(String(count), numerals), numerals);
}

function groupFigures(figures: string, { group }: Numerals): string {
  return figures.replace(/\B(?=(\d{3})+$)/g, group);
}

function toOwnFigures(text: string, { zero }: Numerals): string {
  return zero === '0'
    ? text
    : text.replace(/\d/g, (figure) => String.fromCharCode(zero.charCodeAt(0) + Number(figure)));
}
