/** Single product card; nothing when the shop no longer has the product. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadProductCards } from '#features/search/search.server.ts';
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './product-card.content.ts';
import { Island } from './product-card.island.tsx';

export const block = defineBlock({
  content,
  /** Loads the product of a card; null when the shop no longer has it. */
  load: async (shop, { productKey }): Promise<CardHit | null> => {
    const [hit] = await loadProductCards(shop, [productKey]);
    return hit ? toCardHit(hit, pickCardPromotions(shop)) : null;
  },
  hydrate: 'visible',
  render: Island,
});
