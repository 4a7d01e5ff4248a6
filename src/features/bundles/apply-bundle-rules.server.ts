/** REC-4: finds the other products of a bundle by the rules of the fascia. */
import type { Product } from '#features/catalogue/catalogue.ts';
import type { BundleType, RelatedGroup } from '#features/catalogue/catalogue-records.ts';
import { findBestProduct } from '#features/search/search.server.ts';
import { defaultColour } from '#features/selection/selection.ts';
import { cacheTags } from '#request/cache-tags.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import { type BundleRule, findBundleRule, type RuledCategory } from './bundle-rules.ts';

/**
 * Null where no rule applies, a category has no such product in stock or, logged, the search
 * fails. Another product may appear in it once the data cache has expired.
 */
export async function applyBundleRules(
  shop: Shop,
  product: Product,
  type: BundleType,
): Promise<RelatedGroup | null> {
  const found = findBundleRule(shop.fascia.bundleRules ?? [], type, product);
  if (!found) return null;
  const { productKey } = product;
  const { header } = found.rule;
  try {
    const products = await shop.cached(
      `bundles.rule:${type}:${productKey}`,
      (keys) => [productKey, ...keys].map(cacheTags.product),
      () => findProducts(shop, product, found),
    );
    return products.length === 0 ? null : { products, ...(header && { header }) };
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ error: String(error) }, 'A bundle could not be formed by its rule.');
    return null;
  }
}

/** Keys in the order of the categories; empty where one is missing. */
async function findProducts(
  shop: Shop,
  product: Product,
  { rule, category }: RuledCategory,
): Promise<readonly string[]> {
  const values = readCommonValues(rule, product);
  const keys = await Promise.all(
    rule.categories.map((slug) =>
      slug === category
        ? product.productKey
        : findBestProduct(shop, { ...values, categorySlugs: slug }),
    ),
  );
  const present = keys.filter((key) => key !== null);
  return present.length === keys.length ? present : [];
}

function readCommonValues({ inCommon }: BundleRule, product: Product) {
  const { brandSlug, collection } = product;
  return {
    ...(inCommon.includes('brand') && { brandSlug }),
    ...(inCommon.includes('collection') && collection !== undefined && { collection }),
    ...(inCommon.includes('colour') && { colourFacet: defaultColour(product).facet }),
  };
}
