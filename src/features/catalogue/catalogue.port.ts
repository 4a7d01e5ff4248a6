/** Port: read access to the catalogue; for writing see `catalogue-import.port.ts`. */
import type { CurrencyCode } from '#i18n/money.ts';
import type { Category, DiscountEffect, Product, Variant } from './catalogue.ts';

/** View of the catalogue: only products that list the fascia, in its locale and currency. */
export type CatalogueScope = {
  readonly fascia: string;
  readonly locale: string;
  readonly currency: CurrencyCode;
  /** Reads lowest prices before reductions as well. Default: false. */
  readonly readsLowestPrices?: boolean;
};

export type ProductLookup =
  | { readonly slug: string }
  | { readonly id: string }
  | { readonly productKey: string }
  /** The sku of one of its variants, or a marketplace's. */
  | { readonly sku: string };

/**
 * `movedTo` is the current slug of a product found by a former one: respond with a permanent
 * redirect. `isGone`: the product was sold and is now archived: respond with 410. null: the fascia
 * does not sell it.
 */
export type ProductResult =
  | { readonly product: Product }
  | { readonly movedTo: string }
  | { readonly isGone: true }
  | null;

/**
 * Prices are in minor units of the scope's currency.
 *
 * ```ts
 * const scope = { fascia: 'aldermoor', locale: 'fr-FR', currency: 'GBP' } as const;
 * const result = await catalogue.findProduct(scope, { slug: 'linen-shirt' });
 * if (result === null || 'isGone' in result) return notFound(result);
 * if ('movedTo' in result) return redirect(result.movedTo);
 * const { id, variants, brandSlug } = result.product;
 * const stock = await catalogue.findStock(scope, id); // [{ sku, availableQuantity, ... }]
 * const prices = await catalogue.findPriceInfo(scope, id); // [{ sku, price: 4500, ... }]
 * const skus = variants.map(({ sku }) => sku);
 * const requirements = await catalogue.findPurchaseRequirements(scope, skus);
 * const sold = await catalogue.findSold(scope, skus);
 * const brand = await catalogue.findBrand(scope, brandSlug); // { slug, name }
 *
 * const categories = await catalogue.listCategories(scope);
 * const brands = await catalogue.listBrands(scope);
 * const products = await catalogue.readProducts(scope, '', 100);
 * const next = await catalogue.readProducts(scope, products.at(-1).productKey, 100);
 * for (const after of await catalogue.listSitemapParts(scope, 10_000))
 *   renderSitemap(await catalogue.listSitemapProducts(scope, after, 10_000));
 * ```
 */
export interface Catalogue {
  /**
   * Finds a product by slug, public id, productKey or a variant's sku. Texts fall back to en-GB
   * when there is no translation. Variants without a price in the currency are left out; a product
   * without any is null. Only a slug finds one that has moved or is gone.
   */
  findProduct(scope: CatalogueScope, lookup: ProductLookup): Promise<ProductResult>;
  /**
   * The next products that the fascia sells in the currency, as `findProduct` returns them, in
   * productKey order, at most `limit`. `after` is the last productKey of the previous page, '' for
   * the first page. Empty after the last product.
   */
  readProducts(scope: CatalogueScope, after: string, limit: number): Promise<readonly Product[]>;
  /**
   * Addresses of the products that the fascia sells in the currency, in productKey order. `after`
   * is the last productKey of the previous page, '' for the first page. At most `limit`; empty
   * after the last product.
   */
  listSitemapProducts(
    scope: CatalogueScope,
    after: string,
    limit: number,
  ): Promise<readonly SitemapProduct[]>;
  /**
   * Divides these products into parts of `size` (at least 2) products. Returns the `after` of each
   * part, which is '' for the first one. Empty where nothing is sold.
   */
  listSitemapParts(scope: CatalogueScope, size: number): Promise<readonly string[]>;
  /**
   * Current stock of one product's variants in units, without reserved ones, never cached; null
   * when the fascia does not sell it in the currency. `productId` is the public id, `Product.id`.
   */
  findStock(scope: CatalogueScope, productId: string): Promise<readonly VariantStock[] | null>;
  /**
   * Price calculation of one product's variants; null when the fascia does not sell it in the
   * currency. `productId` as in `findStock`.
   */
  findPriceInfo(scope: CatalogueScope, productId: string): Promise<readonly PriceInfo[] | null>;
  /**
   * Requirements for buying those skus that have any, in any order; skus that the fascia does not
   * sell are missing. A sku is the variant's or a marketplace's.
   */
  findPurchaseRequirements(
    scope: CatalogueScope,
    skus: readonly string[],
  ): Promise<readonly PurchaseRequirements[]>;
  /** Those skus (the variant's or a marketplace's), each once, that the fascia sells. */
  findSold(scope: CatalogueScope, skus: readonly string[]): Promise<readonly string[]>;
  /**
   * Categories in which the fascia sells something in the currency, and their ancestors, by depth
   * and then in display order, so that parents precede children. Names are in the scope's locale,
   * else in en-GB. Empty where nothing is sold.
   */
  listCategories(scope: CatalogueScope): Promise<readonly Category[]>;
  /** Slugs of brands that the fascia sells in the currency, sorted, at most 5,000. */
  listBrands(scope: CatalogueScope): Promise<readonly string[]>;
  /** A brand that the fascia sells in the currency; null for any other slug. */
  findBrand(
    scope: CatalogueScope,
    slug: string,
  ): Promise<{ readonly slug: string; readonly name: string } | null>;
}

export type SitemapProduct = Pick<Product, 'productKey' | 'slug' | 'isPremier'> & {
  /** Day of the last change other than of its popularity, such as `2026-11-23`. */
  readonly changedOn: string;
  /** Id of the first picture of each colour. */
  readonly pictures: readonly string[];
};

export type VariantStock = Pick<
  Variant,
  'id' | 'sku' | 'availableQuantity' | 'isOnStock' | 'isOnStockWishlist'
>;

/** Price calculation in minor units. Not for shoppers, so it is not part of `Product`. */
export type PriceInfo = Pick<Variant, 'sku' | 'price' | 'wasPrice'> & {
  /** After the markdown, before any discount. */
  readonly preDiscountPrice?: number;
  readonly discountEffects: readonly DiscountEffect[];
};

/** Requirements for buying a variant: an account for a membership, or personalisation values. */
export type PurchaseRequirements = {
  /** The sku as requested. */
  readonly sku: string;
  /** True for the paid membership, which only customers can buy. */
  readonly isPremier: boolean;
  readonly customisationGroupName: string | null;
};

declare module '#request/shop.ts' {
  interface Ports {
    catalogue: Catalogue;
  }
}
