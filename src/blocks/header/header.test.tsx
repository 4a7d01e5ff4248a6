/** Tests of the header block. */
import { expect, test } from 'vitest';
import { drawBlock } from '#test/draw-block.tsx';

test('R§2: a header has a line above and below, in the middle when asked for', () => {
  const drawn = drawBlock(
    'header',
    { title: 'The table', kicker: 'Home', subtitle: 'All of it.', align: 'center' },
    { isFirst: true },
  );
  expect([drawn.texts('p'), drawn.texts('h1')]).toEqual([['Home', 'All of it.'], ['The table']]);
  expect(drawn.one('header')?.className).toContain('text-center');
});
