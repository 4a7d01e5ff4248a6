/** Examples of the call-to-action card: with a picture, and with a roundel. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  picture: {
    title: 'Coats for ten winters',
    body: 'Cut from wool that can be mended.',
    picture: fixturePicture('wardrobe'),
    link: { label: 'See the coats', href: '/categories/womens-knitwear' },
  },
  roundel: {
    title: 'Small things',
    roundel: fixturePicture('perfume'),
    link: { label: 'See beauty', href: '/categories/beauty' },
  },
};
