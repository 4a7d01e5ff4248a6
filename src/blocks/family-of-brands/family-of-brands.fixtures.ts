/** The brands of the house. */
import { fixturePicture } from '../fixture-pictures.ts';

export const fixtures = {
  usual: {
    title: 'Our makers',
    buttonText: 'All brands',
    brands: [
      { name: 'Thornwick', href: '/pages/brands/thornwick', picture: fixturePicture('jumper') },
      { name: 'Kiln & Co', href: '/pages/brands/kiln', picture: fixturePicture('plates') },
    ],
  },
};
