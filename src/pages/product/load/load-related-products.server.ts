/** Loads what goes with a product: its bundles, its picks, an edit, similar products. */
import { loadBundles } from '#features/bundles/load-bundles.server.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import {
  loadInfluencerPicks,
  loadTalentEdit,
} from '#features/influencer/load-influencer.server.ts';
import { loadSimilarProducts } from '#features/recommendations/load-similar.server.ts';
import { CAROUSEL_SIZE } from '#features/recommendations/recommendation-query.server.ts';
import { addSponsored } from '#features/sponsored/load-sponsored.server.ts';
import type { Shop } from '#request/shop.ts';
import type { RelatedProductsProps } from '../related-products.ts';

/** Each part is empty where it fails. A membership has none. */
export async function loadRelatedProducts(
  shop: Shop,
  product: Product,
): Promise<RelatedProductsProps> {
  if (product.isPremier) return { bundles: [], picks: null, edit: null, similar: [] };
  const [bundles, picks, edit, similar] = await Promise.all([
    loadBundles(shop, product),
    loadInfluencerPicks(shop, product),
    loadTalentEdit(shop, product),
    loadSimilarProducts(shop, product).then((hits) =>
      addSponsored(shop, product, hits, CAROUSEL_SIZE),
    ),
  ]);
  return { bundles, picks, edit, similar };
}
