/** What an empty basket shows in place of lines. */
import { BEST_SELLERS } from '#features/listing/listing-result.ts';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadListing } from '#features/search/search.server.ts';
import type { Shop } from '#kit/shop.ts';

const SHOWN = 10;

/** None where the index cannot be asked: the basket needs none. */
export async function loadBestSellers(shop: Shop): Promise<readonly CardHit[]> {
  try {
    const { edges } = await loadListing(shop, { ...BEST_SELLERS, hitsPerPage: SHOWN });
    const promotions = pickCardPromotions(shop);
    return edges.map(({ node }) => toCardHit(node, promotions));
  } catch {
    return [];
  }
}
