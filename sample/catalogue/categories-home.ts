/** The categories of the home department. */
import type { CategoryNode } from './category-node.ts';
import { say } from './phrase.ts';

export const home: readonly CategoryNode[] = [
  [
    'bedding',
    say('Bedding', 'Linge de lit', 'Bettwäsche', 'مفروشات السرير'),
    'bed-linen',
    'sage',
    [
      [
        'bed-linen',
        say('Bed linen sets', 'Parures de lit', 'Bettwäsche-Sets', 'أطقم السرير'),
        'bed-linen',
        'sage',
      ],
    ],
  ],
  [
    'bathroom',
    say('Bathroom', 'Salle de bains', 'Bad', 'الحمام'),
    'towel-stack',
    'terracotta',
    [['towels', say('Towels', 'Serviettes', 'Handtücher', 'مناشف'), 'towel-stack', 'terracotta']],
  ],
  [
    'textiles',
    say('Soft furnishings', 'Textiles', 'Heimtextilien', 'منسوجات منزلية'),
    'cushion',
    'rust',
    [
      ['cushions', say('Cushions', 'Coussins', 'Kissen', 'وسائد'), 'cushion', 'rust'],
      ['throws', say('Throws', 'Plaids', 'Plaids', 'أغطية خفيفة'), 'throw', 'oat'],
      ['rugs', say('Rugs', 'Tapis', 'Teppiche', 'سجاد'), 'rug', 'stone'],
    ],
  ],
  [
    'tableware',
    say('Tableware', 'Arts de la table', 'Geschirr', 'أدوات المائدة'),
    'plate-stack',
    'stone',
    [
      ['mugs', say('Mugs', 'Mugs', 'Becher', 'أكواب'), 'mug', 'sage'],
      ['plates', say('Plates', 'Assiettes', 'Teller', 'أطباق'), 'plate-stack', 'stone'],
      ['bowls', say('Bowls', 'Bols', 'Schalen', 'أوعية'), 'bowl', 'terracotta'],
      ['glassware', say('Glassware', 'Verrerie', 'Gläser', 'زجاجيات'), 'tumblers', 'clear'],
    ],
  ],
  [
    'decor',
    say('Decoration', 'Décoration', 'Dekoration', 'ديكور'),
    'vase',
    'white',
    [
      ['vases', say('Vases', 'Vases', 'Vasen', 'مزهريات'), 'vase', 'white'],
      [
        'planters',
        say('Planters', 'Cache-pots', 'Übertöpfe', 'أحواض نباتات'),
        'planter',
        'terracotta',
      ],
      ['candles', say('Candles', 'Bougies', 'Kerzen', 'شموع'), 'candle', 'forest-green'],
    ],
  ],
  [
    'lighting',
    say('Lighting', 'Luminaires', 'Leuchten', 'إضاءة'),
    'lamp-table',
    'mustard',
    [
      [
        'table-lamps',
        say('Table lamps', 'Lampes de table', 'Tischleuchten', 'مصابيح طاولة'),
        'lamp-table',
        'mustard',
      ],
      [
        'floor-lamps',
        say('Floor lamps', 'Lampadaires', 'Stehleuchten', 'مصابيح أرضية'),
        'lamp-floor',
        'black',
      ],
    ],
  ],
  [
    'furniture',
    say('Furniture', 'Meubles', 'Möbel', 'أثاث'),
    'side-table',
    'oak',
    [
      [
        'side-tables',
        say('Side tables', 'Tables d’appoint', 'Beistelltische', 'طاولات جانبية'),
        'side-table',
        'oak',
      ],
      ['stools', say('Stools', 'Tabourets', 'Hocker', 'مقاعد صغيرة'), 'stool', 'walnut'],
    ],
  ],
];
