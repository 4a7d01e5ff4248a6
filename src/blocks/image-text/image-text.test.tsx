/** Tests of a picture beside text. */
import { expect, test } from 'vitest';
import { drawBlock } from '#test/draw-block.tsx';
import { fixturePicture } from '../fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test('R§2: a picture stands beside words and a button, on the side that its editor chose', () => {
  const drawn = (side: object) =>
    drawBlock('image-text', {
      title: 'Kilns',
      paragraphs: ['One.'],
      picture,
      button: { label: 'Link 1', href: '/l1' },
      ...side,
    });
  expect([drawn({}).texts('h2'), drawn({}).texts('p'), drawn({}).texts('a')]).toEqual([
    ['Kilns'],
    ['One.'],
    ['Link 1'],
  ]);
  expect(
    [drawn({ pictureSide: 'end' }), drawn({})].map(({ html }) => html.includes('md:col-start-2')),
  ).toEqual([true, false]);
});
