/** REC-4: finds the other products of a bundle by the rules of the fascia. */
import { loadProductByKey } from '#features/catalogue/catalogue.server.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import type { BundleType, RelatedGroup } from '#features/catalogue/catalogue-records.ts';
import type { ProductValues } from '#features/search/query/query-best-products.ts';
import { findBestProducts } from '#features/search/search.server.ts';
import { cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import {
  type BundleRule,
  type BundleRuleMatch,
  canBeBundled,
  findBundleRule,
} from './bundle-rules.ts';

/** Most products of a category that are checked, as not all can be in a bundle. */
const MAX_CANDIDATES = 5;

/**
 * Null where no rule applies, or a category has no suitable product in stock. The products are
 * cached, and may change once the data cache has expired.
 * @throws Problem 503 where the search or the catalogue fails.
 */
export async function applyBundleRules(
  shop: Shop,
  product: Product,
  type: BundleType,
): Promise<RelatedGroup | null> {
  const match = findBundleRule(shop.fascia.bundleRules ?? [], type, product);
  if (!match || !canBeBundled(product)) return null;
  const { productKey } = product;
  const { header } = match.rule;
  const products = await shop.cached(
    `bundles.rule:${type}:${productKey}`,
    (keys) => [productKey, ...keys].map(cacheTags.product),
    () => findProducts(shop, product, match),
  );
  return products.length === 0 ? null : { products, ...(header && { header }) };
}

/** Product keys in the order of the categories, each once; empty if a category has no product. */
async function findProducts(
  shop: Shop,
  product: Product,
  { rule, category }: BundleRuleMatch,
): Promise<readonly string[]> {
  const values = toCommonValues(rule, product);
  const keys: string[] = [];
  for (const slug of rule.categories) {
    const usedKeys = [product.productKey, ...keys];
    const key =
      slug === category
        ? product.productKey
        : await findBundleProduct(shop, { ...values, categorySlugs: slug }, usedKeys);
    if (key === null) return [];
    keys.push(key);
  }
  return keys;
}

async function findBundleProduct(shop: Shop, values: ProductValues, usedKeys: readonly string[]) {
  const keys = await findBestProducts(shop, values, MAX_CANDIDATES);
  for (const key of keys.filter((candidate) => !usedKeys.includes(candidate))) {
    const candidate = await loadProductByKey(shop, key);
    if (candidate && canBeBundled(candidate)) return key;
  }
  return null;
}

function toCommonValues({ inCommon }: BundleRule, { brandSlug, collection }: Product) {
  return {
    ...(inCommon.includes('brand') && { brandSlug }),
    ...(inCommon.includes('collection') && collection !== undefined && { collection }),
  };
}
