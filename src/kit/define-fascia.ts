/**
 * Configuration of a fascia (brand site): one folder under `fascias/` each, read on the server
 * only.
 */

import type { CurrencyCode } from '#i18n/money.ts';
import type { LocaleTag } from './define-locale.ts';

/** The name of a provider's folder under `providers/<port>/`, and its configuration. */
export type ProviderChoice = { readonly name: string; readonly config?: Record<string, unknown> };

/**
 * Layout variants by part of the page; the first is the default. Each is a style sheet,
 * `src/shell/layouts/<part>/<variant>.css`, that is sent with the pages of its fascias only.
 */
export const LAYOUT_VARIANTS = {
  /** Arrangement of the shop's name, departments and search. */
  header: ['rows', 'centred', 'bar', 'pill'],
  /** Position of the text: beside the picture, under it, on it, on a card that overlaps it. */
  hero: ['split', 'caption', 'headline', 'inset'],
  /** `plain`: picture, name, price. `price-first`: price above name. `soft`: 4:5, larger text. */
  card: ['plain', 'price-first', 'soft'],
  /** Position of the filters, and number of products in a row: docs/fascias.md. */
  listing: ['column', 'editorial', 'dense', 'panel'],
  /** Arrangement of gallery, thumbnails, buy box and information. */
  product: ['columns', 'framed', 'edge', 'band'],
  /** Lists of links on a tint, under a large name, on a dark background, on a rounded panel. */
  footer: ['columns', 'centred', 'dark', 'card'],
  /** Heading of an article and position of its text. */
  article: ['plain', 'centred', 'dark', 'beside'],
  /** Style of the basket's lines and of its total. */
  basket: ['plain', 'ruled', 'dark', 'cards'],
  /** Size of running text, labels, and the space between the sections of a page. */
  text: ['plain', 'labels', 'compact', 'roomy'],
} as const;

export type FasciaLayout = {
  readonly [Part in keyof typeof LAYOUT_VARIANTS]?: (typeof LAYOUT_VARIANTS)[Part][number];
};

/** Tags (scripts) of other companies, loaded only after consent: OPS-3. */
export type TagSettings = {
  /** Google Tag Manager; `origin` serves its script, by default Google's. */
  readonly tagManager?: { readonly id: string; readonly origin?: string };
  /** Customer data platform (Bloomreach): `target` serves its script and takes its calls. */
  readonly dataPlatform?: { readonly token: string; readonly target: string };
};

/** Features that are configured by fascia add their settings here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FasciaParts {}

export type Fascia = FasciaParts & {
  /** The folder's name; also the value that products list in `availablefascias`. */
  readonly code: string;
  readonly name: string;
  /** The fascia with the lowest order answers unknown loopback hosts. */
  readonly order: number;
  /** Host names without port. The first is the one printed and used in absolute URLs. */
  readonly hosts: readonly string[];
  /**
   * Public origin of absolute URLs: from configuration, never from a request. Undefined in
   * development.
   */
  readonly origin?: string;
  /** The first is the default, without a prefix in URLs. */
  readonly locales: readonly [FasciaLocale, ...FasciaLocale[]];
  /** Layout variants of the fascia's pages; a part without an entry uses its first variant. */
  readonly layout?: FasciaLayout;
  /** Default: none. */
  readonly tags?: TagSettings;
  /** By port name; a port without an entry uses `embedded`. */
  readonly providers?: Readonly<Record<string, ProviderChoice>>;
  /** IANA time zone of the fascia's days, such as `Europe/Paris`. Default: Europe/London. */
  readonly timeZone?: string;
  /** Below this quantity "Only N left in stock" is shown. */
  readonly lowStockQuantity: number;
  /** Minutes for which stock is reserved for a basket; 0 disables reservations. */
  readonly reserveMinutes: number;
  /**
   * Time of the reservation: when a line is added to the basket, or when checkout begins. Default:
   * `add`.
   */
  readonly reserveAt?: 'add' | 'checkout';
  /**
   * Maximum number of units that one basket, and all baskets of one network, may reserve at a time.
   * Default: 24 and 120.
   */
  readonly reserveLimits?: { readonly perBasket: number; readonly perNetwork: number };
  /** Free delivery above this price, per currency, in minor units. */
  readonly freeDeliveryFrom: Readonly<Partial<Record<CurrencyCode, number>>>;
  /** Hides the size picker where the only size is ONE SIZE. */
  readonly hideIfOneSize: boolean;
  /**
   * Lets shoppers select sizes that are out of stock on the product page, to save them to the
   * wishlist.
   */
  readonly canSelectOutOfStock?: boolean;
  /** Departments, categories and styles in which a single colour needs no picker. */
  readonly hideSingleColourIn: readonly string[];
  /** Departments whose colours are shown as tall swatches with a picture. */
  readonly tallSwatchesIn?: readonly string[];
  /**
   * Size guides of the fascia, by department; otherwise the guide of the brand or collection is
   * used.
   */
  readonly sizeGuides?: Readonly<Record<string, string>>;
  /** App Store id of the fascia's app, for the banner on phones; undefined if there is no app. */
  readonly iosAppId?: string;
  /** Height divided by width of the pictures on the wishlist. Default: 1.5. */
  readonly wishlistRatio?: 1 | 1.25 | 1.5;
  /** True if product pages refresh their stock from `/_api/stock`. */
  readonly liveStock: boolean;
};

export type FasciaLocale = {
  readonly tag: LocaleTag;
  readonly currency: CurrencyCode;
  /** Country that orders are sent to, such as `AE`. Default: the region of the tag. */
  readonly country?: string;
  /**
   * Tax on orders, in hundredths of a percent: 2000 is 20 %. `isExclusive` if prices are shown
   * without it. Default: the standard rate of the country, included in prices.
   */
  readonly tax?: { readonly basisPoints: number; readonly isExclusive: boolean };
};

export function defineFascia(fascia: Fascia): Fascia {
  if ('statesLowestPrice' in fascia)
    throw new Error(`Fascia ${fascia.code}: statesLowestPrice is named showsLowestPrice now.`);
  return fascia;
}
