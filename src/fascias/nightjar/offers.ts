/** Voucher offers of Nightjar; its badges may advertise only these. */
import type { VoucherOffer } from '#features/vouchers/vouchers.ts';

export const dressesOffer = {
  code: 'LOUD15',
  percentOff: 15,
  categorySlug: 'womens-dresses',
} as const;

export const offers: readonly VoucherOffer[] = [dressesOffer];
