/** Examples of the picture with text, on either side. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  before: {
    title: 'Made in small kilns',
    paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
    picture: fixturePicture('plates'),
    button: { label: 'See the tableware', href: '/categories/home-tableware' },
  },
  after: { title: 'Wordless', picture: fixturePicture('lamp'), pictureSide: 'end' },
};
