/** Tests of the add-to-basket button without JavaScript. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('a button for one product is a form that works without JavaScript', () => {
  const form = renderBlock('add-to-basket-button', {
    sku: 'TEE00001-1',
    title: 'A tee',
    label: 'Take it',
  });
  expect([
    form.one('form')?.getAttribute('method'),
    form.one('form')?.getAttribute('action'),
  ]).toEqual(['post', '/basket']);
  expect(
    form.all('input').map((item) => [item.getAttribute('name'), item.getAttribute('value')]),
  ).toEqual([
    ['intent', 'add'],
    ['sku', 'TEE00001-1'],
  ]);
  expect([form.texts('h2'), form.texts('button')]).toEqual([['A tee'], ['Take it']]);
});

test('a sku with a space is rejected with the path of its field', () => {
  expect(contentErrorOf('add-to-basket-button', { sku: 'a b' })).toMatch(/^sku: /);
});
