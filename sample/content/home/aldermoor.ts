/** Home page of the department store. */
import type { ContentPage } from '#features/content/content.ts';
import { picturedBlocks, productCarousel } from '../blocks.ts';
import { campaignLink } from '../campaigns.ts';

const { categoryCards, hero } = picturedBlocks('aldermoor');

type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly hero: readonly [title: string, subtitle: string, women: string, home: string];
  readonly departments: readonly [
    title: string,
    dresses: string,
    knitwear: string,
    men: string,
    beauty: string,
    lighting: string,
    tableware: string,
  ];
  readonly carousels: readonly [best: string, fresh: string];
  readonly second: readonly [title: string, subtitle: string, link: string];
};

function home(locale: string, words: PageTexts): ContentPage {
  const [title, dresses, knitwear, men, beauty, lighting, tableware] = words.departments;
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
            [words.hero[2], '/categories/womens'],
            [words.hero[3], '/categories/home'],
          ],
        },
        { model: 'scene-wardrobe', colour: 'forest-green' },
      ),
      categoryCards(title, [
        [dresses, 'womens-dresses', 'dress-midi', 'moss-green'],
        [knitwear, 'womens-knitwear', 'jumper-crew', 'oat'],
        [men, 'mens', 'jumper-mens', 'forest-green'],
        [beauty, 'beauty', 'perfume-round', 'blush'],
        [lighting, 'home-lighting', 'lamp-table', 'terracotta'],
        [tableware, 'home-tableware', 'plate-stack', 'stone'],
      ]),
      productCarousel(words.carousels[0], 'womens', 'best-sellers'),
      hero(
        {
          title: words.second[0],
          subtitle: words.second[1],
          theme: 'light',
          links: [
            [words.second[2], '/categories/home-tableware'],
            campaignLink('aldermoor', locale),
          ],
        },
        { model: 'scene-table', colour: 'stone' },
      ),
      productCarousel(words.carousels[1], 'home', 'newness'),
    ],
  };
}

export const aldermoorHome: Readonly<Record<string, ContentPage>> = {
  'en-GB': home('en-GB', {
    title: 'Aldermoor: fashion, beauty and home',
    description: 'Clothes that last, beauty that works and pieces for a home that you love.',
    hero: [
      'The long autumn',
      'Wool, linen and the colours of the season, made to last for years.',
      'Shop women',
      'Shop home',
    ],
    departments: [
      'Shop by category',
      'Dresses',
      'Knitwear',
      'Menswear',
      'Beauty',
      'Lighting',
      'Tableware',
    ],
    carousels: ['Best-sellers', 'New for the home'],
    second: [
      'Set a beautiful table',
      'Stoneware from small kilns. Each piece is slightly different.',
      'Shop tableware',
    ],
  }),
  'fr-FR': home('fr-FR', {
    title: 'Aldermoor : mode, beauté et maison',
    description:
      'Des vêtements qui durent, des soins efficaces et de belles choses pour la maison.',
    hero: [
      'Le long automne',
      'De la laine, du lin et de belles couleurs, à porter pendant des années.',
      'Voir la mode femme',
      'Voir la maison',
    ],
    departments: [
      'Acheter par catégorie',
      'Robes',
      'Maille',
      'Homme',
      'Beauté',
      'Luminaires',
      'Arts de la table',
    ],
    carousels: ['Meilleures ventes', 'Nouveautés maison'],
    second: [
      'Une belle table',
      'Du grès de petits ateliers, chaque pièce un peu différente de la suivante.',
      'Voir la vaisselle',
    ],
  }),
  'de-DE': home('de-DE', {
    title: 'Aldermoor: Mode, Beauty und Wohnen',
    description:
      'Kleidung, die bleibt, Pflege, die wirkt, und Schönes für ein Zuhause, in das man gern zurückkommt.',
    hero: [
      'Der lange Herbst',
      'Wolle, Leinen und kräftige Farben, gemacht für viele Jahre.',
      'Damenmode ansehen',
      'Wohnen ansehen',
    ],
    departments: [
      'Nach Kategorie einkaufen',
      'Kleider',
      'Strick',
      'Herren',
      'Beauty',
      'Leuchten',
      'Geschirr',
    ],
    carousels: ['Bestseller', 'Neu fürs Zuhause'],
    second: [
      'Schön gedeckt',
      'Steinzeug aus kleinen Werkstätten, jedes Stück ein wenig anders.',
      'Geschirr ansehen',
    ],
  }),
};
