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
          'Every pattern begins with the pockets. If a book does not fit in them, we redraw the dress.',
          'A navy maxi dress',
        ],
        [
          'Four women, one table',
          'Four women work at one long table in the cutting room. Each of them checks every dress before it leaves.',
          'A burgundy pleated skirt',
        ],
      ],
      questions: [
        [
          'Do the dresses run small?',
          'They are true to size, with two centimetres of seam allowance at the sides so that they can be let out.',
        ],
        [
          'Which fabrics are used?',
          'Linen and viscose for most dresses, wool and satin for some. The page of each product names its fabric.',
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
          'Quatre femmes travaillent autour d’une longue table. Chacune vérifie chaque robe avant son départ.',
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
          'Du lin et de la viscose pour la plupart des robes, de la laine et du satin pour certaines. La page de chaque article indique sa matière.',
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
          'Im Zuschnitt arbeiten vier Frauen an einem langen Tisch. Jede prüft jedes Kleid, bevor es das Haus verlässt.',
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
          'Leinen und Viskose für die meisten Kleider, Wolle und Satin für einige. Die Seite jedes Artikels nennt sein Material.',
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
      line: 'Stoneware and things for the home from a yard with three kilns.',
      opening: 'A table laid with stone-coloured plates and bowls',
      chapters: [
        [
          'No two alike',
          'The glaze runs a little differently on every piece, so no two in a set are identical.',
          'A stack of stone-coloured plates',
        ],
        [
          'Made to be used',
          'The stoneware is safe in the dishwasher and the oven, and sturdy enough for a picnic.',
          'A terracotta mug',
        ],
      ],
      questions: [
        [
          'Can a broken piece be replaced?',
          'Yes. The shapes do not change, so a new plate stacks with your old ones.',
        ],
        [
          'Why does the colour differ from the picture?',
          'Each firing is a little hotter or cooler than the last. Slight differences in shade are normal and not a fault.',
        ],
      ],
    },
    'fr-FR': {
      line: 'Du grès et des objets pour la maison, d’un atelier à trois fours.',
      opening: 'Une table dressée d’assiettes et de bols couleur pierre',
      chapters: [
        [
          'Jamais deux pareils',
          'L’émail coule un peu différemment sur chaque pièce : dans un service, il n’y en a pas deux identiques.',
          'Une pile d’assiettes couleur pierre',
        ],
        [
          'Fait pour servir',
          'Le grès passe au lave-vaisselle et au four, et résiste à un pique-nique.',
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
          'La température varie un peu d’une cuisson à l’autre. De légères différences de teinte sont normales et ne sont pas un défaut.',
        ],
      ],
    },
    'de-DE': {
      line: 'Steinzeug und Dinge für zu Hause aus einer Werkstatt mit drei Öfen.',
      opening: 'Ein Tisch mit steinfarbenen Tellern und Schalen',
      chapters: [
        [
          'Keins wie das andere',
          'Die Glasur verläuft bei jedem Stück etwas anders, deshalb gleicht in einem Service keines dem anderen.',
          'Ein Stapel steinfarbener Teller',
        ],
        [
          'Zum Benutzen gemacht',
          'Das Steinzeug ist spülmaschinen- und ofenfest und robust genug für ein Picknick.',
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
          'Jeder Brand ist etwas heißer oder kühler als der letzte. Leichte Farbunterschiede sind normal und kein Fehler.',
        ],
      ],
    },
  },
};

export const aldermoorBrands: readonly BrandStory[] = [ottolineGrey, kilnYard];
