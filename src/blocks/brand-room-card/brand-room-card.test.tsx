/** Tests of the brand room carousel. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture } from '../testing/fixture-pictures.ts';

const picture = fixturePicture('jumper');
const link = { label: 'See the coats', href: '/categories/womens-coats' };

test('a brand room has its name, its text and its link', () => {
  const room = renderBlock('brand-room-card', {
    title: 'Rooms',
    cards: [{ name: 'Ottoline Grey', body: 'Small mills.', picture, link }],
  });
  expect([room.texts('h3'), room.texts('article p'), room.texts('article a')]).toEqual([
    ['Ottoline Grey'],
    ['Small mills.'],
    [link.label],
  ]);
});

test('a link that runs script is rejected with the path of its field', () => {
  expect(
    contentErrorOf('brand-room-card', {
      title: 'x',
      cards: [
        {
          name: 'x',
          picture: fixturePicture('lamp'),
          link: { label: 'x', href: 'javascript:ran()' },
        },
      ],
    }),
  ).toMatch(/^cards\.0\.link\.href: /);
});
