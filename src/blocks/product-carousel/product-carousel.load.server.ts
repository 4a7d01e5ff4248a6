/** Loads the products of a carousel: named ones, or the first of a category, brand or search. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { cleanSearchTerm } from '#features/search/listing.ts';
import { loadCarousel, loadProductCards } from '#features/search/search.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { ProductCarouselContent } from './product-carousel.content.ts';

/** Number of products per carousel. */
const LENGTH = 10;

export const blockLoad = defineBlockLoad<ProductCarouselContent>(
  'product-carousel',
  async (shop, { source }): Promise<readonly CardHit[]> => {
    const { category, brand, searchTerm, productKeys = [], sort = 'relevance' } = source;
    const promotions = pickCardPromotions(shop);
    if (productKeys.length > 0) {
      const named = await loadProductCards(shop, productKeys.slice(0, LENGTH));
      return named.map((hit) => toCardHit(hit, promotions));
    }
    const found = await loadCarousel(shop, {
      mode: 'carousel',
      q: cleanSearchTerm(searchTerm),
      ...(category !== undefined && { category }),
      ...(brand !== undefined && { brand }),
      sort,
      limit: LENGTH,
    });
    return found.map((hit) => toCardHit(hit, promotions));
  },
);
