/** Tests of the text block. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

test('text is a heading and paragraphs', () => {
  expect(
    renderBlock('text', { title: 'Care', paragraphs: ['One.', 'Two.'] }).texts('h2, p'),
  ).toEqual(['Care', 'One.', 'Two.']);
});

test('a paragraph that is not a text is rejected with the path of its field', () => {
  expect(contentErrorOf('text', { paragraphs: [7] })).toMatch(/^paragraphs\.0: /);
});
