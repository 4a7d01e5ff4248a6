/** Links from an order to the review forms of its products, which prove the purchase. */
import { dayIn, findTimeZone } from '#kit/shop-day.ts';
import { links } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { signBuyerToken } from './buyer-token.server.ts';

const DAY_MS = 86_400_000;
/** Days for which a link proves the purchase; each view of the order makes a new one. */
const LINK_DAYS = 60;
/** Days after which an order without a promised day of arrival is assumed to have arrived. */
const ASSUMED_DELIVERY_DAYS = 7;

/**
 * Countries in which courts regard a request for a review as advertising, which needs consent,
 * even in an email about the order.
 */
const COUNTRIES_WITHOUT_REVIEW_LINKS = ['AT', 'DE'] as const;

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /**
     * Countries (ISO 3166) without review links in dispatch emails, by the delivery address and by
     * the order's locale; `all`: no email has links. Default: AT and DE.
     */
    readonly noReviewLinksByEmail?: 'all' | readonly string[];
  }
}

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

/** One link for each product, from the day on which the order should have arrived; none before. */
export function listReviewLinks(
  shop: Pick<PrivateShop, 'fascia' | 'now' | 'sign'>,
  order: ReviewedOrder,
): readonly OrderReviewLink[] {
  return hasArrived(shop, order) ? linkReviews(shop, order, order.lines, shop.now) : [];
}

/**
 * One link for each dispatched product, for the email about the dispatch; none in countries without
 * review links, by the delivery address or the order's locale.
 */
export function listDispatchReviewLinks(
  shop: Pick<PrivateShop, 'fascia' | 'now' | 'sign'>,
  order: ReviewedOrder & {
    readonly locale: string;
    readonly address: { readonly country: string };
  },
  positions: readonly number[],
): readonly OrderReviewLink[] {
  const { noReviewLinksByEmail: excluded = COUNTRIES_WITHOUT_REVIEW_LINKS } = shop.fascia;
  const countries = [order.address.country, new Intl.Locale(order.locale).region ?? ''];
  if (excluded === 'all' || countries.some((country) => excluded.includes(country))) return [];
  const sent = order.lines.filter((_, position) => positions.includes(position));
  const assumedArrival = shop.now.getTime() + ASSUMED_DELIVERY_DAYS * DAY_MS;
  const promised = order.delivery.to === null ? assumedArrival : Date.parse(order.delivery.to);
  return linkReviews(shop, order, sent, new Date(Math.max(promised, assumedArrival)));
}

/** The links prove the purchase for `LINK_DAYS` from the given time. */
function linkReviews(
  { sign }: Pick<PrivateShop, 'sign'>,
  { id }: ReviewedOrder,
  lines: ReviewedOrder['lines'],
  from: Date,
): readonly OrderReviewLink[] {
  const until = new Date(from.getTime() + LINK_DAYS * DAY_MS);
  const products = new Map(lines.map(({ item }) => [item.productKey, item]));
  return [...products.values()].map(({ productKey, slug, name }) => {
    const buyer = signBuyerToken({ sign }, { order: id, productKey, until });
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
  const latest = new Date(Date.parse(placedAt) + ASSUMED_DELIVERY_DAYS * DAY_MS);
  return dayIn(zone, now) >= (delivery.to ?? dayIn(zone, latest));
}
