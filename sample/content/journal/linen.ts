/** Fernhollow's journal story: a slow wash for linen. */
import type { ContentPage } from '#features/content/content.ts';
import { block, link, pictureFor } from '../write-block.ts';

const picture = pictureFor('fernhollow');

type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  readonly introduction: string;
  readonly opening: readonly string[];
  readonly line: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly link: string;
  };
  readonly products: string;
  readonly alts: { readonly opening: string; readonly bed: string };
};

const english: PageTexts = {
  title: 'A slow wash for linen',
  description: 'Why linen gets better, and how not to stop it.',
  kicker: 'The house',
  introduction: 'Linen is the only cloth that is at its worst on the day you buy it.',
  opening: [
    'Flax is stiff because it is long. Each wash bends it a little, and after twenty it has learned to fall. Hurry it with heat and it breaks instead.',
    'Forty degrees, a short spin, and out of the drum while it is still damp. Shake it once, hard, so that it hangs in the shape you want to sleep in.',
  ],
  line: {
    title: 'On the line, not in the drum',
    paragraphs: [
      'Sun bleaches white linen and fades the colours, so white goes in front and sage behind. If it rains, that is a rinse.',
    ],
    link: 'See the bedding',
  },
  products: 'To begin with',
  alts: {
    opening: 'Folded sage linen and cushions on a bench, a lamp beside it',
    bed: 'Sage bed linen, folded',
  },
};

const french: PageTexts = {
  title: 'Laver le lin sans se presser',
  description: 'Pourquoi le lin se bonifie, et comment ne pas l’en empêcher.',
  kicker: 'La maison',
  introduction: 'Le lin est le seul tissu qui n’est jamais moins beau que le jour où on l’achète.',
  opening: [
    'Le lin est raide parce que sa fibre est longue. Chaque lavage la plie un peu et, au vingtième, elle a appris à tomber. Brusquez-la par la chaleur et elle casse.',
    'Quarante degrés, un essorage court, et hors du tambour tant qu’il est humide. Secouez-le une fois, fort, pour qu’il sèche dans la forme où vous voulez dormir.',
  ],
  line: {
    title: 'Sur le fil, pas dans le tambour',
    paragraphs: [
      'Le soleil blanchit le lin blanc et pâlit les couleurs : le blanc devant, la sauge derrière. S’il pleut, c’est un rinçage.',
    ],
    link: 'Voir le linge de lit',
  },
  products: 'Pour commencer',
  alts: {
    opening: 'Du linge sauge plié et des coussins sur un banc, près d’une lampe',
    bed: 'Du linge de lit sauge, plié',
  },
};

function write({ line, alts, ...words }: PageTexts): ContentPage {
  return {
    path: 'pages/journal/linen',
    title: words.title,
    description: words.description,
    sections: [
      block('blog-header', {
        ...{ title: words.title, kicker: words.kicker, introduction: words.introduction },
        ...{ author: 'Imogen Hart', date: '2026-09-18', readingMinutes: 3 },
        picture: picture('scene-bedroom', 'sage', alts.opening),
      }),
      block('blog-section', { paragraphs: words.opening }),
      block('blog-panel', {
        ...{
          title: line.title,
          paragraphs: line.paragraphs,
          link: link(line.link, '/categories/home-bedding'),
        },
        pictures: [picture('bed-linen', 'sage', alts.bed)],
      }),
      block('product-carousel', {
        title: words.products,
        source: { category: 'home-bedding', sort: 'best-sellers' },
      }),
    ],
  };
}

export const linenStory = { 'en-GB': write(english), 'fr-FR': write(french) };
