/** Examples of the marquee: texts and logos. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  words: {
    label: 'What we stand for',
    items: [
      { text: 'Free mending' },
      { text: 'Wool from Yorkshire', href: '/pages/journal/knitwear' },
      { text: 'Delivered by bicycle' },
    ],
  },
  'logos, quick': {
    label: 'Makers',
    seconds: 12,
    items: [
      {
        text: 'Ottoline Grey',
        picture: fixturePicture('jumper'),
        href: '/pages/brands/ottoline-grey',
      },
      { text: 'Kiln', picture: fixturePicture('plates') },
    ],
  },
};
