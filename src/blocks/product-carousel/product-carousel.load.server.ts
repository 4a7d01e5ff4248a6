/** The products of a carousel: those that are named, or the first of a category. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadCarousel, loadProductCards } from '#features/search/search.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { ProductCarouselContent } from './product-carousel.content.ts';

const LENGTH = 12;

export const blockLoad = defineBlockLoad<ProductCarouselContent>(
  'product-carousel',
  async (shop, { source }): Promise<readonly CardHit[]> => {
    const { category, productKeys = [], sort = 'relevance' } = source;
    const promotions = pickCardPromotions(shop);
    if (productKeys.length > 0) {
      const named = await loadProductCards(shop, productKeys.slice(0, LENGTH));
      return named.map((hit) => toCardHit(hit, promotions));
    }
    const found = await loadCarousel(shop, { mode: 'carousel', ...(category !== undefined && { category }), sort, limit: LENGTH });
    return found.map((hit) => toCardHit(hit, promotions));
  },
);
