/** Examples of the brand room carousel. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  rooms: {
    title: 'Our brands',
    cards: [
      {
        name: 'Ottoline Grey',
        body: 'Knitwear from small mills.',
        picture: fixturePicture('jumper'),
        link: { label: 'Enter the room', href: '/pages/brands/ottoline-grey' },
      },
      {
        name: 'Kiln Yard',
        picture: fixturePicture('plates'),
        link: { label: 'Enter', href: '/pages/brand-room' },
      },
    ],
  },
};
