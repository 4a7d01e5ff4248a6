/** What we ask of whoever keeps the catalogue. Reading only; writing is `catalogue-import.port.ts`. */
import type { CurrencyCode } from '#i18n/money.ts';
import type { Category, DiscountEffect, Product, Variant } from './catalogue.ts';

/** Which shop's view of the catalogue: only products that list the fascia, in its language and currency. */
export type CatalogueScope = {
  readonly fascia: string;
  readonly locale: string;
  readonly currency: CurrencyCode;
};

export type ProductLookup =
  | { readonly slug: string }
  | { readonly id: string }
  | { readonly productKey: string };

/** `movedTo` names the slug that a former slug became: answer with a permanent redirect. `isGone`: it was sold once and is no longer. */
export type FoundProduct =
  | { readonly product: Product }
  | { readonly movedTo: string }
  | { readonly isGone: true }
  | null;

export interface Catalogue {
  /** Names and texts fall back to en-GB where the language has none. A variant without a price in the currency is left out. */
  findProduct(scope: CatalogueScope, lookup: ProductLookup): Promise<FoundProduct>;
  /** The next products that the fascia sells, after the one with this productKey, in an order of their own; each as `findProduct` gives it. */
  readProducts(scope: CatalogueScope, after: string, limit: number): Promise<readonly Product[]>;
  /** Slugs of what the fascia sells in the language's currency, in an order of their own, without the first `skip`. */
  listSlugs(scope: CatalogueScope, skip: number, limit: number): Promise<readonly string[]>;
  /** Live stock of one product's variants, never from a cache; null when the fascia does not sell it. */
  findStock(scope: CatalogueScope, productId: string): Promise<readonly VariantStock[] | null>;
  /** How the prices of one product's variants came about; null when the fascia does not sell it. */
  findPriceInfo(scope: CatalogueScope, productId: string): Promise<readonly PriceInfo[] | null>;
  /** Who may buy these, and what they must say, of those with such a condition; by sku or by the marketplace's. */
  findTerms(scope: CatalogueScope, skus: readonly string[]): Promise<readonly SaleTerms[]>;
  /** Those of the skus, or marketplace's skus, that the fascia sells. */
  findSold(scope: CatalogueScope, skus: readonly string[]): Promise<readonly string[]>;
  /** Every category in which the fascia sells something, parents before children, in shop order. */
  listCategories(scope: CatalogueScope): Promise<readonly Category[]>;
  /** Slugs of the brands of which the fascia sells something, in their order, 5,000 at most. */
  listBrands(scope: CatalogueScope): Promise<readonly string[]>;
  /** Brands that the fascia sells: slug and name. */
  findBrand(
    scope: CatalogueScope,
    slug: string,
  ): Promise<{ readonly slug: string; readonly name: string } | null>;
}

export type VariantStock = Pick<
  Variant,
  'id' | 'sku' | 'availableQuantity' | 'isOnStock' | 'isOnStockWishlist'
>;

/** S§3: how a price came about; minor units. Not for shoppers, so no product carries it. */
export type PriceInfo = Pick<Variant, 'sku' | 'price' | 'wasPrice'> & {
  /** After the markdown, before any discount. */
  readonly preDiscountPrice?: number;
  readonly discountEffects: readonly DiscountEffect[];
};

export type SaleTerms = {
  /** As it was asked for. */
  readonly sku: string;
  readonly isPremier: boolean;
  readonly customisationGroupName: string | null;
};

declare module '#request/shop.ts' {
  interface Ports {
    catalogue: Catalogue;
  }
}
