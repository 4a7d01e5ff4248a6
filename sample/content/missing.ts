/** Page for unknown addresses (404) of each fascia, in each of its languages. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import type { ModelName } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { block, link, pictureFor } from './write-block.ts';

type PageTexts = {
  readonly title: string;
  readonly subtitle: string;
  readonly home: string;
  readonly category: string;
  readonly row: string;
};

const words: Readonly<Record<FasciaCode, Readonly<Record<string, PageTexts>>>> = {
  aldermoor: {
    'en-GB': {
      title: 'This shelf is empty',
      subtitle: 'The page you were looking for has moved, or was never here. These have not.',
      home: 'Back home',
      category: 'See what is new',
      row: 'Still here',
    },
    'fr-FR': {
      title: 'Cette étagère est vide',
      subtitle: 'La page a déménagé, ou n’a jamais existé. Ceci, en revanche, est bien là.',
      home: 'Retour à l’entrée',
      category: 'Voir les nouveautés',
      row: 'Toujours là',
    },
    'de-DE': {
      title: 'Dieses Regal ist leer',
      subtitle: 'Die Seite ist umgezogen, oder es gab sie nie. Diese hier gibt es.',
      home: 'Zurück zum Eingang',
      category: 'Neuheiten ansehen',
      row: 'Noch da',
    },
  },
  nightjar: {
    'en-GB': {
      title: 'Nothing on here',
      subtitle: 'Wrong door. The party is next door.',
      home: 'Take me back',
      category: 'New in',
      row: 'What is on',
    },
    'de-DE': {
      title: 'Hier läuft nichts',
      subtitle: 'Falsche Tür. Gefeiert wird nebenan.',
      home: 'Zurück',
      category: 'Neu da',
      row: 'Was läuft',
    },
    ar: {
      title: 'لا شيء هنا',
      subtitle: 'الصفحة غير موجودة، لكن الجديد كثير.',
      home: 'العودة إلى البداية',
      category: 'الجديد',
      row: 'وصل حديثًا',
    },
  },
  fernhollow: {
    'en-GB': {
      title: 'You have wandered off the path',
      subtitle: 'It happens in good woods. This way back.',
      home: 'To the gate',
      category: 'To the skincare',
      row: 'Found along the way',
    },
    'fr-FR': {
      title: 'Vous avez quitté le sentier',
      subtitle: 'Cela arrive dans les belles forêts. Par ici.',
      home: 'Vers l’entrée',
      category: 'Vers les soins',
      row: 'Trouvé en chemin',
    },
  },
};

const look: Readonly<
  Record<
    FasciaCode,
    {
      readonly model: ModelName;
      readonly colour: ColourKey;
      readonly category: string;
      readonly theme: string;
    }
  >
> = {
  aldermoor: { model: 'scene-knitwear', colour: 'oat', category: 'womens', theme: 'light' },
  nightjar: { model: 'scene-street', colour: 'cobalt', category: 'womens-dresses', theme: 'dark' },
  fernhollow: {
    model: 'scene-living',
    colour: 'sage',
    category: 'beauty-skincare',
    theme: 'light',
  },
};

export function missingPage(fascia: FasciaCode, locale: string): ContentPage[] {
  const texts = words[fascia][locale];
  if (!texts) return [];
  const { model, colour, category, theme } = look[fascia];
  const links = [link(texts.home, '/'), link(texts.category, `/categories/${category}`)];
  return [
    {
      path: '404',
      title: texts.title,
      description: texts.subtitle,
      removeComponentVerticalPadding: true,
      sections: [
        block('hero-banner', {
          title: texts.title,
          subtitle: texts.subtitle,
          theme,
          links,
          picture: pictureFor(fascia)(model, colour, ''),
        }),
        block('product-carousel', { title: texts.row, source: { category, sort: 'best-sellers' } }),
      ],
    },
  ];
}
