/** Tabs of the personalised carousel and their queries. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import { cleanSearchTerm } from '#features/search/listing.ts';
import type { CarouselQuery } from '#features/search/query/query-carousel.ts';

/** Category slugs. */
export const PERSONAL_TABS = ['womens-clothing', 'mens', 'beauty', 'home'] as const;
export type PersonalTab = (typeof PERSONAL_TABS)[number];

/** Number of products per tab. */
const PRODUCTS_PER_TAB = 10;

/**
 * Tabs with products, the products of the first tab, and the promotions for cards of the others.
 */
export type PersonalProducts = {
  readonly tabs: readonly PersonalTab[];
  readonly tab: PersonalTab;
  readonly products: readonly CardHit[];
  readonly promotions: CardPromotions;
};

export type PersonalQuery = {
  readonly tab: PersonalTab;
  readonly brand: string | null;
  readonly searchTerm: string;
};

/** Selecting a tab clears brand and search term. */
export function chooseTab(tab: PersonalTab): PersonalQuery {
  return { tab, brand: null, searchTerm: '' };
}

export function toPersonalRow({
  tab,
  brand,
  searchTerm,
}: PersonalQuery): Extract<CarouselQuery, { mode: 'carousel' }> {
  const q = cleanSearchTerm(searchTerm);
  return {
    mode: 'carousel',
    category: tab,
    ...(brand !== null && { brand }),
    q,
    inStock: true,
    limit: PRODUCTS_PER_TAB,
  };
}
