/** Tests of the grid of blocks. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import type { LoadedSection } from '../render/loaded-section.ts';

const cell = (id: string): LoadedSection => ({
  id,
  block: 'text',
  isStatic: true,
  html: `<p>${id}</p>`,
});

test('each section is a cell, in as many columns as the editor wrote', () => {
  const grid = renderBlock(
    'grid',
    { title: 'Two thoughts', columnsDesktop: 2, sections: [] },
    { sections: [cell('one'), cell('two')] },
  );
  expect(grid.texts('h2')).toEqual(['Two thoughts']);
  expect(grid.texts('li p')).toEqual(['one', 'two']);
  expect([grid.property('--columns'), grid.property('--columns-wide')]).toEqual(['1', '2']);
});

test('a grid without cells is not rendered', () => {
  expect(renderBlock('grid', { title: 'Two thoughts', sections: [] }).html).toBe('');
});

test('seven columns are rejected with the path of its field', () => {
  expect(contentErrorOf('grid', { columnsDesktop: 7, sections: [] })).toMatch(/^columnsDesktop: /);
});
