/** Tests of the text block. */
import { expect, test } from 'vitest';
import { drawBlock } from '#test/draw-block.tsx';

test('R§2: text is a heading and paragraphs', () => {
  expect(drawBlock('text', { title: 'Care', paragraphs: ['One.', 'Two.'] }).texts('h2, p')).toEqual(
    ['Care', 'One.', 'Two.'],
  );
});
