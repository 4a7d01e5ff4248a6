/** Tests of a picture beside text. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('wardrobe');

test('a picture is beside text and a button, on the side that its editor selected', () => {
  const rendered = (side: object) =>
    renderBlock('image-text', {
      title: 'Kilns',
      paragraphs: ['One.'],
      picture,
      button: { label: 'Link 1', href: '/l1' },
      ...side,
    });
  expect([rendered({}).texts('h2'), rendered({}).texts('p'), rendered({}).texts('a')]).toEqual([
    ['Kilns'],
    ['One.'],
    ['Link 1'],
  ]);
  expect(
    [rendered({ pictureSide: 'end' }), rendered({})].map(({ html }) =>
      html.includes('data-picture="end"'),
    ),
  ).toEqual([true, false]);
});

test('a picture without an id is rejected with the path of its field', () => {
  expect(
    contentErrorOf('image-text', { title: 'x', paragraphs: [], picture: { alt: 'x' } }),
  ).toMatch(/^picture\.id: /);
});
