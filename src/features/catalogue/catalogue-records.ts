/** Records of the catalogue: a product with all its languages, currencies and fascias. */

import type { CurrencyCode } from '#i18n/money.ts';
import type { CataloguePicture, DiscountEffect, Video } from './catalogue.ts';
import type { ProductSafety } from './product-safety.ts';
import type { SellerInfo } from './seller-info.ts';

/** Text by locale tag; en-GB is the fall-back. */
export type Localised = { readonly 'en-GB': string } & { readonly [tag: string]: string };

/** Returns the text in a locale, else in English. */
export function localise(text: Localised, locale: string): string {
  return text[locale] ?? text['en-GB'];
}

export type PriceRecord = {
  readonly centAmount: number;
  readonly wasCentAmount?: number;
  /**
   * Minor units, after the markdown and before discount effects. Internal: not displayed to
   * shoppers.
   */
  readonly preDiscountCentAmount?: number;
  readonly discountEffects?: readonly DiscountEffect[];
};

export type VariantRecord = {
  readonly sku: string;
  /** Sku of the source, if `sku` was derived from it because it does not match `SHOP_SKU`. */
  readonly rawSku?: string;
  readonly marketplaceSku?: string;
  readonly colour: string;
  readonly size: string;
  readonly prices: { readonly [C in CurrencyCode]?: PriceRecord };
  /** Units on hand. Importing again overwrites it, without touching reservations. */
  readonly stock: number;
  readonly wishlistBuffer?: number;
};

export type ColourRecord = {
  readonly key: string;
  readonly label: Localised;
  readonly facet: string;
  readonly hex: string;
  readonly swatchImage?: string;
  readonly pictures: readonly (Omit<CataloguePicture, 'alt'> & { readonly alt: Localised })[];
  readonly videos?: readonly Video[];
};

export const evidencedMaterials = ['leather', 'down', 'viscose', 'wool'] as const;
export type EvidencedMaterial = (typeof evidencedMaterials)[number];

/** REC-4: kinds of products that are sold together, in the order in which they are shown. */
export const bundleTypes = ['suits', 'home', 'beauties', 'outfits'] as const;
export type BundleType = (typeof bundleTypes)[number];

/** Products shown together with one product. */
export type RelatedGroup = {
  readonly header?: Localised;
  /** Product keys, in display order. */
  readonly products: readonly string[];
};

/** Product shown in a picture; its position from the left and the top, in percent. */
export type Hotspot = { readonly product: string; readonly left: number; readonly top: number };

/** REC-3: products that an influencer wears and, if there is one, a picture of them. */
export type InfluencerGroup = RelatedGroup & {
  readonly picture?: ColourRecord['pictures'][number];
  readonly hotspots?: readonly Hotspot[];
};

export type RelatedGroups = { readonly [T in BundleType]?: RelatedGroup } & {
  /** Further products of a set or a person, shown as a carousel. */
  readonly bundle?: RelatedGroup;
  readonly influencer?: InfluencerGroup;
};

/** Product attributes without a database column; stored as JSON. */
export type ProductFacts = {
  readonly collection?: string;
  readonly classification?: string;
  readonly styleTaxonomy?: string;
  readonly occasion?: readonly string[];
  /**
   * Display names of style and occasion terms, by key; a term without one is displayed by its key.
   */
  readonly termNames?: Readonly<Record<string, Localised>>;
  readonly material?: readonly string[];
  /**
   * Certificate or audit by material. Without one, the page makes no claim about its sourcing.
   */
  readonly materialEvidence?: { readonly [M in EvidencedMaterial]?: string | undefined };
  readonly isBulky?: boolean;
  readonly isPremier?: boolean;
  readonly isHostedMarketplace?: boolean;
  readonly sellerName?: string;
  readonly seller?: SellerInfo;
  /** How and when the seller delivers. */
  readonly shopDeliveryMessaging?: Localised;
  /** Places and offers that the seller excludes from delivery. */
  readonly shopExclusionsMessaging?: Localised;
  readonly gwpSku?: string;
  readonly gwpDescription?: Localised;
  readonly customisationGroupName?: string;
  readonly sizingService?: string;
  /** Skus whose size is preselected, at most one for each colour. */
  readonly preSelectedSkus?: readonly string[];
  readonly returnsPolicy?: Localised;
  readonly rewardsPointsPence?: number;
  /** Days that one unit of a consumable product lasts, by size. */
  readonly lastsDays?: Readonly<Record<string, number>>;
  readonly related?: RelatedGroups;
  readonly safety?: ProductSafety;
};

export type ProductRecord = {
  /** Letters, digits and dashes; identifies the product when it is imported again. */
  readonly productKey: string;
  /**
   * Public id, as in `/_api/quickadd/{productId}`; `YDD…` for beauty with samples. The productKey
   * when absent.
   */
  readonly id?: string;
  readonly slug: string;
  readonly name: Localised;
  readonly brand: string;
  readonly productType: 'fashion' | 'beauty' | 'home';
  readonly department: string;
  readonly description: Localised;
  readonly detailsAndCare?: Localised;
  readonly ingredients?: Localised;
  readonly fabrication?: Localised;
  readonly sustainabilityContent?: Localised;
  /** Category slugs, the main one first. */
  readonly categories: readonly string[];
  readonly availableFascias: readonly string[];
  readonly colours: readonly ColourRecord[];
  readonly variants: readonly VariantRecord[];
  readonly averageRating?: number;
  readonly reviewCount?: number;
  /** 0 to 1; tie-breaker of the ranking until there is data from real events. */
  readonly popularity?: number;
  /** ISO date, for the `newness` sort. */
  readonly newFrom?: string;
  readonly facts: ProductFacts;
  /** Drafts and archived products are stored but never listed. */
  readonly status: 'live' | 'draft' | 'archived';
};

export type CategoryRecord = {
  readonly slug: string;
  readonly parentSlug: string | null;
  readonly name: Localised;
  readonly position: number;
  readonly picture?: ColourRecord['pictures'][number];
};

/** New stock, a new price, or both, for one variant. */
export type StockChange = {
  readonly sku: string;
  readonly stock?: number;
  /**
   * Replaces the price in this currency: without `wasCentAmount` the former price is removed, and
   * discount details always are.
   */
  readonly price?: Pick<PriceRecord, 'centAmount' | 'wasCentAmount'> & {
    readonly currency: CurrencyCode;
  };
};
