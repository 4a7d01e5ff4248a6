/** Strict parsers for money, dates and availability: a wrong guess would become a price. */
import { type CurrencyCode, isCurrencyCode, type Money } from '#i18n/money.ts';

/** Highest price accepted, in minor units; a higher one is presumed a typing error. */
const MAX_CENT_AMOUNT = 99_999_999;

export type Parsed<T> = { readonly value: T } | { readonly reason: string };

/**
 * Parses `80.00 GBP`, `GBP 80` or `1,250.00 GBP`. A decimal comma is refused unless
 * `hasDecimalComma`, since 1,250 is ambiguous.
 */
export function parseMoney(text: string, hasDecimalComma = false): Parsed<Money> {
  const match = /^(?:([A-Z]{3})\s*)?([\d.,]{1,14})\s*([A-Z]{3})?$/.exec(text.trim());
  const currency = match?.[1] ?? match?.[3];
  const digits = hasDecimalComma ? toDecimalPoint(match?.[2] ?? '') : (match?.[2] ?? '');
  if (!match || currency === undefined || (match[1] !== undefined && match[3] !== undefined)) {
    return {
      reason: `"${excerpt(text)}" is not an amount with a currency, such as 80.00 GBP`,
    };
  }
  if (!isCurrencyCode(currency)) return { reason: `the shop does not sell in ${currency}` };
  const centAmount = parseDecimal(digits);
  if (centAmount === null)
    return {
      reason: `"${excerpt(text)}" is ambiguous: write 12.50 with a point and at most two decimals`,
    };
  if (centAmount > MAX_CENT_AMOUNT)
    return { reason: `"${excerpt(text)}" is too high to be a price` };
  return { value: { centAmount, currencyCode: currency satisfies CurrencyCode } };
}

/** Converts `1.250,50` to `1250.50`. */
function toDecimalPoint(digits: string): string {
  return /^(?:\d{1,3}(?:\.\d{3})*|\d+),\d{1,2}$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits;
}

const COMMA_ADVICE =
  'write it with a point, or import with --decimal-comma if the file writes decimal commas';

/** Advice for an amount that could not be parsed. */
export function suggestMoneyFormat(text: string, example: string): string {
  return /\d,\d{1,2}(?!\d)/.test(text) ? COMMA_ADVICE : `write it as ${example}`;
}

/**
 * True if every price of a column has a decimal comma: two digits after a comma cannot be a
 * thousands group.
 */
export function areDecimalCommas(prices: readonly string[]): boolean {
  return (
    prices.length > 1 &&
    prices.every((price) => /^\D*(?:\d{1,3}(?:\.\d{3})+|\d+),\d{2}\D*$/.test(price))
  );
}

function parseDecimal(digits: string): number | null {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+(?=\.))(?:\.(\d{1,2}))?$/.exec(digits);
  if (!match) return null;
  const whole = (match[1] ?? '').replaceAll(',', '');
  return Number(whole) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/**
 * ISO 8601 variants found in feeds: `2022-05-14T22:00+0000`, `2022-05-14`, `2022-05-14T22:00:00Z`.
 * UTC when there is no zone.
 */
export function parseInstant(text: string): Date | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(\.\d{1,9})?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
      text.trim(),
    );
  if (!match) return null;
  const [, day, minutes = '00:00', seconds = ':00', fraction = '', zone = 'Z'] = match;
  const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const instant = new Date(`${day}T${minutes}${seconds}${fraction}${offset}`);
  // Refuses impossible dates: `Date` turns 2026-02-31 into 3 March.
  const isReal =
    !Number.isNaN(instant.getTime()) &&
    new Date(`${day}T00:00:00Z`).toISOString().startsWith(day ?? '');
  return isReal ? instant : null;
}

/** Parses `from/until`, both inclusive. */
export function parsePeriod(text: string): { readonly from: Date; readonly until: Date } | null {
  const [first, last, ...more] = text.split('/');
  const from = parseInstant(first ?? '');
  const until = parseInstant(last ?? '');
  return from && until && more.length === 0 && from <= until ? { from, until } : null;
}

export type Availability = 'in_stock' | 'out_of_stock' | 'backorder' | 'preorder';

const AVAILABILITY: Readonly<Record<string, Availability>> = {
  in_stock: 'in_stock',
  out_of_stock: 'out_of_stock',
  backorder: 'backorder',
  back_order: 'backorder',
  preorder: 'preorder',
  pre_order: 'preorder',
};

/** null for a value that Google does not define. */
export function parseAvailability(text: string): Availability | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return Object.hasOwn(AVAILABILITY, word) ? (AVAILABILITY[word] ?? null) : null;
}

const MAX_EXCERPT_LENGTH = 60;

/** Shortens a value to one line for a report. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_EXCERPT_LENGTH ? `${line.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : line;
}
