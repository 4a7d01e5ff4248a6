/** What a brand site is. One folder under `fascias/` each; read on the server only. */

import type { CurrencyCode } from '#i18n/money.ts';
import type { LocaleTag } from './define-locale.ts';

/** A provider by the name of its folder under `providers/<port>/`, with what it needs to know. */
export type ProviderChoice = { readonly name: string; readonly config?: Record<string, unknown> };

/** Features that are configured by fascia add their part here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FasciaParts {}

export type Fascia = FasciaParts & {
  /** The folder's name; also the value that products list in `availablefascias`. */
  readonly code: string;
  readonly name: string;
  /** The first in order answers unknown loopback hosts. */
  readonly order: number;
  /** Host names without port. The first is the one printed and used in absolute addresses. */
  readonly hosts: readonly string[];
  /** Public origin for absolute addresses, from configuration, never from a request; none in development. */
  readonly origin?: string;
  /** The first has no prefix in addresses. */
  readonly locales: readonly [FasciaLocale, ...FasciaLocale[]];
  /** Unnamed ports use `embedded`. */
  readonly providers?: Readonly<Record<string, ProviderChoice>>;
  /** Where its days begin and end, such as `Europe/Paris`; Europe/London where it is not named. */
  readonly timeZone?: string;
  /** S§8: below this quantity "Only N left in stock" is shown. */
  readonly lowStockQuantity: number;
  /** How long an add to the basket holds stock; 0 switches reservations off. */
  readonly reserveMinutes: number;
  /** When stock is held: as soon as it is in the basket, or only as the checkout begins. `add` where it is not named. */
  readonly reserveAt?: 'add' | 'checkout';
  /** Units that one basket, and all baskets of one network, may hold at a time; 24 and 120 where they are not named. */
  readonly reserveLimits?: { readonly perBasket: number; readonly perNetwork: number };
  /** R§5: free delivery above this price, per currency, in minor units. */
  readonly freeDeliveryFrom: Readonly<Partial<Record<CurrencyCode, number>>>;
  /** S§5: the size is hidden when the only one is ONE SIZE. */
  readonly hideIfOneSize: boolean;
  /** S§5: on a product's page sizes that are out of stock may be chosen too, to be kept on the wishlist. */
  readonly allowsOutOfStock?: boolean;
  /** S§5: departments, categories and styles in which a single colour needs no picker. */
  readonly hideSingleColourIn: readonly string[];
  /** S§9: departments whose colours are shown as tall swatches, with their picture. */
  readonly tallSwatchesIn?: readonly string[];
  /** S§2: size guides of the fascia's own, by department; without one the brand's or the collection's. */
  readonly sizeGuides?: Readonly<Record<string, string>>;
  /** R§9: the number of the fascia's app in Apple's store; a banner on phones leads there. None where there is no app. */
  readonly iosAppId?: string;
  /** R§9: height by width of the wishlist's pictures; 1.5 where none is named. */
  readonly wishlistRatio?: 1 | 1.25 | 1.5;
  /** S§3: whether product pages ask `/_api/stock` for fresh stock. */
  readonly liveStock: boolean;
};

export type FasciaLocale = { readonly tag: LocaleTag; readonly currency: CurrencyCode };

export function defineFascia(fascia: Fascia): Fascia {
  return fascia;
}
