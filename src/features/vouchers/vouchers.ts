/** The words of vouchers and their pure rules. */
import type { CurrencyCode } from '#i18n/money.ts';

type PerCurrency = Readonly<Partial<Record<CurrencyCode, number>>>;

/** What a shop promises to whoever knows the code. Amounts are minor units. */
export type VoucherOffer = {
  readonly code: string;
  /** Only what belongs to this category, or to one below it. */
  readonly categorySlug?: string | undefined;
  /** Of the total, rounded down; or an amount. */
  readonly percentOff?: number | undefined;
  readonly amountOff?: PerCurrency | undefined;
  /** The least total that it holds for; none where a currency is not named. */
  readonly from?: PerCurrency | undefined;
  /** ISO 8601; for ever without one. */
  readonly until?: string | undefined;
};

/** A voucher as it counts for one basket. */
export type Voucher = { readonly code: string; readonly off: number };

/** What a voucher may go by of a line. `price` of one, in minor units. */
export type VoucherLine = {
  readonly price: number;
  readonly quantity: number;
  readonly categorySlugs: readonly string[];
};

export type VoucherAnswer =
  | { readonly kind: 'good'; readonly voucher: Voucher }
  | { readonly kind: 'unknown' }
  /** Nothing in the basket belongs to what it is for. */
  | { readonly kind: 'unfit' }
  /** That much more is needed. */
  | { readonly kind: 'tooLittle'; readonly missing: number };

/** What is known of a basket when a voucher is judged. */
export type VoucherQuestion = {
  readonly fascia: string;
  readonly currency: CurrencyCode;
  /** As `normaliseCode` gives it. */
  readonly code: string;
  /** Minor units, before any voucher. */
  readonly total: number;
  readonly lines: readonly VoucherLine[];
  readonly now: Date;
};

export const MAX_VOUCHER_CODE = 40;

/** Nobody types it twice for a blank or a small letter. */
export function normaliseCode(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase().slice(0, MAX_VOUCHER_CODE);
}

export function judgeVoucher(
  offer: VoucherOffer | undefined,
  { total, lines, currency, now }: Pick<VoucherQuestion, 'total' | 'lines' | 'currency' | 'now'>,
): VoucherAnswer {
  if (!offer || (offer.until !== undefined && Date.parse(offer.until) <= now.getTime()))
    return { kind: 'unknown' };
  const missing = (offer.from?.[currency] ?? 0) - total;
  if (missing > 0) return { kind: 'tooLittle', missing };
  const { categorySlug, percentOff } = offer;
  const fitting =
    categorySlug === undefined
      ? lines
      : lines.filter(({ categorySlugs }) => categorySlugs.includes(categorySlug));
  if (categorySlug !== undefined && fitting.length === 0) return { kind: 'unfit' };
  const most = categorySlug === undefined ? total : sumOf(fitting);
  const off =
    percentOff === undefined
      ? offer.amountOff?.[currency]
      : takeOff(percentOff, most, categorySlug === undefined ? null : fitting);
  if (off === undefined) return { kind: 'unknown' };
  return { kind: 'good', voucher: { code: offer.code, off: Math.min(off, most) } };
}

const sumOf = (lines: readonly VoucherLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** Of the total; or of each thing, where each was promised at a price of its own. */
function takeOff(percent: number, total: number, lines: readonly VoucherLine[] | null): number {
  if (lines === null) return Math.floor((total * percent) / 100);
  return lines.reduce(
    (sum, { price, quantity }) => sum + (price - discountedPrice(price, percent)) * quantity,
    0,
  );
}

/** What one thing costs less a part of its price: what badges promise, and vouchers keep. */
export function discountedPrice(price: number, percent: number): number {
  return Math.ceil(price * (1 - percent / 100));
}
