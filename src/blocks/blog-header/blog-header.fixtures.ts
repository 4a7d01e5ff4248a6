/** Examples of the article header: all fields, and a title only. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  full: {
    title: 'How to store knitwear',
    kicker: 'Care',
    introduction: 'An hour on the rail to breathe, then into the drawer.',
    author: 'Ada Marsh',
    date: '2026-10-04',
    readingMinutes: 4,
    picture: fixturePicture('knitwear'),
  },
  bare: { title: 'Notes' },
};
