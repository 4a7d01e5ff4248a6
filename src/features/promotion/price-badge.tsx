/** Badge beside a price. */

import { discountedPrice } from '#features/vouchers/vouchers.ts';
import { formatMoney } from '#i18n/money.ts';
import { useShop } from '#request/shop-public.tsx';
import { badgeStyle } from './badge-style.ts';
import type { PromotionView } from './promotion-view.ts';

export type PriceBadgeProps = {
  readonly badge: NonNullable<PromotionView['priceBadge']>;
  readonly price: number;
  /** Highest price of a range. */
  readonly maxPrice: number;
};

/** Fills the discounted price into the badge's text. */
export function PriceBadge({ badge, price, maxPrice }: PriceBadgeProps) {
  const { locale, currency } = useShop();
  const { text, textFrom, discount = 0 } = badge;
  const money = formatMoney(
    { centAmount: discountedPrice(price, discount), currencyCode: currency },
    locale.tag,
  );
  return (
    <span className="price-badge" style={badgeStyle(badge)}>
      {(maxPrice > price ? textFrom : text).replace('{price}', money)}
    </span>
  );
}
