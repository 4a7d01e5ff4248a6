/** Lower part of each home page, in every language: stories, brands, reasons to buy. */
import type { BlockContent } from '#features/content/content.ts';
import type { FasciaCode } from '../../catalogue/brands.ts';
import { brandCards } from '../brand-pages.ts';
import { block, link, pictureFor } from '../create-block.ts';

const alder = pictureFor('aldermoor');
const night = pictureFor('nightjar');
const fern = pictureFor('fernhollow');

type PageTexts = {
  readonly title: string;
  readonly line: string;
  readonly button: string;
  readonly three: readonly string[];
};

const words: Readonly<Record<FasciaCode, Readonly<Record<string, PageTexts>>>> = {
  aldermoor: {
    'en-GB': {
      title: 'How to keep a jumper for ten years',
      line: 'How to rest, wash, fold and mend a jumper, from the people who knit them.',
      button: 'Read the article',
      three: ['Meet the makers'],
    },
    'fr-FR': {
      title: 'Garder un pull dix ans',
      line: 'Laisser reposer, laver, plier et repriser un pull, par ceux qui les tricotent.',
      button: 'Lire l’article',
      three: ['Nos créateurs'],
    },
    'de-DE': {
      title: 'So hält ein Pullover zehn Jahre',
      line: 'Pullover lüften, waschen, falten und stopfen: Rat von denen, die sie stricken.',
      button: 'Zum Artikel',
      three: ['Unsere Marken'],
    },
  },
  nightjar: {
    'en-GB': {
      title: 'Twenty minutes to the door',
      line: 'A plan for when the message comes late.',
      button: 'Read the article',
      three: ['New every day', 'Next-day delivery', '28-day returns'],
    },
    'de-DE': {
      title: 'In zwanzig Minuten draußen',
      line: 'Ein Plan für späte Nachrichten.',
      button: 'Zum Artikel',
      three: ['Jeden Tag neu', 'Lieferung am nächsten Tag', '28 Tage Rückgabe'],
    },
    ar: {
      title: 'جاهزة خلال عشرين دقيقة',
      line: 'خطة سريعة لدعوة متأخرة.',
      button: 'اقرأ المقال',
      three: ['جديد كل يوم', 'توصيل في اليوم التالي', '28 يومًا للإرجاع'],
    },
  },
  fernhollow: {
    'en-GB': {
      title: 'A slow wash for linen',
      line: 'How to wash linen so that it gets softer every time.',
      button: 'Read the article',
      three: ['Our brands', 'Fernhollow Apothecary', 'Hearth & Hollow'],
    },
    'fr-FR': {
      title: 'Laver le lin, lentement',
      line: 'Comment laver le lin pour qu’il s’adoucisse à chaque fois.',
      button: 'Lire l’article',
      three: ['Nos marques', 'Fernhollow Apothecary', 'Hearth & Hollow'],
    },
  },
};

export function homeExtras(fascia: FasciaCode, locale: string): BlockContent[] {
  const texts = words[fascia][locale];
  return texts ? writers[fascia](texts, locale) : [];
}

const writers: Readonly<Record<FasciaCode, (said: PageTexts, locale: string) => BlockContent[]>> = {
  aldermoor: ({ title, line, button, three: [makers = ''] }, locale) => [
    block('feature-banner', {
      ...{ title, body: line, picture: alder('scene-knitwear', 'oat', '') },
      button: link(button, '/pages/journal/knitwear'),
    }),
    block('brand-room-card', { title: makers, cards: brandCards('aldermoor', locale) }),
  ],
  nightjar: ({ title, line, button, three }) => [
    block('marquee', {
      label: three.join(', '),
      items: three.map((text) => ({ text })),
      seconds: 40,
    }),
    block('feature-banner', {
      ...{ title, body: line, ground: 'ink', picture: night('lipstick', 'scarlet', '') },
      button: link(button, '/pages/journal/twenty-minutes'),
    }),
  ],
  fernhollow: ({ title, line, button, three: [makers = '', apothecary = '', hearth = ''] }) => [
    block('image-text', {
      ...{ title, paragraphs: [line], picture: fern('bed-linen', 'sage', ''), pictureSide: 'end' },
      button: link(button, '/pages/journal/linen'),
    }),
    block('family-of-brands', {
      title: makers,
      brands: [
        {
          name: apothecary,
          href: '/pages/brands/fernhollow-apothecary',
          picture: fern('serum-dropper', 'forest-green', ''),
        },
        {
          name: hearth,
          href: '/pages/brands/hearth-hollow',
          picture: fern('throw', 'mustard', ''),
        },
        {
          name: 'Wick & Weft',
          href: '/categories/wick-weft',
          picture: fern('plate-stack', 'stone', ''),
        },
        { name: 'Tidewrack', href: '/categories/tidewrack', picture: fern('soap-bar', 'oat', '') },
      ],
    }),
  ],
};
