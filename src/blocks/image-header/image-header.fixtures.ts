/** Headings upon a picture, low and tall. */
import { fixturePicture } from '../fixture-pictures.ts';

export const fixtures = {
  low: { title: 'Tableware', picture: fixturePicture('table') },
  tall: { title: 'Coats', picture: fixturePicture('wardrobe'), height: 'tall' },
};
