/** Stories of two brands of the department store. */
import type { BrandStory } from './brand-story.ts';

const ottolineGrey: BrandStory = {
  brand: 'Ottoline Grey',
  opening: ['scene-wardrobe', 'burgundy'],
  chapters: [
    ['dress-maxi', 'navy'],
    ['skirt-pleated', 'burgundy'],
  ],
  reported: {
    'en-GB': {
      line: 'Dresses cut by hand on Bloomsbury Row, for people who walk everywhere.',
      opening: 'A rail with a burgundy midi dress, a jumper and trousers',
      chapters: [
        [
          'Pockets first',
          'Every pattern begins with the pockets. If a book does not fit, the dress is drawn again.',
          'A navy maxi dress',
        ],
        [
          'Four women, one table',
          'The cutting room is four women, one long table and a kettle. A dress passes all four of them before it leaves.',
          'A burgundy pleated skirt',
        ],
      ],
      questions: [
        [
          'Do the dresses run small?',
          'They run true, with two centimetres left in the side seams so that they can be let out.',
        ],
        [
          'Which cloth is used?',
          'Linen and viscose from two mills, both of which publish where their fibre comes from.',
        ],
      ],
    },
    'fr-FR': {
      line: 'Des robes coupées à la main à Bloomsbury Row, pour celles qui vont partout à pied.',
      opening: 'Un portant avec une robe mi-longue bordeaux, un pull et un pantalon',
      chapters: [
        [
          'Les poches d’abord',
          'Chaque patron commence par les poches. Si un livre n’y entre pas, la robe est redessinée.',
          'Une robe longue bleu marine',
        ],
        [
          'Quatre femmes, une table',
          'L’atelier, ce sont quatre femmes, une longue table et une bouilloire. Une robe passe entre leurs huit mains avant de partir.',
          'Une jupe plissée bordeaux',
        ],
      ],
      questions: [
        [
          'Les robes taillent-elles petit ?',
          'Elles taillent juste, avec deux centimètres de réserve dans les coutures pour les élargir.',
        ],
        [
          'Quels tissus employez-vous ?',
          'Du lin et de la viscose de deux filatures, qui publient toutes deux l’origine de leurs fibres.',
        ],
      ],
    },
    'de-DE': {
      line: 'Kleider, von Hand zugeschnitten an der Bloomsbury Row, für alle, die überallhin zu Fuß gehen.',
      opening:
        'Eine Kleiderstange mit einem burgunderroten Midikleid, einem Pullover und einer Hose',
      chapters: [
        [
          'Zuerst die Taschen',
          'Jeder Schnitt beginnt mit den Taschen. Passt kein Buch hinein, wird das Kleid neu gezeichnet.',
          'Ein marineblaues Maxikleid',
        ],
        [
          'Vier Frauen, ein Tisch',
          'Der Zuschnitt: vier Frauen, ein langer Tisch und ein Wasserkessel. Jedes Kleid geht durch alle acht Hände, bevor es das Haus verlässt.',
          'Ein burgunderroter Faltenrock',
        ],
      ],
      questions: [
        [
          'Fallen die Kleider klein aus?',
          'Sie fallen normal aus und haben zwei Zentimeter Zugabe in den Seitennähten zum Weitermachen.',
        ],
        [
          'Welche Stoffe sind das?',
          'Leinen und Viskose aus zwei Webereien, die beide offenlegen, woher ihre Fasern kommen.',
        ],
      ],
    },
  },
};

const kilnYard: BrandStory = {
  brand: 'Kiln Yard',
  opening: ['scene-table', 'stone'],
  chapters: [
    ['plate-stack', 'stone'],
    ['mug', 'terracotta'],
  ],
  reported: {
    'en-GB': {
      line: 'Stoneware from a yard with three kilns, thrown on Mondays and fired by Friday.',
      opening: 'A table laid with stone-coloured plates and bowls',
      chapters: [
        [
          'No two alike',
          'The glaze runs where it likes. A set belongs together like cousins do, not like twins.',
          'A stack of stone-coloured plates',
        ],
        [
          'Made to be used',
          'Everything goes in the dishwasher, in the oven and, if it must, on the floor of a picnic.',
          'A terracotta mug',
        ],
      ],
      questions: [
        [
          'Can a broken piece be replaced?',
          'Yes. The shapes do not change, so a new plate will sit in an old stack.',
        ],
        [
          'Why does the colour differ from the picture?',
          'Each firing is a little hotter or cooler than the last. A shade either way is the kiln’s, not a fault.',
        ],
      ],
    },
    'fr-FR': {
      line: 'Du grès né dans une cour à trois fours, tourné le lundi et cuit le vendredi.',
      opening: 'Une table dressée d’assiettes et de bols couleur pierre',
      chapters: [
        [
          'Jamais deux pareils',
          'L’émail coule où il veut. Les pièces d’un service se ressemblent comme des cousins, pas comme des jumeaux.',
          'Une pile d’assiettes couleur pierre',
        ],
        [
          'Fait pour servir',
          'Tout va au lave-vaisselle, au four et, s’il le faut, dans l’herbe d’un pique-nique.',
          'Une tasse terracotta',
        ],
      ],
      questions: [
        [
          'Peut-on remplacer une pièce cassée ?',
          'Oui. Les formes ne changent pas : une assiette neuve s’empile sur les anciennes.',
        ],
        [
          'Pourquoi la couleur diffère-t-elle de la photo ?',
          'Chaque cuisson est un peu plus chaude ou plus douce. Une nuance d’écart vient du four ; ce n’est pas un défaut.',
        ],
      ],
    },
    'de-DE': {
      line: 'Steinzeug aus einem Hof mit drei Öfen, montags gedreht und freitags gebrannt.',
      opening: 'Ein Tisch mit steinfarbenen Tellern und Schalen',
      chapters: [
        [
          'Keins wie das andere',
          'Die Glasur läuft, wohin sie will. Ein Service gehört zusammen wie Vettern, nicht wie Zwillinge.',
          'Ein Stapel steinfarbener Teller',
        ],
        [
          'Zum Benutzen gemacht',
          'Alles darf in die Spülmaschine, in den Ofen und, wenn es sein muss, auf die Picknickdecke.',
          'Ein terrakottafarbener Becher',
        ],
      ],
      questions: [
        [
          'Lässt sich ein zerbrochenes Stück ersetzen?',
          'Ja. Die Formen bleiben gleich, ein neuer Teller passt in den alten Stapel.',
        ],
        [
          'Warum weicht die Farbe vom Bild ab?',
          'Jeder Brand ist etwas heißer oder milder als der letzte. Eine Nuance stammt vom Ofen und ist kein Fehler.',
        ],
      ],
    },
  },
};

export const aldermoorBrands: readonly BrandStory[] = [ottolineGrey, kilnYard];
