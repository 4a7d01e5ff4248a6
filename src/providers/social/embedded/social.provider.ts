/** Social posts that editors maintain as a content page. */
import type { Content } from '#features/content/content.port.ts';
import { parsePost } from '#features/social/parse-post.ts';
import type { Social } from '#features/social/social.port.ts';
import { filterPosts, POSTS_PATH } from '#features/social/social.ts';
import { defineProvider } from '#kit/define-provider.ts';

const MAX_POSTS = 40;

export function createSocial(content: Content): Social {
  return {
    pictureOrigins: [],
    async listPosts({ fascia, locale, channel, tags, now }) {
      const page = await content.findPage({ fascia, locale }, POSTS_PATH, now);
      const posts = (page?.sections ?? []).map(parsePost).filter((post) => post !== null);
      return filterPosts(posts, { channel: channel ?? null, tags: tags ?? [] }).slice(0, MAX_POSTS);
    },
  };
}

export const provider = defineProvider({
  port: 'social',
  name: 'embedded',
  create: async (deps) => createSocial(await deps.port('content')),
});
