/** Categories of the home department. */

import { localised } from '../phrase.ts';
import type { CategoryNode } from './category-node.ts';

export const home: readonly CategoryNode[] = [
  [
    'bedding',
    localised('Bedding', 'Linge de lit', 'Bettwäsche', 'مفروشات السرير'),
    'bed-linen',
    'sage',
    [
      [
        'bed-linen',
        localised('Bedding sets', 'Parures de lit', 'Bettwäsche-Sets', 'أطقم السرير'),
        'bed-linen',
        'sage',
      ],
    ],
  ],
  [
    'bathroom',
    localised('Bathroom', 'Salle de bains', 'Bad', 'الحمام'),
    'towel-stack',
    'terracotta',
    [
      [
        'towels',
        localised('Towels', 'Serviettes', 'Handtücher', 'مناشف'),
        'towel-stack',
        'terracotta',
      ],
    ],
  ],
  [
    'textiles',
    localised('Soft furnishings', 'Textiles', 'Heimtextilien', 'منسوجات منزلية'),
    'cushion',
    'rust',
    [
      ['cushions', localised('Cushions', 'Coussins', 'Kissen', 'وسائد'), 'cushion', 'rust'],
      ['throws', localised('Throws', 'Plaids', 'Plaids', 'أغطية خفيفة'), 'throw', 'oat'],
      ['rugs', localised('Rugs', 'Tapis', 'Teppiche', 'سجاد'), 'rug', 'stone'],
    ],
  ],
  [
    'tableware',
    localised('Tableware', 'Arts de la table', 'Geschirr', 'أدوات المائدة'),
    'plate-stack',
    'stone',
    [
      ['mugs', localised('Mugs', 'Mugs', 'Becher', 'أكواب'), 'mug', 'sage'],
      ['plates', localised('Plates', 'Assiettes', 'Teller', 'أطباق'), 'plate-stack', 'stone'],
      ['bowls', localised('Bowls', 'Bols', 'Schalen', 'أوعية'), 'bowl', 'terracotta'],
      ['glassware', localised('Glassware', 'Verrerie', 'Gläser', 'زجاجيات'), 'tumblers', 'clear'],
    ],
  ],
  [
    'decor',
    localised('Decoration', 'Décoration', 'Dekoration', 'ديكور'),
    'vase',
    'white',
    [
      ['vases', localised('Vases', 'Vases', 'Vasen', 'مزهريات'), 'vase', 'white'],
      [
        'planters',
        localised('Planters', 'Cache-pots', 'Übertöpfe', 'أحواض نباتات'),
        'planter',
        'terracotta',
      ],
      ['candles', localised('Candles', 'Bougies', 'Kerzen', 'شموع'), 'candle', 'forest-green'],
    ],
  ],
  [
    'lighting',
    localised('Lighting', 'Luminaires', 'Leuchten', 'إضاءة'),
    'lamp-table',
    'mustard',
    [
      [
        'table-lamps',
        localised('Table lamps', 'Lampes de table', 'Tischleuchten', 'مصابيح طاولة'),
        'lamp-table',
        'mustard',
      ],
      [
        'floor-lamps',
        localised('Floor lamps', 'Lampadaires', 'Stehleuchten', 'مصابيح أرضية'),
        'lamp-floor',
        'black',
      ],
    ],
  ],
  [
    'furniture',
    localised('Furniture', 'Meubles', 'Möbel', 'أثاث'),
    'side-table',
    'oak',
    [
      [
        'side-tables',
        localised('Side tables', 'Tables d’appoint', 'Beistelltische', 'طاولات جانبية'),
        'side-table',
        'oak',
      ],
      ['stools', localised('Stools', 'Tabourets', 'Hocker', 'مقاعد صغيرة'), 'stool', 'walnut'],
    ],
  ],
];
