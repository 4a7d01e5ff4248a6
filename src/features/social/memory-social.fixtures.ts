/** Social posts in memory, for tests. */
import type { Social } from './social.port.ts';
import { filterPosts, type SocialPost } from './social.ts';

const MAX_POSTS = 40;

export function createMemorySocial(posts: readonly SocialPost[] = []): Social {
  return {
    pictureOrigins: [],
    listPosts: async ({ channel = null, tags = [] }) =>
      filterPosts(posts, { channel, tags }).slice(0, MAX_POSTS),
  };
}
