/** Examples of the call-to-action carousel: pictures, a roundel, a video, and an empty card. */
import { fixturePicture, fixtureVideo } from '../testing/fixture-pictures.ts';

export const fixtures = {
  mixed: {
    title: 'Worth a look',
    pagination: true,
    cards: [
      {
        title: 'Coats for ten winters',
        body: 'Cut from wool that can be mended.',
        picture: fixturePicture('wardrobe'),
        link: { label: 'See the coats', href: '/categories/womens-knitwear' },
      },
      {
        title: 'Small things',
        roundel: fixturePicture('perfume'),
        link: { label: 'See beauty', href: '/categories/beauty' },
      },
      {
        title: 'Seen turning',
        video: fixtureVideo,
        link: { label: 'See home', href: '/categories/home' },
      },
      { title: 'Nothing to show', link: { label: 'Nowhere', href: '/' } },
    ],
  },
};
