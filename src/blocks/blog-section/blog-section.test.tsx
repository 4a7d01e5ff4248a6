/** Tests of a section of an article. */
import { describe, expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';

describe('stories', () => {
  test('a section has paragraphs and a line worth repeating, with its source', () => {
    const section = renderBlock('blog-section', {
      title: 'Rest',
      paragraphs: ['One.', 'Two.'],
      quote: { text: 'A small house.', source: 'Ada' },
    });
    expect([section.texts('p'), section.texts('blockquote'), section.texts('figcaption')]).toEqual([
      ['One.', 'Two.'],
      ['A small house.'],
      ['Ada'],
    ]);
  });
});

test('a quotation without text is rejected with the path of its field', () => {
  expect(contentErrorOf('blog-section', { paragraphs: [], quote: { source: 'Ada' } })).toMatch(
    /^quote\.text: /,
  );
});
