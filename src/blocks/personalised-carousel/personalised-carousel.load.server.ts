/** The products of the tab that is open first. */
import { toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadCarousel } from '#features/search/search.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import { type PersonalProducts, toPersonalRow } from './personal-tabs.ts';
import type { PersonalisedCarouselContent } from './personalised-carousel.content.ts';

export const blockLoad = defineBlockLoad<PersonalisedCarouselContent>(
  'personalised-carousel',
  async (shop, { tab, brand, searchTerm }): Promise<PersonalProducts> => {
    const found = await loadCarousel(shop, toPersonalRow({ tab, brand: brand ?? null, searchTerm }));
    const promotions = pickCardPromotions(shop);
    return { products: found.map((hit) => toCardHit(hit, promotions)), promotions };
  },
);
