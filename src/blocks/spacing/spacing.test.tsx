/** Tests of vertical space. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('space between blocks is as high as set', () => {
  const room = renderBlock('spacing', { mobile: 12, desktop: 88 });
  expect([room.property('--room'), room.property('--room-wide')]).toEqual(['12px', '88px']);
});

test('a height off the grid of 4 px is rejected with the path of its field', () => {
  expect(contentErrorOf('spacing', { mobile: 5 })).toMatch(/^mobile: /);
});
