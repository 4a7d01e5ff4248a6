/** Examples of the category card: with a link, and with sub-categories. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  link: {
    title: 'Dresses',
    subtitle: 'From mini to maxi',
    picture: fixturePicture('dress'),
    primaryHref: '/categories/womens-dresses',
    ctaText: 'Shop dresses',
  },
  'opens to sub-categories': {
    title: 'Home',
    picture: fixturePicture('plates'),
    subCategories: [
      { label: 'Lighting', href: '/categories/home-lighting' },
      { label: 'Tableware', href: '/categories/home-tableware' },
      { label: 'Textiles', href: '/categories/home-textiles' },
    ],
    shopAllHref: '/categories/home',
    gradient: false,
  },
};
