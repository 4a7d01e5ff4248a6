/** Buttons upon a picture, and products beside it. */
import { fixturePicture } from '../fixture-pictures.ts';

export const fixtures = {
  buttons: {
    title: 'Shop the table',
    picture: fixturePicture('table'),
    desktopItems: [
      { productSku: 'XDD00193#sage', percentageFromTopLocation: 30, percentageFromLeftLocation: 40 },
      { productSku: 'MAV00379#gold', percentageFromTopLocation: 98, percentageFromLeftLocation: 70, iconColor: '#ffffff' },
    ],
  },
  'beside, inverted': {
    picture: fixturePicture('wardrobe'),
    displayMode: 'banner',
    bannerAlignment: 'left',
    invertedColours: true,
    desktopItems: [{ productSku: 'XDD00193', percentageFromTopLocation: 20, percentageFromLeftLocation: 20 }],
  },
};
