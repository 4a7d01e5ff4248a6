/** Tests of the social gallery: sizes and limits. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { isShown } from '#test/components/styles.ts';
import { createPost } from '../testing/social-posts.ts';

test('rows have 4 and 2 posts, gaps of 4 and 2, and there are 4 rows at most', () => {
  const many = Array.from({ length: 30 }, (_one, index) => createPost(index));
  const gallery = renderBlock('socials-gallery', { title: 'Kitchens' }, { loaded: many });
  expect(
    ['--row-wide', '--row', '--gap-wide', '--gap'].map((name) => gallery.property(name)),
  ).toEqual(['4', '2', '16px', '8px']);
  expect(gallery.all('article')).toHaveLength(16);
  expect(gallery.all('li').filter((post) => isShown(post, { width: 390 }))).toHaveLength(8);
  const small = renderBlock(
    'socials-gallery',
    { title: 'Kitchens', rowSizeDesktop: 6, rowLimit: 1 },
    { loaded: many },
  );
  expect(small.all('article')).toHaveLength(6);
});

test('an empty title is rejected with the path of its field', () => {
  expect(contentErrorOf('socials-gallery', { title: '' })).toMatch(/^title: /);
});
