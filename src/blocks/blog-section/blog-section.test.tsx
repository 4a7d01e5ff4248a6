/** Tests of a section of an article. */
import { describe, expect, test } from 'vitest';
import { renderBlock } from '#test/render-block.tsx';

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
