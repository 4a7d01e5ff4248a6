/** Examples of hero banners: both layouts, both themes, positions of text and links. */
import { fixturePicture, fixtureVideo } from '../testing/fixture-pictures.ts';

const usual = {
  title: 'The long autumn',
  subtitle: 'Wool, linen and a good coat’s worth of colour.',
  picture: fixturePicture('wardrobe'),
  links: [
    { label: 'Shop women', href: '/categories/womens' },
    { label: 'Shop home', href: '/categories/home' },
  ],
};

export const fixtures = {
  beside: usual,
  'beside, dark, one link': {
    ...usual,
    theme: 'dark',
    links: [{ label: 'Shop women', href: '/categories/womens' }],
    imageLink: '/categories/womens',
  },
  upon: {
    ...usual,
    layout: 'cover',
    linkLocation: 'bottom-left',
  },
  'upon, links apart and stacked': {
    ...usual,
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
    ...usual,
    links: [
      {
        label: 'See all',
        href: '/categories/womens',
        colour: '#ffffff',
        background: '#1f3a2e',
        enableHoverOver: false,
      },
      { label: 'Read on', href: '/pages/journal/knitwear', transparentBackground: true },
    ],
  },
  'with a video': {
    ...usual,
    layout: 'cover',
    video: fixtureVideo,
  },
  'a picture alone': { picture: fixturePicture('table'), imageLink: '/categories/home' },
  'for guests only': {
    ...usual,
    title: 'Join and collect points',
    visibilityConfig: { hideForLoggedInUsers: true },
  },
};
