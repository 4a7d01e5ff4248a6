/** Tests of the perk card. */
import { expect, test } from 'vitest';
import { renderBlock } from '#test/render-block.tsx';

test('a perk alone is drawn as in a row', () => {
  expect(
    renderBlock('perk-card', { title: 'Early access', body: 'A day before.' }).texts('h3, p'),
  ).toEqual(['Early access', 'A day before.']);
});
