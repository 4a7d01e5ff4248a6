/** Tests of the single product card. */
import { expect, test } from 'vitest';
import { plainTee } from '#features/product-card/product-card.fixtures.ts';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('the product that was loaded is shown with its name', () => {
  const card = renderBlock('product-card', { productKey: 'TEE-1' }, { loaded: plainTee });
  expect(card.all('article')).toHaveLength(1);
  expect(card.text).toContain(plainTee.name);
});

test('nothing is rendered for a product that the shop no longer has', () => {
  expect(renderBlock('product-card', { productKey: 'TEE-1' }).html).toBe('');
});

test('a key with a space is rejected with the path of its field', () => {
  expect(contentErrorOf('product-card', { productKey: 'a b' })).toMatch(/^productKey: /);
});
