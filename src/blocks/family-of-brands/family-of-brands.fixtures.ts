/** Example of the brand family carousel. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  usual: {
    title: 'Our makers',
    buttonText: 'All brands',
    brands: [
      {
        name: 'Ottoline Grey',
        href: '/pages/brands/ottoline-grey',
        picture: fixturePicture('jumper'),
      },
      { name: 'Kiln Yard', href: '/pages/brands/kiln-yard', picture: fixturePicture('plates') },
    ],
  },
};
