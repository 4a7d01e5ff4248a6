/** Tests of the article header. */
import { describe, expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');

describe('stories', () => {
  test('a header has its title, its introduction, and who wrote it, when, for how long', () => {
    const header = renderBlock(
      'blog-header',
      {
        title: 'Notes',
        kicker: 'Care',
        introduction: 'Fold it.',
        author: 'Ada Marsh',
        date: '2026-10-04',
        readingMinutes: 4,
        picture,
      },
      { isFirst: true },
    );
    expect(header.texts('h1')).toEqual(['Notes']);
    for (const words of ['Care', 'Fold it.', 'Ada Marsh', '4 October 2026', 'blog.minutes(4)'])
      expect(header.text).toContain(words);
    expect(header.all('img')).toHaveLength(1);
  });
});

test('half a minute of reading is rejected with the path of its field', () => {
  expect(contentErrorOf('blog-header', { title: 'x', readingMinutes: 0.5 })).toMatch(
    /^readingMinutes: /,
  );
});
