/** Tests of the image header. */
import { expect, test } from 'vitest';
import { drawBlock } from '#test/draw-block.tsx';
import { fixturePicture } from '../fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test('R§2: an image header has its title upon its picture, as the heading of a page that it opens', () => {
  const drawn = drawBlock(
    'image-header',
    { title: 'Coats', picture, height: 'tall' },
    { isFirst: true },
  );
  expect([
    drawn.texts('h1'),
    drawn.all('img').length,
    drawn.one('img')?.className.includes('max-h-[80svh]'),
  ]).toEqual([['Coats'], 1, true]);
});
