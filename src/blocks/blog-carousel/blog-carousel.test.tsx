/** Tests of the article carousel. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';
import { fixtures } from './blog-carousel.fixtures.ts';

test('each article is a card under the title of the carousel', () => {
  const carousel = renderBlock('blog-carousel', fixtures.two);
  expect(carousel.texts('h2')).toEqual(['From the journal']);
  expect(carousel.texts('h3')).toEqual(['How to store knitwear', 'Choosing a lamp']);
  expect(carousel.all('a').map((link) => link.getAttribute('href'))).toEqual([
    '/pages/journal/knitwear',
    '/pages/campaigns/the-long-table',
  ]);
});

test('a card without a title is rejected with the path of its field', () => {
  expect(
    contentErrorOf('blog-carousel', {
      title: 'x',
      cards: [{ title: '', href: '/', picture: fixturePicture('lamp') }],
    }),
  ).toMatch(/^cards\.0\.title: /);
});
