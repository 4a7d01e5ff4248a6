/** Types of the catalogue: product, colour, variant, category. */
import type { CurrencyCode } from '#i18n/money.ts';
import type { RelatedGroups } from './catalogue-records.ts';
import type { ProductSafety } from './product-safety.ts';
import type { SellerInfo } from './seller-info.ts';

/** A picture; `links.picture` converts its id to a URL. Ids are unique in a deployment. */
export type CataloguePicture = {
  /** Source (`[a-z]+`), a dot, and the source's id: `draw.tee.moss.front`, `file.<sha256>`. */
  readonly id: string;
  readonly alt: string;
  /** `#rrggbb`, placeholder background until the picture has loaded. */
  readonly tint: string;
};

/** A video; a file's URL is `baseUrl`, a slash and the name of a profile. */
export type Video = {
  readonly baseUrl: string;
  readonly poster: CataloguePicture;
  readonly width: number;
  readonly height: number;
};

/** A colour of a product. Pictures belong to the colour, not to each size. */
export type Colour = {
  /** Key used in URLs, the same in every language: `moss-green`. */
  readonly key: string;
  readonly label: string;
  /** Colour family, as in the facet: `green`. */
  readonly facet: string;
  /** `#rrggbb` of the swatch, and its background until `swatchImage` has loaded. */
  readonly hex: string;
  /**
   * Id of a picture for the swatch, when a plain tone does not represent the colour: printed
   * fabric.
   */
  readonly swatchImage?: string;
  readonly pictures: readonly CataloguePicture[];
  readonly videos: readonly Video[];
};

/** The unit of sale: one colour in one size. */
export type Variant = {
  readonly id: string;
  readonly sku: string;
  readonly marketplaceSku?: string;
  readonly isMaster: boolean;
  /** True if its size is selected by default. */
  readonly preSelected?: true;
  /** Key of the variant's colour. */
  readonly colour: string;
  /** Size as displayed and as used in URLs; `ONE SIZE` when there is only one. */
  readonly size: string;
  /** Minor units of the shop's currency. */
  readonly price: number;
  readonly wasPrice?: number;
  /**
   * Lowest price of the 30 days before the reduction began; absent without a reduction or
   * without a known earlier price.
   */
  readonly lowestPrice?: number;
  readonly availableQuantity: number;
  readonly isOnStock: boolean;
  readonly isOnStockWishlist: boolean;
};

/** A discount of `value` minor units. */
export type DiscountEffect = { readonly name: string; readonly value: number };

export type Breadcrumb = { readonly slug: string; readonly name: string };

/** A product as one fascia sells it, in one language and currency. */
export type Product = {
  readonly id: string;
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly brandSlug: string;
  /** `fashion`, `beauty` or `home`. */
  readonly productType: string;
  /** `womens`, `mens`, `beauty`, `home` … */
  readonly department: string;
  readonly classification?: string;
  readonly styleTaxonomy?: string;
  readonly categoryTaxonomy: string;
  readonly collection?: string;
  /** Plain text; paragraphs are separated by blank lines. */
  readonly description: string;
  readonly detailsAndCare?: string;
  readonly ingredients?: string;
  readonly fabrication?: string;
  readonly sustainabilityContent?: string;
  readonly currency: CurrencyCode;
  /** Currencies in which it has a price, sorted. */
  readonly currencies: readonly CurrencyCode[];
  readonly colours: readonly Colour[];
  /** In display order: by colour, then sizes from small to large. */
  readonly variants: readonly Variant[];
  /** Categories of the product and all of their ancestors. */
  readonly categorySlugs: readonly string[];
  /** From the department to the deepest category. */
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly averageRating?: number;
  readonly totalReviewCount: number;
  /** True for a bulky item, which has a delivery surcharge. */
  readonly isBulky: boolean;
  readonly isPremier: boolean;
  readonly isHostedMarketplace: boolean;
  readonly sellerName?: string;
  readonly seller?: SellerInfo;
  /** How and when the seller delivers; plain text. */
  readonly shopDeliveryMessaging?: string;
  /** Places and offers that the seller excludes; plain text. */
  readonly shopExclusionsMessaging?: string;
  readonly hasGiftWithPurchase: boolean;
  /** Points that one unit earns; absent without any, and in shops that do not sell in pounds. */
  readonly rewardPoints?: number;
  /** Gift with purchase. */
  readonly gift?: { readonly sku: string; readonly description: string };
  /** Materials, in English: `organic cotton`. */
  readonly materials?: readonly string[];
  /** Certificate or audit of the sourcing, by `leather`, `down`, `viscose` or `wool`. */
  readonly materialEvidence?: Readonly<Record<string, string | undefined>>;
  readonly returnsPolicy?: string;
  readonly safety?: Omit<ProductSafety, 'warnings'> & { readonly warnings?: string };
  readonly customisationGroupName?: string;
  readonly sizingService?: string;
  /** Days that one unit of a consumable product lasts, by size. */
  readonly lastsDays?: Readonly<Record<string, number>>;
  /** Products that the retailer shows together with this one. */
  readonly related?: RelatedGroups;
};

/** A node of the category tree, named in the current locale. */
export type Category = {
  readonly slug: string;
  readonly name: string;
  readonly parentSlug: string | null;
  /** Department, category, sub-category: 0, 1, 2. */
  readonly depth: number;
  readonly position: number;
  /** Picture for menus and tiles. */
  readonly picture?: CataloguePicture;
};

/** Size of products that have only one size. */
export const ONE_SIZE = 'ONE SIZE';

/** Colour key of products that have no colour options. */
export const MISC_COLOUR = 'misc';

/** URL slug of a brand: `Müller & Söhne` gives `muller-sohne`. Letters of every script are kept. */
export function formatBrandSlug(brand: string): string {
  const unaccented = brand.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return unaccented.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}
