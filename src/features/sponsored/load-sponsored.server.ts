/** REC-3: loads sponsored products for the list of similar ones. */

import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import type { Product } from '#features/catalogue/catalogue.ts';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadProductCards } from '#features/search/search.server.ts';
import { serverLinks } from '#links';
import type { Shop } from '#request/shop.ts';
import { insertAds, type SponsoredHit } from './sponsored.ts';

/** A page does not wait for ads. */
const TIMEOUT_MS = 500;
/** More than a list shows: some may be sold out, or similar products already. */
const MAX_CANDIDATE_ADS = 6;
/** Swatches of a card; the others are counted. */
const MAX_SWATCHES = 3;

/**
 * Cards with sponsored products among them, at most a fifth of `size`. The cards as they are where
 * nothing is booked, and, logged, where the service fails or takes longer than half a second.
 */
export async function addSponsored(
  shop: Shop,
  product: Pick<Product, 'productKey' | 'categoryTaxonomy'>,
  hits: readonly CardHit[],
  size: number,
): Promise<readonly SponsoredHit[]> {
  if (hits.length === 0) return hits;
  try {
    return insertAds<SponsoredHit>(hits, await loadAds(shop, product), size);
  } catch (error) {
    shop.log.warn({ error: String(error) }, 'Sponsored products could not be loaded.');
    return hits;
  }
}

async function loadAds(
  shop: Shop,
  { productKey, categoryTaxonomy }: Pick<Product, 'productKey' | 'categoryTaxonomy'>,
): Promise<readonly SponsoredHit[]> {
  const query = { productKey, categoryTaxonomy, limit: MAX_CANDIDATE_ADS, now: shop.now };
  const candidates = await withTimeout(shop.ports.sponsored.findAds(scopeOf(shop), query));
  // The first ad of a product counts.
  const ads = new Map(candidates.toReversed().map((ad) => [ad.productKey, ad]));
  ads.delete(productKey);
  if (ads.size === 0) return [];
  const ends = [...ads.values()]
    .flatMap(({ until }) => (until ? [Date.parse(until)] : []))
    .filter((end) => !Number.isNaN(end));
  if (ends.length > 0) shop.cacheUntil(new Date(Math.min(...ends)));
  const order = candidates.map((ad) => ad.productKey);
  const cards = await loadProductCards(
    shop,
    [...new Set(order)].filter((key) => ads.has(key)),
  );
  const promotions = pickCardPromotions(shop);
  return cards.flatMap((card) => {
    const ad = ads.get(card.productKey);
    if (!ad || !card.isOnStock) return [];
    // The label of the ad replaces the badges.
    const { badges: _, colours, ...hit } = toCardHit(card, promotions);
    const eventsUrl = serverLinks.adEvents({ ad: ad.id });
    const shown = { advertiser: ad.advertiser, eventsUrl };
    return [{ ...hit, colours: colours.slice(0, MAX_SWATCHES), ad: shown }];
  });
}

async function withTimeout<T>(call: Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  try {
    return await Promise.race([call, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
