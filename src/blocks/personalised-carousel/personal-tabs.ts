/** The tabs of the personalised carousel, and what each of them asks. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import { cleanSearchTerm } from '#features/search/listing.ts';
import type { CarouselQuery } from '#features/search/query-carousel.ts';

/** R§4: category tabs. */
export const PERSONAL_TABS = ['womens-clothing', 'mens', 'beauty', 'home'] as const;
export type PersonalTab = (typeof PERSONAL_TABS)[number];

/** R§7: page size of content blocks. */
const LENGTH = 10;

/** The tabs that have products, what the one that is open first shows, and the rules for the cards of the others. */
export type PersonalProducts = {
  readonly tabs: readonly PersonalTab[];
  readonly tab: PersonalTab;
  readonly products: readonly CardHit[];
  readonly promotions: CardPromotions;
};

export type PersonalChoice = {
  readonly tab: PersonalTab;
  readonly brand: string | null;
  readonly searchTerm: string;
};

/** R§4: selecting a tab clears brand and search term. */
export function chooseTab(tab: PersonalTab): PersonalChoice {
  return { tab, brand: null, searchTerm: '' };
}

export function toPersonalRow({
  tab,
  brand,
  searchTerm,
}: PersonalChoice): Extract<CarouselQuery, { mode: 'carousel' }> {
  const q = cleanSearchTerm(searchTerm);
  return {
    mode: 'carousel',
    category: tab,
    ...(brand !== null && { brand }),
    q,
    inStock: true,
    limit: LENGTH,
  };
}
