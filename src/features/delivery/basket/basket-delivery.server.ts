/** Loads the days on which a basket arrives, and its surcharge. */
import type { Basket } from '#features/basket/basket.ts';
import { findTimeZone } from '#kit/shop-day.ts';
import type { Shop } from '#request/shop.ts';
import { findDeliveryOfSku } from '../delivery.server.ts';
import { formatMoment } from '../format-delivery.ts';
import type { BasketDeliveryView } from './basket-delivery.ts';
import { combineDeliveries } from './combine-deliveries.ts';

/** Bulky items of an order are delivered together, for the highest of their surcharges. */
export async function loadBasketDelivery(
  shop: Shop,
  basket: Basket | null,
): Promise<BasketDeliveryView> {
  const skus = [...new Set(basket?.lines.map(({ sku }) => sku))];
  const infos = await Promise.all(skus.map((sku) => findDeliveryOfSku(shop, sku)));
  const surcharge = Math.max(0, ...infos.map((info) => info.surcharge));
  // No day is promised for a bulky item: the shopper chooses it.
  if (surcharge > 0) return { services: [], surcharge };
  const timeZone = findTimeZone(shop.fascia);
  const services = combineDeliveries(infos, shop.now.getTime()).map((service) => ({
    ...service,
    until: formatMoment(service.until, shop.locale.tag, timeZone),
  }));
  return { services, surcharge };
}
