/** Tests of the article panel. */
import { describe, expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');
const link = { label: 'See the coats', href: '/categories/womens-coats' };

describe('stories', () => {
  test('a panel has its pictures, their caption, its text and its link', () => {
    const panel = renderBlock('blog-panel', {
      title: 'The shelf',
      paragraphs: ['One.'],
      pictures: [picture, picture],
      caption: 'Oat',
      link,
    });
    expect([
      panel.all('img').length,
      panel.texts('figcaption'),
      panel.texts('h2'),
      panel.texts('a'),
    ]).toEqual([2, ['Oat'], ['The shelf'], [link.label]]);
  });
});

test('a third picture is rejected with the path of its field', () => {
  expect(
    contentErrorOf('blog-panel', {
      pictures: Array.from({ length: 3 }, () => fixturePicture('lamp')),
    }),
  ).toMatch(/^pictures: /);
});
