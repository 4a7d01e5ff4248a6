/** Fernhollow's journal story: a slow wash for linen. */
import type { ContentPage } from '#features/content/content.ts';
import { block, link, pictureFor } from '../create-block.ts';

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
  description: 'Why linen gets better with every wash, and how to help it.',
  kicker: 'Home',
  introduction: 'Linen gets softer with every wash, if you wash it gently.',
  opening: [
    'Flax fibres are long and stiff. Each wash softens them a little, and after about twenty the fabric drapes well. Heat makes the fibres break.',
    'Wash at forty degrees with a short spin, and take the linen out while it is still damp. Shake it out once, hard, so that it dries without creases.',
  ],
  line: {
    title: 'Dry it on a line',
    paragraphs: [
      'Sun bleaches white linen and fades colours, so hang white linen in the sun and coloured linen in the shade.',
    ],
    link: 'Shop bedding',
  },
  products: 'Shop bedding',
  alts: {
    opening: 'Folded sage linen and cushions on a bench, a lamp beside it',
    bed: 'Sage bed linen, folded',
  },
};

const french: PageTexts = {
  title: 'Laver le lin sans se presser',
  description: 'Pourquoi le lin se bonifie, et comment ne pas l’en empêcher.',
  kicker: 'Maison',
  introduction: 'Le lin s’adoucit à chaque lavage, à condition de le laver avec douceur.',
  opening: [
    'Les fibres du lin sont longues et raides. Chaque lavage les assouplit un peu ; après une vingtaine, le tissu tombe bien. La chaleur les casse.',
    'Lavez-le à quarante degrés avec un essorage court et sortez-le encore humide. Secouez-le une fois, fort, pour qu’il sèche sans plis.',
  ],
  line: {
    title: 'Séchez-le sur un fil',
    paragraphs: [
      'Le soleil blanchit le lin blanc et ternit les couleurs : suspendez le blanc au soleil et les couleurs à l’ombre.',
    ],
    link: 'Voir le linge de lit',
  },
  products: 'Notre linge de lit',
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
