/** Example of the perk carousel. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  members: {
    title: 'For members',
    viewAll: { label: 'View all', href: '/pages/informational/delivery' },
    cards: [
      {
        title: 'Free returns',
        body: 'For members, always.',
        picture: fixturePicture('bag'),
        href: '/pages/informational/returns',
      },
      { title: 'Early access' },
      { title: 'Free mending', body: 'Three times a year.' },
    ],
  },
};
