/** Page for unknown addresses (404) of each fascia, in each of its languages. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import type { ModelName } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { block, link, pictureFor } from './create-block.ts';

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
      title: 'We cannot find this page',
      subtitle:
        'The page you are looking for has moved or does not exist. Search, or start with our best-sellers.',
      home: 'Go to the home page',
      category: 'Shop women',
      row: 'Best-sellers',
    },
    'fr-FR': {
      title: 'Page introuvable',
      subtitle:
        'La page que vous cherchez a été déplacée ou n’existe pas. Lancez une recherche ou découvrez nos meilleures ventes.',
      home: 'Aller à la page d’accueil',
      category: 'Voir la mode femme',
      row: 'Meilleures ventes',
    },
    'de-DE': {
      title: 'Diese Seite finden wir nicht',
      subtitle:
        'Die gesuchte Seite wurde verschoben oder existiert nicht. Nutzen Sie die Suche oder entdecken Sie unsere Bestseller.',
      home: 'Zur Startseite',
      category: 'Damenmode ansehen',
      row: 'Bestseller',
    },
  },
  nightjar: {
    'en-GB': {
      title: 'Page not found',
      subtitle: 'Wrong door. The party is next door.',
      home: 'Go to the home page',
      category: 'Shop dresses',
      row: 'Best-sellers',
    },
    'de-DE': {
      title: 'Seite nicht gefunden',
      subtitle: 'Falsche Tür. Gefeiert wird nebenan.',
      home: 'Zur Startseite',
      category: 'Kleider ansehen',
      row: 'Bestseller',
    },
    ar: {
      title: 'الصفحة غير موجودة',
      subtitle: 'ربما نُقلت الصفحة أو أن العنوان غير صحيح. ابحث أو تصفّح الأكثر مبيعًا.',
      home: 'إلى الصفحة الرئيسية',
      category: 'تسوق الفساتين',
      row: 'الأكثر مبيعًا',
    },
  },
  fernhollow: {
    'en-GB': {
      title: 'We cannot find this page',
      subtitle: 'It may have moved or does not exist. Search, or start with our best-sellers.',
      home: 'Go to the home page',
      category: 'Shop skincare',
      row: 'Best-sellers',
    },
    'fr-FR': {
      title: 'Page introuvable',
      subtitle:
        'Elle a été déplacée ou n’existe pas. Lancez une recherche ou découvrez nos meilleures ventes.',
      home: 'Aller à la page d’accueil',
      category: 'Voir les soins',
      row: 'Meilleures ventes',
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
