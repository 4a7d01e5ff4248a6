/** Voucher offers of Aldermoor; its badges may advertise only these. */
import type { VoucherOffer } from '#features/vouchers/vouchers.ts';

export const knitwearOffer = {
  code: 'WARM10',
  percentOff: 10,
  categorySlug: 'womens-knitwear',
} as const;

export const offers: readonly VoucherOffer[] = [
  { code: 'WELCOME10', percentOff: 10, from: { GBP: 3000, EUR: 3500 } },
  knitwearOffer,
];
