/** Examples of the feature banner: every background, with and without a picture. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  surface: {
    title: 'Mending, free for members',
    body: 'Bring a seam, take home a coat.',
    picture: fixturePicture('knitwear'),
    button: { label: 'How it works', href: '/pages/informational/delivery' },
  },
  ink: { title: 'Late orders', body: 'Until eleven at night.', ground: 'ink' },
  accent: {
    title: 'Gift cards',
    ground: 'accent',
    button: { label: 'Give one', href: '/categories/home' },
  },
};
