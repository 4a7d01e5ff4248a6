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
      line: 'Everything for the one evening when everybody comes.',
      alt: 'A long table laid with stoneware',
      doors: [
        ['Plates that stack', 'Twelve of them take the room of four.', 'A stack of plates'],
        ['Glasses that do not match', 'Nobody loses theirs.', 'Two ribbed green tumblers'],
        [
          'Light, lower than usual',
          'Faces look better, and so does the gravy.',
          'A terracotta lamp',
        ],
      ],
      journal: [
        'While the oven works',
        'Ten minutes on how the mills keep their own jumpers.',
        'Folded jumpers on a stool',
      ],
    },
    'fr-FR': {
      title: 'La grande table',
      line: 'Tout pour le soir où tout le monde vient.',
      alt: 'Une grande table dressée de grès',
      doors: [
        [
          'Des assiettes qui s’empilent',
          'Douze prennent la place de quatre.',
          'Une pile d’assiettes',
        ],
        ['Des verres dépareillés', 'Chacun retrouve le sien.', 'Deux gobelets verts côtelés'],
        [
          'Une lumière plus basse',
          'Les visages y gagnent, la sauce aussi.',
          'Une lampe terracotta',
        ],
      ],
      journal: [
        'Pendant que le four travaille',
        'Dix minutes sur la façon dont les filatures gardent leurs pulls.',
        'Des pulls pliés sur un tabouret',
      ],
    },
    'de-DE': {
      title: 'Die lange Tafel',
      line: 'Alles für den einen Abend, an dem alle kommen.',
      alt: 'Eine lange Tafel mit Steinzeug',
      doors: [
        ['Teller, die sich stapeln', 'Zwölf brauchen den Platz von vier.', 'Ein Stapel Teller'],
        [
          'Gläser, die nicht zusammenpassen',
          'So verliert niemand seins.',
          'Zwei gerippte grüne Becher',
        ],
        [
          'Licht, tiefer als sonst',
          'Gesichter sehen besser aus und die Soße auch.',
          'Eine terrakottafarbene Lampe',
        ],
      ],
      journal: [
        'Während der Ofen arbeitet',
        'Zehn Minuten darüber, wie Spinnereien ihre eigenen Pullover pflegen.',
        'Gefaltete Pullover auf einem Hocker',
      ],
    },
  },
};
