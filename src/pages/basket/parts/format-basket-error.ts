/** Localised reasons why the basket could not be changed. */
import type { Text } from '#i18n/text.tsx';

export type BasketError = {
  /** Code of the problem, such as `basket.outOfStock`. */
  readonly errorCode: string;
  /** Units that can still be added; null where the problem is not about stock. */
  readonly available: number | null;
};

/** Error for a request without a response. */
export const UNREACHABLE = {
  errorCode: 'basket.unreachable',
  available: null,
  lineId: null,
  voucher: '',
};

export function formatBasketError(text: Text, { errorCode, available }: BasketError): string {
  if (errorCode === 'basket.stale' || errorCode === 'basket.unreachable') return text(errorCode);
  if (errorCode === 'wishlist.limitReached') return text('basket.wishlistFull');
  if (errorCode === 'basket.outOfStock') return text('basket.justSoldOut');
  return errorCode === 'basket.notEnough' && available !== null
    ? text('basket.onlyAvailable', { available })
    : text('basket.refused');
}
