/** Tests of the feature banner. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test('a feature banner has its ground, its picture and its button', () => {
  const banner = renderBlock('feature-banner', {
    title: 'Mending',
    body: 'Free.',
    picture,
    button: { label: 'Link 1', href: '/l1' },
    ground: 'accent',
  });
  expect([
    banner.texts('h2'),
    banner.texts('p'),
    banner.texts('a'),
    banner.all('img').length,
  ]).toEqual([['Mending'], ['Free.'], ['Link 1'], 1]);
  expect(banner.html).toContain('bg-accent');
});

test('an unknown background is rejected with the path of its field', () => {
  expect(contentErrorOf('feature-banner', { title: 'x', ground: 'plaid' })).toMatch(/^ground: /);
});
