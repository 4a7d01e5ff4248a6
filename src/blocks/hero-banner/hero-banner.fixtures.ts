/** Heroes beside and upon their picture, in both themes, with every way to lay out words and links. */
import { fixturePicture, fixtureVideo } from '../fixture-pictures.ts';

export const fixtures = {
  beside: {
    title: 'The long autumn',
    subtitle: 'Wool, linen and a good coat’s worth of colour.',
    picture: fixturePicture('wardrobe'),
    links: [
      { label: 'Shop women', href: '/categories/womens' },
      { label: 'Shop home', href: '/categories/home' },
    ],
  },
  'beside, dark, one link': {
    ...{
      title: 'The long autumn',
      subtitle: 'Wool, linen and a good coat’s worth of colour.',
      picture: fixturePicture('wardrobe'),
      links: [
        { label: 'Shop women', href: '/categories/womens' },
        { label: 'Shop home', href: '/categories/home' },
      ],
    },
    theme: 'dark',
    links: [{ label: 'Shop women', href: '/categories/womens' }],
    imageLink: '/categories/womens',
  },
  upon: {
    ...{
      title: 'The long autumn',
      subtitle: 'Wool, linen and a good coat’s worth of colour.',
      picture: fixturePicture('wardrobe'),
      links: [
        { label: 'Shop women', href: '/categories/womens' },
        { label: 'Shop home', href: '/categories/home' },
      ],
    },
    layout: 'cover',
    linkLocation: 'bottom-left',
  },
  'upon, links apart and stacked': {
    ...{
      title: 'The long autumn',
      subtitle: 'Wool, linen and a good coat’s worth of colour.',
      picture: fixturePicture('wardrobe'),
      links: [
        { label: 'Shop women', href: '/categories/womens' },
        { label: 'Shop home', href: '/categories/home' },
      ],
    },
    layout: 'cover',
    theme: 'dark',
    linkLocation: 'top-right',
    linkStacking: 'vertical',
    liveText: {
      position: 'middle-center',
      lines: [
        { text: 'Forty', sizeMobile: 48, sizeDesktop: 80 },
        { text: 'percent off wool', font: 'text', kerning: 2, lineHeight: 1.2 },
      ],
    },
  },
  'own colours, no hover': {
    ...{
      title: 'The long autumn',
      subtitle: 'Wool, linen and a good coat’s worth of colour.',
      picture: fixturePicture('wardrobe'),
      links: [
        { label: 'Shop women', href: '/categories/womens' },
        { label: 'Shop home', href: '/categories/home' },
      ],
    },
    links: [
      { label: 'See all', href: '/categories/womens', colour: '#ffffff', background: '#1f3a2e', enableHoverOver: false },
      { label: 'Read on', href: '/pages/journal/knitwear', transparentBackground: true },
    ],
  },
  'with a video': {
    ...{
      title: 'The long autumn',
      subtitle: 'Wool, linen and a good coat’s worth of colour.',
      picture: fixturePicture('wardrobe'),
      links: [
        { label: 'Shop women', href: '/categories/womens' },
        { label: 'Shop home', href: '/categories/home' },
      ],
    },
    layout: 'cover',
    video: fixtureVideo,
  },
  'for guests only': {
    ...{
      title: 'The long autumn',
      subtitle: 'Wool, linen and a good coat’s worth of colour.',
      picture: fixturePicture('wardrobe'),
      links: [
        { label: 'Shop women', href: '/categories/womens' },
        { label: 'Shop home', href: '/categories/home' },
      ],
    },
    title: 'Join and collect points',
    visibilityConfig: { hideForLoggedInUsers: true },
  },
};
