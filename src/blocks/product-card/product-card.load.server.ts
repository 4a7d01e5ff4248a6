/** Loads the product of a card; null when the shop no longer has it. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadProductCards } from '#features/search/search.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { ProductCardContent } from './product-card.content.ts';

export const blockLoad = defineBlockLoad<ProductCardContent>(
  'product-card',
  async (shop, { productKey }): Promise<CardHit | null> => {
    const [hit] = await loadProductCards(shop, [productKey]);
    return hit ? toCardHit(hit, pickCardPromotions(shop)) : null;
  },
);
