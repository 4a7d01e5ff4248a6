/** Tests of the call-to-action card. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixtures } from './cta-card.fixtures.ts';

test('a card has its title, its text and one link', () => {
  const card = renderBlock('cta-card', fixtures.picture);
  expect(card.text).toContain('Coats for ten winters');
  expect(card.text).toContain('Cut from wool that can be mended.');
  expect(card.all('a').map((link) => link.getAttribute('href'))).toEqual([
    '/categories/womens-knitwear',
  ]);
});

test('a card without a picture, video or roundel is not rendered', () => {
  expect(renderBlock('cta-card', { title: 'x', link: { label: 'x', href: '/' } }).html).toBe('');
});

test('a card without a link is rejected with the path of its field', () => {
  expect(contentErrorOf('cta-card', { title: 'x' })).toMatch(/^link: /);
});
