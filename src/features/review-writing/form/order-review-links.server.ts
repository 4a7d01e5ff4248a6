/** Links from an order to the review forms of its products, which prove the purchase. */
import { dayIn, findTimeZone } from '#kit/shop-day.ts';
import { links } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { writeBuyerToken } from './buyer-token.server.ts';

const DAY_MS = 86_400_000;
/** Days for which a link proves the purchase; each view of the order makes a new one. */
const LINK_DAYS = 60;
/** Days until an order without a promised day of arrival is taken to have arrived. */
const ARRIVED_AFTER_DAYS = 7;

export type OrderReviewLink = { readonly name: string; readonly href: string };

export type ReviewedOrder = {
  readonly id: string;
  /** `OrderStatus`. */
  readonly status: string;
  readonly placedAt: string;
  readonly delivery: { readonly to: string | null };
  readonly lines: readonly {
    readonly item: { readonly productKey: string; readonly slug: string; readonly name: string };
  }[];
};

/** One for each product, from the day on which the order should have arrived; none before. */
export function listReviewLinks(
  shop: Pick<PrivateShop, 'fascia' | 'now' | 'sign'>,
  order: ReviewedOrder,
): readonly OrderReviewLink[] {
  if (!hasArrived(shop, order)) return [];
  const until = new Date(shop.now.getTime() + LINK_DAYS * DAY_MS);
  const products = new Map(order.lines.map(({ item }) => [item.productKey, item]));
  return [...products.values()].map(({ productKey, slug, name }) => {
    const buyer = writeBuyerToken(shop, { order: order.id, productKey, until });
    return { name, href: links.writeReview({ slug, buyer }) };
  });
}

function hasArrived(
  { fascia, now }: Pick<PrivateShop, 'fascia' | 'now'>,
  { status, placedAt, delivery }: ReviewedOrder,
): boolean {
  if (status === 'delivered') return true;
  if (status === 'pending' || status === 'cancelled' || status === 'refunded') return false;
  const zone = findTimeZone(fascia);
  const latest = new Date(Date.parse(placedAt) + ARRIVED_AFTER_DAYS * DAY_MS);
  return dayIn(zone, now) >= (delivery.to ?? dayIn(zone, latest));
}
