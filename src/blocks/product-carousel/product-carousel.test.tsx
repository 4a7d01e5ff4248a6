/** Tests of the product carousel. */
import { expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

const content = {
  title: 'New in',
  source: { category: 'womens' },
  viewAllHref: '/categories/womens',
};

test('the products that were loaded are shown under the title, with a link to all of them', () => {
  const row = renderBlock('product-carousel', content, { loaded: [plainTee] });
  expect(row.texts('h2')).toEqual(['New in']);
  expect(row.all('article')).toHaveLength(1);
  expect(row.html).toContain('href="/categories/womens"');
});

test('nothing is rendered when there are no products, or they could not be loaded', () => {
  expect(renderBlock('product-carousel', content, { loaded: [] }).html).toBe('');
  expect(renderBlock('product-carousel', content).html).toBe('');
});

test('an unknown order is rejected with the path of its field', () => {
  expect(contentErrorOf('product-carousel', { title: 'x', source: { sort: 'cheap' } })).toMatch(
    /^source\.sort: /,
  );
});
