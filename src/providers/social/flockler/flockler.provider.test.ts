/** Tests of requests to Flockler, and of parsing its responses. */
import { expect, test } from 'vitest';
import { describeSocial } from '#features/social/social.contract.ts';
import { CHANNELS, filterPosts, type SocialPost } from '#features/social/social.ts';
import { createFlockler } from './flockler.provider.ts';

const query = { fascia: 'aldermoor', locale: 'en-GB', now: new Date(0) };
const post = {
  flocklerId: '1',
  channel: 'Instagram',
  sourceUrl: 'https://www.instagram.com/p/1',
  images: [{ url: 'https://images.example/1.jpg', altText: 'A coat' }],
  videos: [],
  tags: ['coats'],
  ctaLink: { url: 'https://shop.example/coat', title: 'See the coat' },
};

function openWith(response: (url: URL) => Response) {
  const requests: { url: URL; headers: Headers }[] = [];
  const fetchPosts: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    requests.push({ url, headers: new Headers(init?.headers) });
    return response(url);
  };
  return {
    requests,
    social: createFlockler({
      url: 'https://social.example/v1/posts',
      key: 'secret',
      pictureOrigins: ['https://media.example'],
      fetch: fetchPosts,
    }),
  };
}

/** Answer of a service that has these posts, newest first. */
function answerFrom(posts: readonly SocialPost[], { searchParams }: URL): Response {
  const channel = CHANNELS.find((candidate) => candidate === searchParams.get('channel')) ?? null;
  const tags = searchParams.get('tags')?.split(',') ?? [];
  return Response.json({
    posts: filterPosts(posts, { channel, tags }),
  });
}

describeSocial('Flockler', async (posts) => openWith((url) => answerFrom(posts, url)).social);

test('channel and tags are sent as filters, and the key only as a header', async () => {
  const { requests, social } = openWith(() => Response.json({ posts: [] }));
  await social.listPosts({ ...query, channel: 'tiktok', tags: ['knit', 'home'] });
  expect(requests[0]?.url.href).toBe(
    'https://social.example/v1/posts?channel=tiktok&tags=knit%2Chome',
  );
  expect(requests[0]?.headers.get('key')).toBe('secret');
});

test('posts with javascript: URLs or without pictures are left out, others are kept', async () => {
  const hostile = { ...post, sourceUrl: 'javascript:alert(1)' };
  const { social } = openWith(() =>
    Response.json({
      posts: [
        post,
        hostile,
        { ...post, images: [] },
        null,
        { ...post, ctaLink: { url: 'data:x', title: '' } },
      ],
    }),
  );
  const posts = await social.listPosts(query);
  expect(posts).toEqual([
    { ...post, channel: 'instagram' },
    { ...post, channel: 'instagram', ctaLink: null },
  ]);
});

/** Response without end: passes only if the reader stops at its limit. */
function answerWithoutEnd(): Response {
  const chunk = new Uint8Array(65_536).fill(32);
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }));
}

test.each([
  () => new Response('no', { status: 500 }),
  () => new Response('not JSON'),
  () => Response.json({ other: [] }),
  answerWithoutEnd,
])('an invalid answer is an error, which the caller logs', async (response) => {
  await expect(openWith(response).social.listPosts(query)).rejects.toThrow();
});
