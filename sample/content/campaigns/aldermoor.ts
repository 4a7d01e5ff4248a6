/** Aldermoor's campaign: tableware for a dinner with many guests. */
import type { Campaign } from './campaign.ts';

export const aldermoorCampaign: Campaign = {
  slug: 'the-long-table',
  opening: ['scene-table', 'stone'],
  theme: 'light',
  category: 'home-tableware',
  doors: [
    { category: 'home-tableware-plates', shot: ['plate-stack', 'stone'] },
    { category: 'home-tableware-glassware', shot: ['tumblers', 'moss-green'] },
    { category: 'home-lighting-table-lamps', shot: ['lamp-table', 'terracotta'] },
  ],
  journal: { slug: 'knitwear', shot: ['scene-knitwear', 'oat'] },
  reported: {
    'en-GB': {
      title: 'The long table',
      line: 'Everything you need for a dinner with many guests.',
      alt: 'A long table laid with stoneware',
      doors: [
        [
          'Plates that stack',
          'Stoneware that takes up little room in the cupboard.',
          'A stack of plates',
        ],
        [
          'Glasses in many colours',
          'Mix them, so that every guest knows their own.',
          'Two ribbed green tumblers',
        ],
        ['Softer light', 'Table lamps for a warm, relaxed evening.', 'A terracotta lamp'],
      ],
      journal: [
        'While dinner is cooking',
        'How knitters look after their own jumpers.',
        'Folded jumpers on a stool',
      ],
    },
    'fr-FR': {
      title: 'La grande table',
      line: 'Tout pour un grand dîner entre amis.',
      alt: 'Une grande table dressée de grès',
      doors: [
        [
          'Des assiettes qui s’empilent',
          'Du grès qui prend peu de place dans le placard.',
          'Une pile d’assiettes',
        ],
        [
          'Des verres de toutes les couleurs',
          'À mélanger, pour que chacun reconnaisse le sien.',
          'Deux gobelets verts côtelés',
        ],
        [
          'Une lumière plus douce',
          'Des lampes de table pour une soirée chaleureuse.',
          'Une lampe terracotta',
        ],
      ],
      journal: [
        'Pendant que le dîner cuit',
        'Comment ceux qui tricotent prennent soin de leurs pulls.',
        'Des pulls pliés sur un tabouret',
      ],
    },
    'de-DE': {
      title: 'Die lange Tafel',
      line: 'Alles für ein Essen mit vielen Gästen.',
      alt: 'Eine lange Tafel mit Steinzeug',
      doors: [
        [
          'Teller, die sich stapeln',
          'Steinzeug, das im Schrank wenig Platz braucht.',
          'Ein Stapel Teller',
        ],
        [
          'Gläser in vielen Farben',
          'Bunt gemischt, damit jeder seins erkennt.',
          'Zwei gerippte grüne Becher',
        ],
        [
          'Sanfteres Licht',
          'Tischleuchten für einen gemütlichen Abend.',
          'Eine terrakottafarbene Lampe',
        ],
      ],
      journal: [
        'Während das Essen gart',
        'Wie Strickereien ihre eigenen Pullover pflegen.',
        'Gefaltete Pullover auf einem Hocker',
      ],
    },
  },
};
