/** Example of the perk card. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  linked: {
    title: 'Free returns',
    body: 'For members, always.',
    picture: fixturePicture('bag'),
    href: '/pages/informational/returns',
  },
  words: { title: 'Early access' },
};
