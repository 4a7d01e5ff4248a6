/** Home page of the beauty and home site. */
import type { ContentPage } from '#features/content/content.ts';
import { picturedBlocks, productCarousel } from '../blocks.ts';
import { campaignLink } from '../campaigns.ts';

const { categoryCards, hero } = picturedBlocks('fernhollow');

type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly hero: readonly [title: string, subtitle: string, beauty: string, home: string];
  readonly categories: readonly [
    title: string,
    skincare: string,
    bath: string,
    candles: string,
    throws: string,
    cushions: string,
    vases: string,
  ];
  readonly carousels: readonly [care: string, home: string];
  readonly second: readonly [title: string, subtitle: string, link: string];
};

function home(locale: string, words: PageTexts): ContentPage {
  const [title, skincare, bath, candles, throws, cushions, vases] = words.categories;
  return {
    path: 'home',
    title: words.title,
    description: words.description,
    sections: [
      hero(
        {
          title: words.hero[0],
          subtitle: words.hero[1],
          theme: 'light',
          links: [
            [words.hero[2], '/categories/beauty'],
            [words.hero[3], '/categories/home'],
          ],
        },
        { model: 'scene-bathroom', colour: 'sage' },
      ),
      categoryCards(title, [
        [skincare, 'beauty-skincare', 'serum-dropper', 'tan'],
        [bath, 'beauty-bath', 'pump-bottle', 'sage'],
        [candles, 'home-decor-candles', 'candle', 'forest-green'],
        [throws, 'home-textiles-throws', 'throw', 'sage'],
        [cushions, 'home-textiles-cushions', 'cushion', 'rust'],
        [vases, 'home-decor-vases', 'vase', 'white'],
      ]),
      productCarousel(words.carousels[0], 'beauty', 'best-sellers'),
      hero(
        {
          title: words.second[0],
          subtitle: words.second[1],
          theme: 'light',
          links: [
            [words.second[2], '/categories/home-bedding'],
            campaignLink('fernhollow', locale),
          ],
        },
        { model: 'scene-bedroom', colour: 'blush' },
      ),
      productCarousel(words.carousels[1], 'home', 'newness'),
    ],
  };
}

export const fernhollowHome: Readonly<Record<string, ContentPage>> = {
  'en-GB': home('en-GB', {
    title: 'Fernhollow: beauty and home',
    description: 'Small-batch skincare, fragrance and pieces for a warm home.',
    hero: [
      'Run the bath early',
      'Bath salts, warm towels and time for yourself.',
      'Shop beauty',
      'Shop home',
    ],
    categories: [
      'Shop by category',
      'Skincare',
      'Bath & body',
      'Candles',
      'Throws',
      'Cushions',
      'Vases',
    ],
    carousels: ['Best-sellers', 'New for the home'],
    second: [
      'A bed to look forward to',
      'Washed linen and crisp percale in calm colours.',
      'Shop bedding',
    ],
  }),
  'fr-FR': home('fr-FR', {
    title: 'Fernhollow : beauté et maison',
    description: 'Soins en petites séries, parfums et belles choses pour une maison chaleureuse.',
    hero: [
      'Faites couler le bain',
      'Sel marin, serviettes chaudes et rien d’autre à faire.',
      'Voir la beauté',
      'Voir la maison',
    ],
    categories: [
      'Acheter par catégorie',
      'Soin du visage',
      'Bain et corps',
      'Bougies',
      'Plaids',
      'Coussins',
      'Vases',
    ],
    carousels: ['Meilleures ventes', 'Nouveautés pour la maison'],
    second: [
      'Un lit qui donne envie',
      'Du lin lavé et de la percale fraîche, dans des couleurs qui reposent.',
      'Voir le linge de lit',
    ],
  }),
};
