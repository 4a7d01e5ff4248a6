/** Loads the terms on which a fascia offers a product. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { type DeliveryShop, loadDeliveryView } from '#features/delivery/delivery.server.ts';
import { isPreloved } from '#features/promotion/promotion.ts';
import type { OfferTerms } from './offer.ts';
import { DEFAULT_RETURNS } from './returns.ts';

/** `loadDelivery`: for many products, from `createDeliveryViews`. */
export async function loadOfferTerms(
  shop: DeliveryShop,
  product: Product,
  loadDelivery = (delivered: Product) => loadDeliveryView(shop, delivered),
): Promise<OfferTerms> {
  return {
    delivery: product.isPremier ? null : await loadDelivery(product),
    returns: shop.fascia.returns ?? DEFAULT_RETURNS,
    isPreloved: isPreloved(product),
  };
}
