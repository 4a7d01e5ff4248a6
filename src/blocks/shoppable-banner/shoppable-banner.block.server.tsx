/** Picture with products: as buttons on it, or as a list beside it. */
import { splitProductSku } from '#features/content/links/product-sku.ts';
import { toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadProductCards } from '#features/search/search.server.ts';
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './shoppable-banner.content.ts';
import { Island } from './shoppable-banner.island.tsx';
import type { ShoppableProducts } from './shoppable-products.ts';
import { MAX_LOOKUPS } from './shoppable-sku.ts';

export const block = defineBlock({
  content,
  /** Loads the products of a shoppable banner. */
  load: async (shop, { desktopItems, mobileItems }): Promise<ShoppableProducts> => {
    const keys = [...desktopItems, ...mobileItems].map(
      ({ productSku }) => splitProductSku(productSku).productKey,
    );
    const hits = await loadProductCards(shop, [...new Set(keys)].slice(0, MAX_LOOKUPS));
    const promotions = pickCardPromotions(shop);
    return Object.fromEntries(hits.map((hit) => [hit.productKey, toCardHit(hit, promotions)]));
  },
  hydrate: 'visible',
  render: Island,
});
