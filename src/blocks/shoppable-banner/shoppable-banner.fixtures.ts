/** Examples of the shoppable banner: buttons on the picture, and products beside it. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  buttons: {
    title: 'Shop the dressing table',
    picture: fixturePicture('vanity'),
    mobileItems: [
      { productSku: 'MRN00460', percentageFromTopLocation: 55, percentageFromLeftLocation: 18 },
      {
        productSku: 'PTS00419#berry',
        percentageFromTopLocation: 52,
        percentageFromLeftLocation: 43,
      },
      {
        productSku: 'PTS00454#honey',
        percentageFromTopLocation: 73,
        percentageFromLeftLocation: 78,
        iconColor: '#ffffff',
      },
    ],
    desktopItems: [
      { productSku: 'MRN00460', percentageFromTopLocation: 62, percentageFromLeftLocation: 52 },
      {
        productSku: 'PTS00419#berry',
        percentageFromTopLocation: 52,
        percentageFromLeftLocation: 62,
      },
      {
        productSku: 'PTS00454#honey',
        percentageFromTopLocation: 74,
        percentageFromLeftLocation: 77,
        iconColor: '#ffffff',
      },
    ],
  },
  'buttons of a home': {
    title: 'Shop the table',
    picture: fixturePicture('table'),
    mobileItems: [
      {
        productSku: 'KLN00555#stone',
        percentageFromTopLocation: 72,
        percentageFromLeftLocation: 26,
      },
      {
        productSku: 'BRN00547#terracotta',
        percentageFromTopLocation: 58,
        percentageFromLeftLocation: 57,
      },
    ],
    desktopItems: [
      {
        productSku: 'KLN00555#stone',
        percentageFromTopLocation: 66,
        percentageFromLeftLocation: 62,
      },
      {
        productSku: 'BRN00547#terracotta',
        percentageFromTopLocation: 60,
        percentageFromLeftLocation: 76,
      },
    ],
  },
  'beside, inverted': {
    picture: fixturePicture('wardrobe'),
    displayMode: 'banner',
    bannerAlignment: 'left',
    invertedColours: true,
    desktopItems: [
      { productSku: 'XDD00193', percentageFromTopLocation: 20, percentageFromLeftLocation: 20 },
    ],
  },
  'beside, in every shop': {
    picture: fixturePicture('vanity'),
    displayMode: 'banner',
    desktopItems: [
      {
        productSku: 'PTS00419#berry',
        percentageFromTopLocation: 52,
        percentageFromLeftLocation: 62,
      },
    ],
  },
};
