/** Examples of the article panel: one picture beside the text, two above it. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  beside: {
    title: 'The shelf',
    paragraphs: ['Wool keeps its shape when it is left to rest for a day between wears.'],
    pictures: [fixturePicture('jumper')],
    caption: 'Oat, folded',
    link: { label: 'See knitwear', href: '/categories/womens-knitwear' },
  },
  two: { pictures: [fixturePicture('lamp'), fixturePicture('plates')], layout: 'above' },
};
