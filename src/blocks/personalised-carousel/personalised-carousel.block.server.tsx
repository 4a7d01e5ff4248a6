/** Products by department: tabs above a row of products. */
import { toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadCarousel } from '#features/search/search.server.ts';
import { defineBlock } from '../render/define-block.server.ts';
import { chooseTab, PERSONAL_TABS, type PersonalProducts, toPersonalRow } from './personal-tabs.ts';
import { content } from './personalised-carousel.content.ts';
import { Island } from './personalised-carousel.island.tsx';

export const block = defineBlock({
  content,
  /** Loads the tabs with products, and the products of the editor's tab or the first filled one. */
  load: async (shop, { tab, brand, searchTerm }): Promise<PersonalProducts | null> => {
    const choices = [{ tab, brand: brand ?? null, searchTerm }, ...PERSONAL_TABS.map(chooseTab)];
    const rows = await Promise.all(
      choices.map(async (choice) => ({
        ...choice,
        found: await loadCarousel(shop, toPersonalRow(choice)),
      })),
    );
    const filled = rows.filter(({ found }) => found.length > 0);
    const [first] = filled;
    if (!first) return null;
    const promotions = pickCardPromotions(shop);
    const products = first.found.map((hit) => toCardHit(hit, promotions));
    return {
      tabs: PERSONAL_TABS.filter((name) => filled.some((row) => row.tab === name)),
      tab: first.tab,
      products,
      promotions,
    };
  },
  hydrate: 'visible',
  render: Island,
});
