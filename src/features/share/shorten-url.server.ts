/** SHARE-1: shortens URLs of this shop, a bounded number for each caller and in all. */
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { toSharedPath } from './share-url.ts';

const byCaller = createRateLimiter({ attempts: 30, seconds: 600 });
const byAll = createRateLimiter({ attempts: 3_000, seconds: 3_600 });
const TOO_MANY = {
  code: 'share.tooMany',
  message: 'url: too many links in a short time.',
  field: 'url',
};

/** @throws Problem 400 with the field `url` for a URL of another site, 429 after too many. */
export async function shortenUrl(
  shop: PrivateShop,
  { url, host }: { readonly url: unknown; readonly host: string },
): Promise<string> {
  const own = new URL(shop.origin).host;
  const path = typeof url === 'string' ? toSharedPath(url, [host, own]) : null;
  if (path === null)
    throw new Problem(400, 'share.address', 'url: must be a URL of this shop.', {
      field: 'url',
    });
  const { visitor, now, fascia, ports } = shop;
  countAttempt(byCaller, { caller: visitor.ipHash, now }, TOO_MANY);
  countAttempt(byAll, { caller: fascia.code, now }, TOO_MANY);
  const code = await ports.shortLinks.shorten({ fascia: fascia.code, path }, now);
  return new URL(serverLinks.shortLink(code), shop.origin).href;
}
