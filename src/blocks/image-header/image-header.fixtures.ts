/** Examples of the image header: low and tall. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  low: { title: 'Tableware', picture: fixturePicture('table') },
  tall: { title: 'Scent and colour', picture: fixturePicture('vanity'), height: 'tall' },
};
