/** Example posts of social networks. */
import type { SocialPost } from '#features/social/social.ts';

export const createPost = (number: number, over: Partial<SocialPost> = {}): SocialPost => ({
  ...{
    flocklerId: String(number),
    channel: 'instagram',
    sourceUrl: `https://www.instagram.com/p/${number}`,
    tags: [],
    ctaLink: null,
  },
  ...{ images: [{ url: `/media/${number}.jpg`, altText: `Post ${number}` }], videos: [] },
  ...over,
});

export const posts: readonly SocialPost[] = [
  createPost(1, { tags: ['knit'] }),
  createPost(2, {
    channel: 'tiktok',
    tags: ['home'],
    videos: [{ type: 'mp4', url: 'https://www.tiktok.com/embed/v2/2' }],
  }),
  createPost(3, {
    tags: ['home', 'table'],
    ctaLink: { url: '/categories/home', title: 'Shop the table' },
  }),
];
