/** Examples of the category carousel: cards with a link, and one with sub-categories. */
import { fixturePicture } from '../testing/fixture-pictures.ts';

export const fixtures = {
  mixed: {
    title: 'By room',
    cards: [
      {
        title: 'Dresses',
        subtitle: 'From mini to maxi',
        picture: fixturePicture('dress'),
        primaryHref: '/categories/womens-dresses',
        ctaText: 'Shop dresses',
      },
      {
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
      {
        title: 'Lighting',
        picture: fixturePicture('lamp'),
        primaryHref: '/categories/home-lighting',
      },
    ],
  },
};
