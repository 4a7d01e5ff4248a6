/** Tests of the text block. */
import { expect, test } from 'vitest';
import { renderBlock } from '#test/render-block.tsx';

test('text is a heading and paragraphs', () => {
  expect(
    renderBlock('text', { title: 'Care', paragraphs: ['One.', 'Two.'] }).texts('h2, p'),
  ).toEqual(['Care', 'One.', 'Two.']);
});
