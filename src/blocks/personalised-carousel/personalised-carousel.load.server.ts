/** The products of the tab that is open first. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { loadListing } from '#features/search/search.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import { toPersonalListing } from './personal-tabs.ts';
import type { PersonalisedCarouselContent } from './personalised-carousel.content.ts';

export const blockLoad = defineBlockLoad<PersonalisedCarouselContent>(
  'personalised-carousel',
  async (shop, { tab, brand, searchTerm }): Promise<readonly CardHit[]> => {
    const { edges } = await loadListing(shop, toPersonalListing({ tab, brand: brand ?? null, searchTerm }));
    return edges.map(({ node }) => toCardHit(node));
  },
);
