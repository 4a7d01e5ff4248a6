/** Loads the products of a shoppable banner. */

import { splitProductSku } from '#features/content/product-sku.ts';
import { toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadProductCards } from '#features/search/search.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { ShoppableBannerContent } from './shoppable-banner.content.ts';
import type { ShoppableProducts } from './shoppable-products.ts';
import { MAX_LOOKUPS } from './shoppable-sku.ts';

export const blockLoad = defineBlockLoad<ShoppableBannerContent>(
  'shoppable-banner',
  async (shop, { desktopItems, mobileItems }): Promise<ShoppableProducts> => {
    const keys = [...desktopItems, ...mobileItems].map(
      ({ productSku }) => splitProductSku(productSku).productKey,
    );
    const hits = await loadProductCards(shop, [...new Set(keys)].slice(0, MAX_LOOKUPS));
    const promotions = pickCardPromotions(shop);
    return Object.fromEntries(hits.map((hit) => [hit.productKey, toCardHit(hit, promotions)]));
  },
);
