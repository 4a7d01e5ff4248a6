/** The words of vouchers and their pure rules. */
import type { CurrencyCode } from '#kit/money.ts';

type PerCurrency = Readonly<Partial<Record<CurrencyCode, number>>>;

/** What a shop promises to whoever knows the code. Amounts are minor units. */
export type VoucherOffer = {
  readonly code: string;
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

export type VoucherAnswer =
  | { readonly kind: 'good'; readonly voucher: Voucher }
  | { readonly kind: 'unknown' }
  /** That much more is needed. */
  | { readonly kind: 'tooLittle'; readonly missing: number };

export const MAX_VOUCHER_CODE = 40;

/** Nobody types it twice for a blank or a small letter. */
export function normaliseCode(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase().slice(0, MAX_VOUCHER_CODE);
}

export function judgeVoucher(
  offer: VoucherOffer | undefined,
  { total, currency, now }: { readonly total: number; readonly currency: CurrencyCode; readonly now: Date },
): VoucherAnswer {
  if (!offer || (offer.until !== undefined && Date.parse(offer.until) <= now.getTime())) return { kind: 'unknown' };
  const missing = (offer.from?.[currency] ?? 0) - total;
  if (missing > 0) return { kind: 'tooLittle', missing };
  const off = offer.percentOff === undefined ? offer.amountOff?.[currency] : Math.floor((total * offer.percentOff) / 100);
  if (off === undefined) return { kind: 'unknown' };
  return { kind: 'good', voucher: { code: offer.code, off: Math.min(off, total) } };
}
