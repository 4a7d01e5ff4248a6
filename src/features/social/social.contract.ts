/** Contract tests that every provider of the social port passes. */
import { describe, expect, test } from 'vitest';
import type { PostQuery, Social } from './social.port.ts';
import type { SocialPost } from './social.ts';

const MAX_POSTS = 40;
const query: PostQuery = { fascia: 'aldermoor', locale: 'en-GB', now: new Date(0) };

function postOf(flocklerId: string, rest: Partial<SocialPost> = {}): SocialPost {
  return {
    flocklerId,
    channel: 'instagram',
    sourceUrl: `https://www.instagram.com/p/${flocklerId}`,
    images: [{ url: 'https://media.example/a.jpg', altText: 'A' }],
    videos: [],
    tags: [],
    ctaLink: null,
    ...rest,
  };
}

/** `open` creates a source of these posts, newest first, for aldermoor in en-GB. */
export function describeSocial(
  name: string,
  open: (posts: readonly SocialPost[]) => Promise<Social>,
): void {
  const posts = [
    postOf('1', { channel: 'tiktok', tags: ['knit'] }),
    postOf('2', { channel: 'tiktok', tags: ['home'] }),
    postOf('3', { tags: ['knit', 'home'] }),
  ];
  const idsOf = async (rest: Partial<PostQuery>) =>
    (await (await open(posts)).listPosts({ ...query, ...rest })).map(
      ({ flocklerId }) => flocklerId,
    );

  describe(`social posts from ${name}`, () => {
    test('posts are listed unchanged, newest first', async () => {
      expect(await (await open(posts)).listPosts(query)).toEqual(posts);
    });

    test('posts are filtered by channel, and by any of the tags', async () => {
      expect(await idsOf({ channel: 'tiktok' })).toEqual(['1', '2']);
      expect(await idsOf({ tags: ['knit'] })).toEqual(['1', '3']);
      expect(await idsOf({ tags: ['knit', 'home'] })).toEqual(['1', '2', '3']);
      expect(await idsOf({ channel: 'tiktok', tags: ['knit', 'other'] })).toEqual(['1']);
      expect(await idsOf({ tags: ['other'] })).toEqual([]);
    });

    test(`at most ${MAX_POSTS} are listed, and none of an empty source`, async () => {
      const many = Array.from({ length: MAX_POSTS + 5 }, (_, index) => postOf(`${index}`));
      expect(await (await open(many)).listPosts(query)).toEqual(many.slice(0, MAX_POSTS));
      expect(await (await open([])).listPosts(query)).toEqual([]);
    });

    test('origins of pictures are https origins', async () => {
      for (const origin of (await open(posts)).pictureOrigins) {
        expect(origin).toBe(new URL(origin).origin);
        expect(origin).toMatch(/^https:/);
      }
    });
  });
}
