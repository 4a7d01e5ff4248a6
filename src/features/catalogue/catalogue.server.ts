/** Loads products and categories for pages and API calls, with cache tags. */
import { isLowestPriceShown } from '#features/price/eea-locale.ts';
import { Problem } from '#kit/problem.ts';
import { type CacheTag, cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import type {
  CatalogueScope,
  ProductLookup,
  ProductResult,
  VariantStock,
} from './catalogue.port.ts';
import type { Category, Product } from './catalogue.ts';

export function scopeOf({ fascia, locale, currency }: Shop): CatalogueScope {
  return {
    ...{ fascia: fascia.code, locale: locale.tag, currency },
    ...(isLowestPriceShown(fascia, locale.tag) && { readsLowestPrices: true }),
  };
}

/** All categories of the fascia, cached until one of them changes. Parents precede children. */
export function loadCategories(shop: Shop): Promise<readonly Category[]> {
  return shop.cached('catalogue.categories', [cacheTags.categories()], () =>
    shop.ports.catalogue.listCategories(scopeOf(shop)),
  );
}

/**
 * `movedTo` is the product's current slug when `slug` is a former one.
 * @throws Problem 404 for a product that this fascia does not sell, 410 for one that it no longer
 * sells.
 */
export async function loadProductBySlug(
  shop: Shop,
  slug: string,
): Promise<{ product: Product } | { movedTo: string }> {
  const result = await shop.cached(`product:${slug}`, tagsOfProduct, () =>
    shop.ports.catalogue.findProduct(scopeOf(shop), { slug }),
  );
  if (!result) throw productNotSold('slug');
  if ('isGone' in result)
    throw new Problem(410, 'product.gone', 'slug: this product is no longer sold.', {
      field: 'slug',
    });
  return result;
}

/** Null for a product that this fascia does not sell. Cached until the product changes. */
export async function loadProductByKey(shop: Shop, productKey: string): Promise<Product | null> {
  const result = await shop.cached(`product.byKey:${productKey}`, tagsOfProduct, () =>
    shop.ports.catalogue.findProduct(scopeOf(shop), { productKey }),
  );
  return result && 'product' in result ? result.product : null;
}

/** @throws Problem 404 for a product that this fascia does not sell. */
export async function loadProductById(shop: Shop, id: string): Promise<Product> {
  const product = await findCurrentProduct(shop, { id });
  if (!product) throw productNotSold('productId');
  return product;
}

/**
 * Finds the productKey of a product by its key or by the sku of a variant. Cached until the product
 * changes.
 * @throws Problem 404 with the field `sku` for a product that this fascia does not sell.
 */
export async function findProductKey(shop: Shop, sku: string): Promise<string> {
  const key = await shop.cached(
    `product.key:${sku}`,
    (productKey) => (productKey === null ? null : [cacheTags.product(productKey)]),
    () => loadProductKey(shop, sku),
  );
  if (key === null) throw productNotSold('sku');
  return key;
}

async function loadProductKey(shop: Shop, sku: string): Promise<string | null> {
  const product =
    (await findCurrentProduct(shop, { productKey: sku })) ??
    (await findCurrentProduct(shop, { sku }));
  return product?.productKey ?? null;
}

/** Null for a product that this fascia does not sell, or no longer sells. */
export async function findCurrentProduct(
  shop: Shop,
  lookup: ProductLookup,
): Promise<Product | null> {
  const result = await shop.ports.catalogue.findProduct(scopeOf(shop), lookup);
  return result && 'product' in result ? result.product : null;
}

/** @throws Problem 404 for a product that this fascia does not sell. */
export async function loadStock(shop: Shop, productId: string): Promise<readonly VariantStock[]> {
  const stock = await shop.ports.catalogue.findStock(scopeOf(shop), productId);
  if (!stock) throw productNotSold('productId');
  return stock;
}

/** null for a product that is not sold: no change event would invalidate that in the cache. */
function tagsOfProduct(result: ProductResult): readonly CacheTag[] | null {
  return result && 'product' in result
    ? [cacheTags.product(result.product.productKey), cacheTags.categories()]
    : null;
}

export function productNotSold(field: string): Problem {
  return new Problem(404, 'product.notSold', `${field}: this shop does not sell such a product.`, {
    field,
  });
}
