/** Tests of posts stored as content. */
import { expect, test } from 'vitest';
import type { Content } from '#features/content/content.port.ts';
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

function keep(sections: readonly unknown[] | null): Content {
  return {
    findPage: async (_scope, path) =>
      sections ? { path, title: '', description: '', sections } : null,
    listScheduled: async () => [],
    listPublished: async () => [],
  };
}

test('posts are listed by channel and by any of the tags; what is no post is left out', async () => {
  const social = createSocial(
    keep([
      post('1', 'tiktok', ['knit']),
      post('2', 'tiktok', ['home']),
      post('3', 'instagram', ['knit']),
      { nothing: true },
    ]),
  );
  const idsOf = async (extra: object) =>
    (await social.listPosts({ ...query, ...extra })).map(({ flocklerId }) => flocklerId);
  expect(await idsOf({})).toEqual(['1', '2', '3']);
  expect(await idsOf({ channel: 'tiktok', tags: ['knit', 'other'] })).toEqual(['1']);
});

test('without the page there are no posts', async () => {
  expect(await createSocial(keep(null)).listPosts(query)).toEqual([]);
});
