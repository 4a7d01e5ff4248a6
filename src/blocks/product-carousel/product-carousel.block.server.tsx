/** Row of products of a category, brand or search, or of named products. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { cleanSearchTerm } from '#features/search/listing.ts';
import { loadCarousel, loadProductCards } from '#features/search/search.server.ts';
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './product-carousel.content.ts';
import { Island } from './product-carousel.island.tsx';

/** Number of products per carousel. */
const MAX_CAROUSEL_PRODUCTS = 10;

export const block = defineBlock({
  content,
  /** Loads the products of a carousel: named ones, or the first of a category, brand or search. */
  load: async (shop, { source }): Promise<readonly CardHit[]> => {
    const { category, brand, searchTerm, productKeys = [], sort = 'relevance' } = source;
    const promotions = pickCardPromotions(shop);
    if (productKeys.length > 0) {
      const named = await loadProductCards(shop, productKeys.slice(0, MAX_CAROUSEL_PRODUCTS));
      return named.map((hit) => toCardHit(hit, promotions));
    }
    const found = await loadCarousel(shop, {
      mode: 'carousel',
      q: cleanSearchTerm(searchTerm),
      ...(category !== undefined && { category }),
      ...(brand !== undefined && { brand }),
      sort,
      limit: MAX_CAROUSEL_PRODUCTS,
    });
    return found.map((hit) => toCardHit(hit, promotions));
  },
  hydrate: 'visible',
  render: Island,
});
