/** Tests of the perk card. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('a perk alone is rendered as in a row', () => {
  expect(
    renderBlock('perk-card', { title: 'Early access', body: 'A day before.' }).texts('h3, p'),
  ).toEqual(['Early access', 'A day before.']);
});

test('a perk without a title is rejected with the path of its field', () => {
  expect(contentErrorOf('perk-card', { title: '' })).toMatch(/^title: /);
});
