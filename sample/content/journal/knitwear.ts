/** Aldermoor's journal story: how to keep a jumper for ten years. */
import type { ContentPage } from '#features/content/content.ts';
import { block, link, pictureFor } from '../create-block.ts';

const picture = pictureFor('aldermoor');

type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  readonly introduction: string;
  readonly opening: readonly string[];
  readonly quote: { readonly text: string; readonly source: string };
  readonly washing: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly caption: string;
  };
  readonly moths: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly darning: { readonly paragraphs: readonly string[]; readonly link: string };
  readonly products: string;
  readonly alts: {
    readonly opening: string;
    readonly crew: string;
    readonly cardigan: string;
    readonly roll: string;
  };
};

const english: PageTexts = {
  title: 'How to keep a jumper for ten years',
  description: 'Resting, washing, folding and mending knitwear, from people who knit it.',
  kicker: 'Care',
  introduction:
    'Most jumpers are not worn out by wearing but by washing. Here is how knitters look after their own.',
  opening: [
    'Wool hardly needs washing. A day on the back of a chair near an open window refreshes a jumper better than a wash. The fibre takes up moisture during the day and releases it overnight, together with most odours.',
    'So the first rule is to own two jumpers, and not to wear either two days in a row.',
  ],
  quote: {
    text: 'A jumper is a small house. Air it.',
    source: 'Ruth Pellow, who has run the linking room since 1994',
  },
  washing: {
    title: 'When it must be washed',
    paragraphs: [
      'Soak it in cool water with a spoonful of wool soap for ten minutes, without rubbing. Lift it out with both hands and press it between two towels.',
      'Then dry it flat, in its own shape, away from the radiator. A wet jumper that hangs can turn from a size 10 into a size 14.',
    ],
    caption: 'Flat, and out of the sun.',
  },
  moths: {
    title: 'How to prevent moths',
    paragraphs: [
      'Moths settle in wool that has not been moved for months. Cedar helps a little; shaking out your knitwear every spring helps a lot. If you find a hole, put the jumper in the freezer for three days, then darn it.',
    ],
  },
  darning: {
    paragraphs: [
      'A darn in the same colour is almost invisible; a darn in another colour can be a feature. Both last longer than the knitting around them.',
    ],
    link: 'Shop knitwear',
  },
  products: 'Made to be mended',
  alts: {
    opening: 'Folded jumpers on a stool, another on a rail',
    crew: 'An oat crew-neck jumper laid flat',
    cardigan: 'A green cardigan',
    roll: 'An oat roll-neck jumper',
  },
};

const french: PageTexts = {
  title: 'Garder un pull dix ans',
  description:
    'Laisser reposer, laver, plier et repriser la maille, par celles et ceux qui la tricotent.',
  kicker: 'Entretien',
  introduction:
    'Ce n’est pas en les portant qu’on use la plupart des pulls, mais en les lavant. Voici comment ceux qui les tricotent s’en occupent.',
  opening: [
    'La laine se nettoie seule si on la laisse faire. Une journée sur le dossier d’une chaise, près d’une fenêtre ouverte, vaut mieux qu’un lavage. La fibre absorbe l’humidité du jour et la rend pendant la nuit, avec presque tout ce que l’eau aurait emporté.',
    'Première règle, donc : en avoir deux, et n’en porter aucun deux jours de suite.',
  ],
  quote: {
    text: 'Un pull est une petite maison. Aérez-la.',
    source: 'Ruth Pellow, à la tête de l’atelier de remaillage depuis 1994',
  },
  washing: {
    title: 'Quand il faut laver',
    paragraphs: [
      'De l’eau fraîche, une cuillère de savon pour laine, dix minutes sans frotter. Soulevez-le à deux bras, comme un chat endormi, et pressez-le entre deux serviettes.',
      'Puis à plat, dans sa forme, loin du radiateur. Suspendu, un 38 devient un 42.',
    ],
    caption: 'À plat, et à l’ombre.',
  },
  moths: {
    title: 'Éviter les mites',
    paragraphs: [
      'Les mites s’installent dans la laine que l’on n’a pas déplacée depuis des mois. Le cèdre aide un peu ; secouer ses lainages chaque printemps aide beaucoup. Si vous trouvez un trou, mettez le pull trois jours au congélateur, puis reprisez-le.',
    ],
  },
  darning: {
    paragraphs: [
      'Une reprise ton sur ton disparaît. Une reprise d’une autre couleur est une signature. Les deux tiennent plus longtemps que le tricot autour.',
    ],
    link: 'Voir la maille',
  },
  products: 'Faits pour être reprisés',
  alts: {
    opening: 'Des pulls pliés sur un tabouret, un autre sur une tringle',
    crew: 'Un pull ras du cou avoine posé à plat',
    cardigan: 'Un gilet vert',
    roll: 'Un pull à col roulé avoine',
  },
};

const german: PageTexts = {
  title: 'So hält ein Pullover zehn Jahre',
  description: 'Strick lüften, waschen, falten und stopfen: Rat von denen, die ihn stricken.',
  kicker: 'Pflege',
  introduction:
    'Die meisten Pullover werden nicht abgetragen, sondern kaputtgewaschen. Das raten Strickereien der eigenen Familie.',
  opening: [
    'Wolle reinigt sich selbst, wenn man sie lässt. Ein Tag über der Stuhllehne am offenen Fenster tut einem Pullover besser als eine Wäsche. Die Faser nimmt die Feuchtigkeit des Tages auf und gibt sie über Nacht wieder ab, und mit ihr fast alles, was Sie herausgewaschen hätten.',
    'Die erste Regel lautet also: zwei besitzen und keinen an zwei Tagen hintereinander tragen.',
  ],
  quote: {
    text: 'Ein Pullover ist ein kleines Haus. Lüften Sie es.',
    source: 'Ruth Pellow, seit 1994 Leiterin der Kettelei',
  },
  washing: {
    title: 'Wenn er doch gewaschen werden muss',
    paragraphs: [
      'Kühles Wasser, ein Löffel Wollseife, zehn Minuten ohne Reiben. Heben Sie ihn mit beiden Armen heraus wie eine schlafende Katze, und drücken Sie ihn zwischen zwei Handtüchern aus.',
      'Dann liegend, in seiner Form, fern von der Heizung. Hängend wird aus Größe 38 eine 42.',
    ],
    caption: 'Liegend, und nicht in der Sonne.',
  },
  moths: {
    title: 'So beugen Sie Motten vor',
    paragraphs: [
      'Motten nisten sich in Wolle ein, die monatelang nicht bewegt wurde. Zedernholz hilft ein wenig, kräftiges Ausschütteln im Frühjahr hilft viel. Finden Sie ein Loch, legen Sie den Pullover drei Tage ins Gefrierfach und stopfen Sie ihn dann.',
    ],
  },
  darning: {
    paragraphs: [
      'In der gleichen Farbe gestopft verschwindet die Stelle. In einer anderen ist sie eine Unterschrift. Beides hält länger als der Strick ringsum.',
    ],
    link: 'Zum Strick',
  },
  products: 'Gemacht, um geflickt zu werden',
  alts: {
    opening: 'Gefaltete Pullover auf einem Hocker, ein weiterer an der Stange',
    crew: 'Ein haferfarbener Rundhalspullover, flach ausgelegt',
    cardigan: 'Eine grüne Strickjacke',
    roll: 'Ein haferfarbener Rollkragenpullover',
  },
};

function write(words: PageTexts): ContentPage {
  const { washing, moths, darning, alts } = words;
  return {
    path: 'pages/journal/knitwear',
    title: words.title,
    description: words.description,
    sections: [
      block('blog-header', {
        ...{ title: words.title, kicker: words.kicker, introduction: words.introduction },
        ...{ author: 'Ada Marsh', date: '2026-10-04', readingMinutes: 4 },
        picture: picture('scene-knitwear', 'oat', alts.opening),
      }),
      block('blog-section', { paragraphs: words.opening, quote: words.quote }),
      block('blog-panel', { ...washing, pictures: [picture('jumper-crew', 'oat', alts.crew)] }),
      block('blog-section', moths),
      block('blog-panel', {
        paragraphs: darning.paragraphs,
        pictures: [
          picture('cardigan', 'forest-green', alts.cardigan),
          picture('jumper-roll-neck', 'oat', alts.roll),
        ],
        layout: 'above',
        link: link(darning.link, '/categories/womens-knitwear'),
      }),
      block('product-carousel', {
        title: words.products,
        source: { category: 'womens-knitwear', sort: 'best-sellers' },
      }),
    ],
  };
}

export const knitwearStory = {
  'en-GB': write(english),
  'fr-FR': write(french),
  'de-DE': write(german),
};
