/** Tests of article cards. */
import { describe, expect, test } from 'vitest';
import { refusalOf, renderBlock } from '#test/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');
const story = { title: 'How to store knitwear', href: '/pages/journal/knitwear', picture };

describe('stories', () => {
  test('a card has its kicker, its date, its title and its first words, and leads to the story', () => {
    const card = renderBlock('blog-card', {
      ...story,
      kicker: 'Care',
      date: '2026-10-04',
      excerpt: 'Fold it.',
    });
    for (const words of ['Care', '4 October 2026', 'How to store knitwear', 'Fold it.'])
      expect(card.text).toContain(words);
    expect([
      card.one('a')?.getAttribute('href'),
      card.one('time')?.getAttribute('datetime'),
    ]).toEqual([story.href, '2026-10-04']);
  });
});

test('a date that is none is refused, by the name of its field', () => {
  expect(
    refusalOf('blog-card', { title: 'x', href: '/', picture: fixturePicture('lamp'), date: 'May' }),
  ).toMatch(/^date: /);
});
