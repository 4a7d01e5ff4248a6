/** The words of the catalogue: product, colour, variant, category, as every other feature speaks of them. */
import type { CurrencyCode } from '#i18n/money.ts';

/** A picture by its id; `links.picture` turns it into an address. Ids are unique in a deployment. */
export type Picture = {
  /** `[a-z]+` source, a dot, then the source's own name: `renderToHtml.tee.moss.front`, `file.<sha256>`. */
  readonly id: string;
  readonly alt: string;
  /** `#rrggbb`, the quiet ground shown until the picture is there. */
  readonly tint: string;
};

/** S§3 video media: base address plus profile name gives the file. */
export type Video = {
  readonly baseUrl: string;
  readonly poster: Picture;
  readonly width: number;
  readonly height: number;
};

/** One colour of a product. Pictures stand here once, not once per size. */
export type Colour = {
  /** The key used in addresses, the same in every language: `moss-green`. */
  readonly key: string;
  readonly label: string;
  /** The colour family that the facet shows: `green`. */
  readonly facet: string;
  /** `#rrggbb`, for the swatch, and below its picture until that is there. */
  readonly hex: string;
  /** The id of a picture for the swatch, where a tone does not say enough: printed cloth. */
  readonly swatchImage?: string;
  readonly pictures: readonly Picture[];
  readonly videos: readonly Video[];
};

/** What is bought: one colour in one size. */
export type Variant = {
  readonly id: string;
  readonly sku: string;
  readonly marketplaceSku?: string;
  readonly isMaster: boolean;
  /** S§3: its size is chosen until the shopper chooses another. */
  readonly preSelected?: true;
  /** A colour's key. */
  readonly colour: string;
  /** The size as shown and as used in addresses; `ONE SIZE` when there is nothing to choose. */
  readonly size: string;
  /** Minor units of the shop's currency. */
  readonly price: number;
  readonly wasPrice?: number;
  readonly availableQuantity: number;
  readonly isOnStock: boolean;
  readonly isOnStockWishlist: boolean;
};

/** S§3: what took `value` minor units off a price. */
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
  /** Plain paragraphs, separated by blank lines. */
  readonly description: string;
  readonly detailsAndCare?: string;
  readonly ingredients?: string;
  readonly fabrication?: string;
  readonly sustainabilityContent?: string;
  readonly currency: CurrencyCode;
  readonly colours: readonly Colour[];
  /** In shop order: colour by colour, sizes from small to large. */
  readonly variants: readonly Variant[];
  /** Every category of the product and every one above it. */
  readonly categorySlugs: readonly string[];
  /** From department to the deepest category. */
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly averageRating?: number;
  readonly totalReviewCount: number;
  /** S§3 surcharge: a bulky item. */
  readonly isBulky: boolean;
  readonly isPremier: boolean;
  readonly isHostedMarketplace: boolean;
  readonly sellerName?: string;
  readonly hasGiftWithPurchase: boolean;
  /** S§3 gwpSku, gwpDescription. */
  readonly gift?: { readonly sku: string; readonly description: string };
  /** What it is made of, in English words: `organic cotton`. */
  readonly materials?: readonly string[];
  /** By `leather`, `down`, `viscose` or `wool`: the certificate or audit of its makers. */
  readonly materialEvidence?: Readonly<Record<string, string | undefined>>;
  readonly returnsPolicy?: string;
  readonly customisationGroupName?: string;
  readonly sizingService?: string;
};

/** A node of the category tree, named in the shop's language. */
export type Category = {
  readonly slug: string;
  readonly name: string;
  readonly parentSlug: string | null;
  /** Department, category, sub-category: 0, 1, 2. */
  readonly depth: number;
  readonly position: number;
  /** The picture for menus and tiles. */
  readonly picture?: Picture;
};

/** S§5: this size name means that there is no size to choose. */
export const ONE_SIZE = 'ONE SIZE';

/** S§5: this colour name means that there is no colour to choose. */
export const MISC_COLOUR = 'misc';

/** A brand in addresses: `Müller & Söhne` is `muller-sohne`. Letters of every script stay. */
export function formatBrandSlug(brand: string): string {
  const bare = brand.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}
