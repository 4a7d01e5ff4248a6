/** Examples of the hero carousel. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  'three heroes': {
    label: 'This week',
    sections: [1, 2, 3].map((number) => ({
      _meta: { schema: 'https://parade.example/blocks/hero-banner' },
      title: `Hero ${number}`,
      subtitle: 'One of three.',
      picture: fixturePicture('wardrobe'),
      layout: 'cover',
    })),
  },
  'the first for guests only': {
    label: 'For you',
    sections: [true, false].map((hideForLoggedInUsers) => ({
      _meta: { schema: 'https://parade.example/blocks/hero-banner' },
      title: hideForLoggedInUsers ? 'Join and collect points' : 'The long autumn',
      picture: fixturePicture('wardrobe'),
      layout: 'cover',
      visibilityConfig: { hideForLoggedInUsers },
    })),
  },
  'with things to buy': {
    label: 'To buy and to see',
    sections: [
      {
        _meta: { schema: 'https://parade.example/blocks/shoppable-banner' },
        picture: fixturePicture('wardrobe'),
        desktopItems: [
          {
            productSku: 'XDD00193#sage',
            percentageFromTopLocation: 40,
            percentageFromLeftLocation: 60,
          },
        ],
      },
      {
        _meta: { schema: 'https://parade.example/blocks/hero-banner' },
        title: 'The long table',
        picture: fixturePicture('table'),
        layout: 'cover',
      },
    ],
  },
  'one hero, slow': {
    label: 'Alone',
    slideMs: 9_000,
    autoplay: false,
    sections: [
      {
        _meta: { schema: 'https://parade.example/blocks/hero-banner' },
        title: 'The long autumn',
        subtitle: 'Wool, linen and a good coat’s worth of colour.',
        picture: fixturePicture('wardrobe'),
        links: [
          { label: 'Shop women', href: '/categories/womens' },
          { label: 'Shop home', href: '/categories/home' },
        ],
      },
    ],
  },
};
