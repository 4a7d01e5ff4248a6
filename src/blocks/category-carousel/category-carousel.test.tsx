/** Tests of the category carousel. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixtures } from './category-carousel.fixtures.ts';

test('each category is a card under the title of the carousel', () => {
  const carousel = renderBlock('category-carousel', fixtures.mixed);
  expect(carousel.texts('h2')).toEqual(['By room']);
  expect(carousel.all('[data-carousel] > ul > li')).toHaveLength(3);
  expect(carousel.html).toContain('href="/categories/womens-dresses"');
  expect(carousel.all('details')).toHaveLength(1);
});

test('a card without a picture is rejected with the path of its field', () => {
  expect(contentErrorOf('category-carousel', { title: 'x', cards: [{ title: 'x' }] })).toMatch(
    /^cards\.0\.picture: /,
  );
});
