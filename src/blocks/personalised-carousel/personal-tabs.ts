/** The tabs of the personalised carousel, and what each of them asks. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import type { CardPromotions } from '#features/promotion/promotion-view.ts';
import { cleanSearchTerm, EMPTY_LISTING, type ListingState } from '#features/search/listing.ts';

/** R§4: category tabs. */
export const PERSONAL_TABS = ['womens-clothing', 'mens', 'beauty', 'home'] as const;
export type PersonalTab = (typeof PERSONAL_TABS)[number];

/** R§7: page size of content blocks. */
const LENGTH = 10;

/** What the first tab shows, and the rules for the cards of the others. */
export type PersonalProducts = { readonly products: readonly CardHit[]; readonly promotions: CardPromotions };

export type PersonalChoice = { readonly tab: PersonalTab; readonly brand: string | null; readonly searchTerm: string };

/** R§4: selecting a tab clears brand and search term. */
export function chooseTab(tab: PersonalTab): PersonalChoice {
  return { tab, brand: null, searchTerm: '' };
}

export function toPersonalListing({ tab, brand, searchTerm }: PersonalChoice): ListingState {
  return { ...EMPTY_LISTING, mode: 'category', category: tab, brand, q: cleanSearchTerm(searchTerm), inStock: true, hitsPerPage: LENGTH };
}
