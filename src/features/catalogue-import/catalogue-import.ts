/** The catalogue as it comes in: every language, every currency, every fascia of one product together. */
import type { DiscountEffect, Picture, Video } from '#features/catalogue/catalogue.ts';
import type { CurrencyCode } from '#i18n/money.ts';

/** Text by locale tag; en-GB is the fall-back. */
export type Localised = { readonly 'en-GB': string } & { readonly [tag: string]: string };

export type PriceRecord = {
  readonly centAmount: number;
  readonly wasCentAmount?: number;
  /** S§3: after the markdown and before the effects; told in the office only. */
  readonly preDiscountCentAmount?: number;
  readonly discountEffects?: readonly DiscountEffect[];
};

export type VariantRecord = {
  readonly sku: string;
  /** The source's own name for it, when `sku` was minted. */
  readonly rawSku?: string;
  readonly marketplaceSku?: string;
  readonly colour: string;
  readonly size: string;
  readonly prices: { readonly [C in CurrencyCode]?: PriceRecord };
  /** Units in hand. Importing again sets it, without touching what baskets hold. */
  readonly stock: number;
  readonly wishlistBuffer?: number;
};

export type ColourRecord = {
  readonly key: string;
  readonly label: Localised;
  readonly facet: string;
  readonly hex: string;
  readonly swatchImage?: string;
  readonly pictures: readonly (Omit<Picture, 'alt'> & { readonly alt: Localised })[];
  readonly videos?: readonly Video[];
};

export const evidencedMaterials = ['leather', 'down', 'viscose', 'wool'] as const;
export type EvidencedMaterial = (typeof evidencedMaterials)[number];

/** Flags and facts that need no column of their own in the database. */
export type ProductFacts = {
  readonly collection?: string;
  readonly classification?: string;
  readonly styleTaxonomy?: string;
  readonly occasion?: readonly string[];
  /** What shoppers read for its style and occasions, by their keys; those without words are their own. */
  readonly termNames?: Readonly<Record<string, Localised>>;
  readonly material?: readonly string[];
  /** By `leather`, `down`, `viscose` or `wool`: the certificate or audit without which nothing is said of its makers. */
  readonly materialEvidence?: { readonly [M in EvidencedMaterial]?: string | undefined };
  readonly isBulky?: boolean;
  readonly isPremier?: boolean;
  readonly isHostedMarketplace?: boolean;
  readonly sellerName?: string;
  readonly gwpSku?: string;
  readonly gwpDescription?: Localised;
  readonly customisationGroupName?: string;
  readonly sizingService?: string;
  /** Skus whose size is chosen from the start, at most one of each colour. */
  readonly preSelectedSkus?: readonly string[];
  readonly returnsPolicy?: Localised;
  readonly rewardsPointsPence?: number;
};

export type ProductRecord = {
  /** Letters, digits and dashes; the identity under which importing again finds the product. */
  readonly productKey: string;
  /** Public id, as in `/_api/quickadd/{productId}`; `YDD…` for beauty with samples. The productKey when absent. */
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
  /** 0 to 1; the ranking's tie-breaker until real events say more. */
  readonly popularity?: number;
  /** ISO date, for the `newness` sort. */
  readonly newFrom?: string;
  readonly facts: ProductFacts;
  /** Drafts and archived products are kept, never listed. */
  readonly status: 'live' | 'draft' | 'archived';
};

export type CategoryRecord = {
  readonly slug: string;
  readonly parentSlug: string | null;
  readonly name: Localised;
  readonly position: number;
  readonly picture?: ColourRecord['pictures'][number];
};

/** What a shopper wrote about a product, as it comes in. */
export type ReviewRecord = {
  /** The identity under which importing again finds it. */
  readonly sourceKey: string;
  /** The product by its key or by its slug. */
  readonly product: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly title?: string;
  readonly body: string;
  readonly username?: string;
  readonly userLocation?: string;
  readonly isRecommended?: boolean;
  /** ISO moment, to the millisecond. */
  readonly submittedAt: string;
};

/** New stock, a new price, or both, for one variant. */
export type StockChange = {
  readonly sku: string;
  readonly stock?: number;
  /** Without `wasCentAmount` there is none afterwards; how the former price came about is forgotten. */
  readonly price?: Pick<PriceRecord, 'centAmount' | 'wasCentAmount'> & {
    readonly currency: CurrencyCode;
  };
};

/** What was wrong with a row, and what to do about it. */
export type RowNote = {
  readonly reason: string;
  /** The column or field as the file names it. */
  readonly field?: string;
  /** What stood there. */
  readonly value?: string;
  readonly advice?: string;
};

/** A row that did not come in, came in altered, or was left out by a rule. */
export type ImportIssue = RowNote & {
  /** Physical line on which the row starts, counted from 1. */
  readonly line: number;
  /** Of the rows that hold something, counted from 1. */
  readonly row?: number;
  readonly key?: string;
  readonly severity: 'refused' | 'warning' | 'ignored';
};
