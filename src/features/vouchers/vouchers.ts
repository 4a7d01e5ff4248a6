/** Types of vouchers and their pure rules. */
import type { CurrencyCode } from '#i18n/money.ts';

type PerCurrency = Readonly<Partial<Record<CurrencyCode, number>>>;

/** Terms of a voucher code. Amounts are in minor units. */
export type VoucherOffer = {
  readonly code: string;
  /** Limits the voucher to products of this category and its subcategories. */
  readonly categorySlug?: string | undefined;
  /**
   * Percentage of the total, rounded down; with a `categorySlug`, of the price of each item. An
   * offer has this or `amountOff`.
   */
  readonly percentOff?: number | undefined;
  readonly amountOff?: PerCurrency | undefined;
  /** Minimum total; none for a currency that is not listed. */
  readonly from?: PerCurrency | undefined;
  /** ISO 8601 time at which the voucher expires; it never does without one. */
  readonly until?: string | undefined;
  /** Number of orders that the code may be used in; no limit without it. */
  readonly maxUses?: number | undefined;
};

/** Value of a voucher for one basket, in minor units. */
export type Voucher = {
  readonly code: string;
  readonly discount: number;
  /** Category of the lines that it is taken off; undefined for all lines. */
  readonly categorySlug?: string | undefined;
  readonly maxUses?: number | undefined;
};

/**
 * Data of a basket line that vouchers may depend on. `price` is that of one item, in minor units.
 */
export type VoucherLine = {
  readonly price: number;
  readonly quantity: number;
  readonly categorySlugs: readonly string[];
};

export type VoucherResult =
  | { readonly kind: 'valid'; readonly voucher: Voucher }
  | { readonly kind: 'unknown' }
  /** Other orders have used it up. */
  | { readonly kind: 'used' }
  /** No line of the basket belongs to the voucher's category. */
  | { readonly kind: 'notApplicable' }
  /** Amount in minor units that is missing from the minimum total. */
  | { readonly kind: 'belowMinimum'; readonly missing: number };

/** Basket data that a voucher is evaluated by. */
export type VoucherRequest = {
  readonly fascia: string;
  readonly currency: CurrencyCode;
  /** Normalised by `normaliseCode`. */
  readonly code: string;
  /** Minor units, before any voucher. */
  readonly total: number;
  readonly lines: readonly VoucherLine[];
  readonly now: Date;
};

export const MAX_VOUCHER_CODE = 40;

/** Removes spaces and folds case, so that such differences do not make a code invalid. */
export function normaliseCode(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase().slice(0, MAX_VOUCHER_CODE);
}

export function evaluateVoucher(
  offer: VoucherOffer | undefined,
  { total, lines, currency, now }: Pick<VoucherRequest, 'total' | 'lines' | 'currency' | 'now'>,
): VoucherResult {
  if (!offer || (offer.until !== undefined && Date.parse(offer.until) <= now.getTime()))
    return { kind: 'unknown' };
  const missing = (offer.from?.[currency] ?? 0) - total;
  if (missing > 0) return { kind: 'belowMinimum', missing };
  const { categorySlug, percentOff } = offer;
  const applicable =
    categorySlug === undefined
      ? lines
      : lines.filter(({ categorySlugs }) => categorySlugs.includes(categorySlug));
  if (categorySlug !== undefined && applicable.length === 0) return { kind: 'notApplicable' };
  const maxDiscount = categorySlug === undefined ? total : sumOf(applicable);
  const discount =
    percentOff === undefined
      ? offer.amountOff?.[currency]
      : computeDiscount(percentOff, maxDiscount, categorySlug === undefined ? null : applicable);
  if (discount === undefined) return { kind: 'unknown' };
  const { code, maxUses } = offer;
  const voucher = { code, discount: Math.min(discount, maxDiscount), categorySlug, maxUses };
  return { kind: 'valid', voucher };
}

const sumOf = (lines: readonly VoucherLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** Discount of the total, or of each item, where product badges promise a price per item. */
function computeDiscount(
  percent: number,
  total: number,
  lines: readonly VoucherLine[] | null,
): number {
  if (lines === null) return Math.floor((total * percent) / 100);
  return lines.reduce(
    (sum, { price, quantity }) => sum + (price - applyPercentOff(price, percent)) * quantity,
    0,
  );
}

/** Discounted price of one item, rounded up; the same for badges and for vouchers. */
export function applyPercentOff(price: number, percent: number): number {
  return Math.ceil((price * (100 - percent)) / 100);
}
