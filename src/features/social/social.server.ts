/** Loads social posts; a failing service is logged and returns none. */
import { cacheTags } from '#request/cache-tags.ts';
import type { Shop } from '#request/shop.ts';
import { INCOMPLETE_TAG } from '#request/shop.ts';
import { type Channel, POSTS_PATH, type SocialPost } from './social.ts';

export async function loadPosts(
  shop: Shop,
  query: { channel?: Channel; tags?: readonly string[] },
): Promise<readonly SocialPost[]> {
  shop.tag(cacheTags.page({ fascia: shop.fascia.code, path: POSTS_PATH }));
  try {
    return await shop.ports.social.listPosts({
      fascia: shop.fascia.code,
      locale: shop.locale.tag,
      now: shop.now,
      ...query,
    });
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ error: String(error) }, 'Social posts could not be fetched.');
    return [];
  }
}
