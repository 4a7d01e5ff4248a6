/** Tests of the image header. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { styleOf } from '#test/components/styles.ts';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test('an image header has its title upon its picture, as the heading of a page that it opens', () => {
  const rendered = renderBlock(
    'image-header',
    { title: 'Coats', picture, height: 'tall' },
    { isFirst: true },
  );
  expect([
    rendered.texts('h1'),
    rendered.all('img').length,
    styleOf(rendered.one('img'))['max-height'],
  ]).toEqual([['Coats'], 1, '80svh']);
});

test('a picture without an id is rejected with the path of its field', () => {
  expect(contentErrorOf('image-header', { title: 'x', picture: { alt: 'x' } })).toMatch(
    /^picture\.id: /,
  );
});
