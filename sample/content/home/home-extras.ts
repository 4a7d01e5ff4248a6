/** Lower part of each home page, in every language: stories, brands, reasons to buy. */
import type { BlockContent } from '#features/content/content.ts';
import type { FasciaCode } from '../../catalogue/brands.ts';
import { brandCards } from '../brand-pages.ts';
import { block, link, pictureFor } from '../write-block.ts';

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
      title: 'Ten years of one jumper',
      line: 'Resting, washing, folding, mending: what the mills tell their own families.',
      button: 'Read the story',
      three: ['Meet the makers'],
    },
    'fr-FR': {
      title: 'Dix ans avec le même pull',
      line: 'Reposer, laver, plier, repriser : ce que les filatures disent à leurs proches.',
      button: 'Lire l’histoire',
      three: ['Nos créateurs'],
    },
    'de-DE': {
      title: 'Zehn Jahre ein Pullover',
      line: 'Ruhen, waschen, falten, flicken: was Spinnereien ihren eigenen Familien raten.',
      button: 'Zur Geschichte',
      three: ['Wer es macht'],
    },
  },
  nightjar: {
    'en-GB': {
      title: 'Twenty minutes to the door',
      line: 'A plan for when the message comes late.',
      button: 'Read it on the way',
      three: ['New every day', 'Next-day delivery', '28 days to change your mind'],
    },
    'de-DE': {
      title: 'In zwanzig Minuten draußen',
      line: 'Ein Plan für späte Nachrichten.',
      button: 'Unterwegs lesen',
      three: ['Jeden Tag neu', 'Lieferung am nächsten Tag', '28 Tage Zeit'],
    },
    ar: {
      title: 'جاهزة خلال عشرين دقيقة',
      line: 'خطة سريعة لدعوة متأخرة.',
      button: 'اقرأ القصة',
      three: ['جديد كل يوم', 'توصيل في اليوم التالي', '28 يومًا للإرجاع'],
    },
  },
  fernhollow: {
    'en-GB': {
      title: 'A slow wash for linen',
      line: 'It is the only cloth that is at its worst on the day you buy it.',
      button: 'Read on',
      three: ['Who is behind it', 'Fernhollow Apothecary', 'Hearth & Hollow'],
    },
    'fr-FR': {
      title: 'Laver le lin, lentement',
      line: 'C’est le seul tissu qui soit au plus mal le jour où on l’achète.',
      button: 'Lire la suite',
      three: ['Qui se cache derrière', 'Fernhollow Apothecary', 'Hearth & Hollow'],
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
