/** Examples of the category grid. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  titled: {
    title: 'Start here',
    cards: [
      { title: 'Dresses', href: '/categories/womens-dresses', picture: fixturePicture('dress') },
      { title: 'Lighting', href: '/categories/home-lighting', picture: fixturePicture('lamp') },
    ],
  },
};
