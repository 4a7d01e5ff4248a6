/** Tests of filtering social posts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANNELS, filterPosts, listChannels, listTags, type SocialPost } from './social.ts';

const tag = fc.constantFrom('knit', 'home', 'summer', 'party');
const post: fc.Arbitrary<SocialPost> = fc.record({
  flocklerId: fc.uuid(),
  channel: fc.constantFrom(...CHANNELS),
  sourceUrl: fc.constant('https://www.instagram.com/p/1'),
  images: fc.constant([]),
  videos: fc.constant([]),
  tags: fc.uniqueArray(tag),
  ctaLink: fc.constant(null),
});

describe('filtering posts', () => {
  test('"view all" without tags keeps every post in its order', () => {
    fc.assert(
      fc.property(fc.array(post), (posts) => {
        expect(filterPosts(posts, { channel: null, tags: [] })).toEqual(posts);
      }),
    );
  });

  test('a post is listed exactly if its channel and any of its tags are selected', () => {
    fc.assert(
      fc.property(
        fc.array(post),
        fc.option(fc.constantFrom(...CHANNELS)),
        fc.uniqueArray(tag),
        (posts, channel, tags) => {
          const matching = new Set(filterPosts(posts, { channel, tags }));
          for (const item of posts) {
            const isExpected =
              (channel === null || item.channel === channel) &&
              (tags.length === 0 || tags.some((name) => item.tags.includes(name)));
            expect(matching.has(item)).toBe(isExpected);
          }
        },
      ),
    );
  });

  test('only channels and tags that posts have are offered', () => {
    fc.assert(
      fc.property(fc.array(post), (posts) => {
        for (const channel of listChannels(posts))
          expect(filterPosts(posts, { channel, tags: [] })).not.toEqual([]);
        for (const name of listTags(posts))
          expect(filterPosts(posts, { channel: null, tags: [name] })).not.toEqual([]);
      }),
    );
  });
});
