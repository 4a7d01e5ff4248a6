/** Tests of vertical space. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('space between blocks is as high as set', () => {
  const spacing = renderBlock('spacing', { mobile: 12, desktop: 88 });
  expect([spacing.property('--space'), spacing.property('--space-wide')]).toEqual(['12px', '88px']);
});

test('a height off the grid of 4 px is rejected with the path of its field', () => {
  expect(contentErrorOf('spacing', { mobile: 5 })).toMatch(/^mobile: /);
});
