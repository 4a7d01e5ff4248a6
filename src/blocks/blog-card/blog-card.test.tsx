/** Tests of article cards. */
import { describe, expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');
const article = { title: 'How to store knitwear', href: '/pages/journal/knitwear', picture };

describe('articles', () => {
  test('a card has a kicker, date, title and excerpt, and links to the article', () => {
    const card = renderBlock('blog-card', {
      ...article,
      kicker: 'Care',
      date: '2026-10-04',
      excerpt: 'Fold it.',
    });
    for (const words of ['Care', '4 October 2026', 'How to store knitwear', 'Fold it.'])
      expect(card.text).toContain(words);
    expect([
      card.one('a')?.getAttribute('href'),
      card.one('time')?.getAttribute('datetime'),
    ]).toEqual([article.href, '2026-10-04']);
  });
});

test('an invalid date is rejected with the path of its field', () => {
  expect(
    contentErrorOf('blog-card', {
      title: 'x',
      href: '/',
      picture: fixturePicture('lamp'),
      date: 'May',
    }),
  ).toMatch(/^date: /);
});
