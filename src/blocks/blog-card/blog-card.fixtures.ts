/** Examples of the single article card. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  full: {
    title: 'How to store knitwear',
    excerpt: 'Let it breathe on a rail for an hour, then fold it.',
    kicker: 'Care',
    date: '2026-10-04',
    href: '/pages/journal/knitwear',
    picture: fixturePicture('jumper'),
  },
  bare: {
    title: 'Choosing a lamp',
    href: '/pages/campaigns/the-long-table',
    picture: fixturePicture('lamp'),
  },
};
