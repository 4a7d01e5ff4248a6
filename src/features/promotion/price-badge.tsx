/** Badge beside a price, which advertises the price with an offer. */

import { applyPercentOff } from '#features/vouchers/vouchers.ts';
import { formatMoney } from '#i18n/money.ts';
import { useShop } from '#request/shop-public.tsx';
import { toBadgeStyle } from './badge-style.ts';
import type { PromotionView } from './promotion-view.ts';

export type PriceBadgeProps = {
  readonly badge: NonNullable<PromotionView['priceBadge']>;
  /** In minor units; the lowest price of a range. */
  readonly price: number;
  /** Equal to `price` unless it is a range. */
  readonly maxPrice: number;
};

/** Replaces `{price}` in the text of the badge with the discounted price. */
export function PriceBadge({ badge, price, maxPrice }: PriceBadgeProps) {
  const { locale, currency } = useShop();
  const { text, rangeText, percentOff = 0 } = badge;
  const discountedPrice = formatMoney(
    { centAmount: applyPercentOff(price, percentOff), currencyCode: currency },
    locale.tag,
  );
  return (
    <span className="price-badge" style={toBadgeStyle(badge)}>
      {(maxPrice > price ? rangeText : text).replace('{price}', discountedPrice)}
    </span>
  );
}
