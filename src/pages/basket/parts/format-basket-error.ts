/** Localised reasons why the basket could not be changed. */
import type { Text } from '#i18n/text.tsx';

export type BasketError = { readonly refused: string; readonly available: number | null };

/** Error for a request without a response. */
export const UNREACHABLE = {
  refused: 'basket.unreachable',
  available: null,
  lineId: null,
  voucher: '',
};

export function formatBasketError(text: Text, { refused, available }: BasketError): string {
  if (refused === 'basket.stale' || refused === 'basket.unreachable') return text(refused);
  if (refused === 'wishlist.limitReached') return text('basket.wishlistFull');
  if (refused === 'basket.outOfStock') return text('basket.justSoldOut');
  return refused === 'basket.notEnough' && available !== null
    ? text('basket.onlyAvailable', { available })
    : text('basket.refused');
}
