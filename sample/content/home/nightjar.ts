/** Home page of the fast-fashion site. */
import type { ContentPage } from '#features/content/content.ts';
import { picturedBlocks, productCarousel } from '../blocks.ts';
import { campaignLink } from '../campaigns.ts';
import { block } from '../create-block.ts';

const { categoryCards, hero } = picturedBlocks('nightjar');

type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly hero: readonly [title: string, subtitle: string, women: string, men: string];
  readonly categories: readonly [
    title: string,
    mini: string,
    tops: string,
    trousers: string,
    mens: string,
    bags: string,
    makeup: string,
  ];
  readonly carousels: readonly [fresh: string, best: string];
  readonly second: readonly [title: string, subtitle: string, link: string];
};

function home(locale: string, words: PageTexts): ContentPage {
  const [title, mini, tops, trousers, mens, bags, makeup] = words.categories;
  return {
    path: 'home',
    title: words.title,
    description: words.description,
    sections: [
      hero(
        {
          title: words.hero[0],
          subtitle: words.hero[1],
          theme: 'dark',
          links: [
            [words.hero[2], '/categories/womens'],
            [words.hero[3], '/categories/mens'],
          ],
        },
        { model: 'scene-night', colour: 'fuchsia' },
      ),
      block('marquee', {
        label: title,
        items: [
          { text: mini, href: '/categories/womens-dresses-mini' },
          { text: tops, href: '/categories/womens-tops' },
          { text: trousers, href: '/categories/womens-trousers' },
          { text: mens, href: '/categories/mens' },
          { text: bags, href: '/categories/womens-accessories-bags' },
          { text: makeup, href: '/categories/beauty-makeup' },
        ],
      }),
      productCarousel(words.carousels[0], 'womens', 'newness'),
      categoryCards(title, [
        [mini, 'womens-dresses-mini', 'dress-mini', 'scarlet'],
        [tops, 'womens-tops', 'cami', 'lime'],
        [trousers, 'womens-trousers', 'trousers-wide', 'black'],
        [mens, 'mens-tops', 'tee-mens', 'black'],
        [bags, 'womens-accessories-bags', 'bag-top-handle', 'black'],
        [makeup, 'beauty-makeup', 'lipstick', 'fuchsia'],
      ]),
      hero(
        {
          title: words.second[0],
          subtitle: words.second[1],
          theme: 'dark',
          links: [[words.second[2], '/categories/mens'], campaignLink('nightjar', locale)],
        },
        { model: 'scene-street', colour: 'cobalt' },
      ),
      productCarousel(words.carousels[1], 'womens-dresses', 'best-sellers'),
    ],
  };
}

export const nightjarHome: Readonly<Record<string, ContentPage>> = {
  'en-GB': home('en-GB', {
    title: 'Nightjar: new in, every day',
    description: 'Fast fashion with an edge: new dresses, tops and streetwear every day.',
    hero: ['Out after ten', 'Satin, sharp lines and one loud colour.', 'Women', 'Men'],
    categories: ['Shop by category', 'Mini dresses', 'Tops', 'Trousers', 'Men', 'Bags', 'Make-up'],
    carousels: ['Just landed', 'Best-selling dresses'],
    second: ['Concrete days', 'Heavy cotton and clean cuts.', 'Shop men'],
  }),
  'de-DE': home('de-DE', {
    title: 'Nightjar: jeden Tag neu',
    description: 'Mode mit Kante: jeden Tag neue Kleider, Oberteile und Streetwear.',
    hero: ['Nach zehn', 'Satin, klare Linien und eine laute Farbe.', 'Damen', 'Herren'],
    categories: [
      'Nach Kategorie einkaufen',
      'Minikleider',
      'Oberteile',
      'Hosen',
      'Herren',
      'Taschen',
      'Make-up',
    ],
    carousels: ['Neu eingetroffen', 'Meistverkaufte Kleider'],
    second: [
      'Tage aus Beton',
      'Schwere Baumwolle, klare Schnitte, nichts Überflüssiges.',
      'Herren ansehen',
    ],
  }),
  ar: home('ar', {
    title: 'نايتجار: جديد كل يوم',
    description: 'أزياء جريئة: فساتين وبلوزات وملابس يومية جديدة كل يوم.',
    hero: ['بعد العاشرة', 'ساتان وخطوط حادة ولون واحد لافت.', 'نساء', 'رجال'],
    categories: ['تسوق حسب الفئة', 'فساتين قصيرة', 'بلوزات', 'بناطيل', 'رجال', 'حقائب', 'مكياج'],
    carousels: ['وصل حديثًا', 'الفساتين الأكثر مبيعًا'],
    second: ['أيام المدينة', 'قطن كثيف وقصات نظيفة من دون زيادة.', 'تسوق للرجال'],
  }),
};
