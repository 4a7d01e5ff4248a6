/** Loads the terms on which a fascia offers a product. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { type DeliveryShop, loadDeliveryView } from '#features/delivery/delivery.server.ts';
import { isPreloved } from '#features/promotion/promotion.ts';
import type { OfferTerms } from './offer.ts';
import { DEFAULT_RETURNS } from './returns.ts';

export async function loadOfferTerms(shop: DeliveryShop, product: Product): Promise<OfferTerms> {
  return {
    delivery: product.isPremier ? null : await loadDeliveryView(shop, product),
    returns: shop.fascia.returns ?? DEFAULT_RETURNS,
    isPreloved: isPreloved(product),
  };
}
