/** Tests of the category grid. */
import { describe, expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');

describe('a category card', () => {
  test('several are side by side under a title, each with its link', () => {
    const cards = renderBlock('category-cards', {
      title: 'Start here',
      cards: [1, 2].map((item) => ({ title: `C${item}`, href: `/c${item}`, picture })),
    });
    expect([cards.texts('h2'), cards.all('a').map((item) => item.getAttribute('href'))]).toEqual([
      ['Start here'],
      ['/c1', '/c2'],
    ]);
  });
});

test('a card without a picture is rejected with the path of its field', () => {
  expect(
    contentErrorOf('category-cards', { title: 'x', cards: [{ title: 'x', href: '/' }] }),
  ).toMatch(/^cards\.0\.picture: /);
});
