/** Tests of posts stored as content: the contract, and sections that are no posts. */
import { expect, test } from 'vitest';
import type { Content } from '#features/content/content.port.ts';
import { describeSocial } from '#features/social/social.contract.ts';
import { createSocial } from './social.provider.ts';

const query = { fascia: 'aldermoor', locale: 'en-GB', now: new Date(0) };
const post = (flocklerId: string, channel: string, tags: string[]) => ({
  _meta: { schema: 'https://parade.example/social/post' },
  ...{
    flocklerId,
    channel,
    tags,
    sourceUrl: '/pages/journal',
    images: [{ url: '/media/a.jpg', altText: 'A' }],
  },
});

function contentOf(sections: readonly unknown[] | null): Content {
  return {
    findPage: async (_scope, path) =>
      sections ? { path, title: '', description: '', sections } : null,
    listScheduled: async () => [],
    listPublished: async () => [],
  };
}

describeSocial('a page of posts', async (posts) =>
  createSocial(
    contentOf(
      posts.map((item) => ({ _meta: { schema: 'https://parade.example/social/post' }, ...item })),
    ),
  ),
);

test('data that is not a post is left out', async () => {
  const social = createSocial(contentOf([post('1', 'tiktok', ['knit']), { nothing: true }]));
  expect((await social.listPosts(query)).map(({ flocklerId }) => flocklerId)).toEqual(['1']);
});

test('without the page there are no posts', async () => {
  expect(await createSocial(contentOf(null)).listPosts(query)).toEqual([]);
});
