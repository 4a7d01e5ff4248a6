/** Badges over a picture, and the one beside a price. */
import type { CSSProperties } from 'react';
import { formatMoney } from '#kit/money.ts';
import { useShop } from '#kit/shop-public.tsx';
import { discountedPrice } from './promotion.ts';
import type { BadgeView, PromotionView } from './promotion-view.ts';

export function Badges({ badges }: { readonly badges: readonly BadgeView[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className="pointer-events-none absolute start-2 top-2 flex flex-col items-start gap-1">
      {badges.map((badge) => (
        <li key={badge.id} className="badge" style={styleOf(badge)}>
          {badge.text}
        </li>
      ))}
    </ul>
  );
}

/** R§9: its text comes from price, discount and currency. */
export function PriceBadge({ badge, price }: { readonly badge: NonNullable<PromotionView['priceBadge']>; readonly price: number }) {
  const { locale, currency } = useShop();
  const { text, discount = 0 } = badge;
  const money = formatMoney({ centAmount: discountedPrice(price, discount), currencyCode: currency }, locale.tag);
  return (
    <span className="badge" style={styleOf(badge)}>
      {text.replace('{price}', money)}
    </span>
  );
}

function styleOf({ colours: [ground, ink, line] = [null, null, null] }: BadgeView): CSSProperties {
  return { ...(ground && { backgroundColor: ground }), ...(ink && { color: ink }), ...(line && { borderColor: line }) };
}
