/** Counts a view that a browser reports: of known products only, and a bounded number of them. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { createTimedCache } from '#kit/limits/timed-cache.ts';
import type { PrivateShop } from '#request/shop.ts';
import { countProductEvents } from './count-product-events.server.ts';

/** Views of one caller; further ones are ignored without an error, as those of robots are. */
const viewsByCaller = createRateLimiter({ attempts: 120, seconds: 600 });
/** One network may have any number of IP addresses. */
const viewsByNetwork = createRateLimiter({ attempts: 1_200, seconds: 600 });

/** Time for which the result of `isSold` is cached. */
const CACHE_MS = 10 * 60_000;
const MAX_CACHED = 10_000;

const soldByKey = createTimedCache<boolean>({ ttlMs: CACHE_MS, max: MAX_CACHED });

export async function countView(shop: PrivateShop, productKey: string): Promise<void> {
  const { visitor, now } = shop;
  if (!shop.ports.socialProof.countsHere) return;
  if (viewsByCaller.secondsToWait(visitor.ipHash, now) > 0) return;
  if (viewsByNetwork.secondsToWait(visitor.network, now) > 0) return;
  viewsByCaller.count(visitor.ipHash, now);
  viewsByNetwork.count(visitor.network, now);
  if (await isSold(shop, productKey)) countProductEvents(shop, 'view', [productKey]);
}

async function isSold(shop: PrivateShop, productKey: string): Promise<boolean> {
  const { fascia, currency } = scopeOf(shop);
  return soldByKey(`${fascia} ${currency} ${productKey}`, shop.now.getTime(), async () => {
    const result = await shop.ports.catalogue.findProduct(scopeOf(shop), { productKey });
    return result !== null && 'product' in result;
  });
}
