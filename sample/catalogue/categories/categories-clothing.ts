/** Categories of women's and men's clothing, and the names that both have. */

import { localised } from '../phrase.ts';
import type { CategoryNode } from './category-node.ts';

const tees = localised('T-shirts', 'T-shirts', 'T-Shirts', 'تيشيرتات');
const longSleeve = localised(
  'Long-sleeve tops',
  'Hauts à manches longues',
  'Langarmshirts',
  'قمصان بأكمام طويلة',
);
const sweatshirts = localised('Sweatshirts', 'Sweat-shirts', 'Sweatshirts', 'سويت شيرتات');
const jumpers = localised('Jumpers', 'Pulls', 'Pullover', 'كنزات');
const cardigans = localised('Cardigans', 'Cardigans', 'Strickjacken', 'كارديغانات');
const knitwear = localised('Knitwear', 'Maille', 'Strick', 'ملابس محبوكة');
const trousers = localised('Trousers', 'Pantalons', 'Hosen', 'بناطيل');
const joggers = localised('Joggers', 'Pantalons de jogging', 'Jogginghosen', 'بناطيل رياضية');
const shorts = localised('Shorts', 'Shorts', 'Shorts', 'شورتات');
const robes = localised('Robes', 'Peignoirs', 'Bademäntel', 'أرواب');
const nightwear = localised('Nightwear', 'Vêtements de nuit', 'Nachtwäsche', 'ملابس النوم');
const accessories = localised('Accessories', 'Accessoires', 'Accessoires', 'إكسسوارات');
const bags = localised('Bags', 'Sacs', 'Taschen', 'حقائب');
const belts = localised('Belts', 'Ceintures', 'Gürtel', 'أحزمة');
const scarves = localised('Scarves', 'Écharpes', 'Schals', 'أوشحة');
const sunglasses = localised('Sunglasses', 'Lunettes de soleil', 'Sonnenbrillen', 'نظارات شمسية');
const jeans = localised('Jeans', 'Jeans', 'Jeans', 'جينز');
const straight = localised(
  'Straight trousers',
  'Pantalons droits',
  'Gerade Hosen',
  'بناطيل مستقيمة',
);

export const womens: readonly CategoryNode[] = [
  [
    'clothing',
    localised('All clothing', 'Tous les vêtements', 'Alle Kleidung', 'كل الملابس'),
    'dress-maxi',
    'rust',
  ],
  [
    'dresses',
    localised('Dresses', 'Robes', 'Kleider', 'فساتين'),
    'dress-midi',
    'moss-green',
    [
      [
        'mini',
        localised('Mini dresses', 'Robes courtes', 'Minikleider', 'فساتين قصيرة'),
        'dress-mini',
        'scarlet',
      ],
      [
        'midi',
        localised('Midi dresses', 'Robes midi', 'Midikleider', 'فساتين متوسطة الطول'),
        'dress-midi',
        'moss-green',
      ],
      [
        'maxi',
        localised('Maxi dresses', 'Robes longues', 'Maxikleider', 'فساتين طويلة'),
        'dress-maxi',
        'rust',
      ],
      [
        'slip',
        localised('Slip dresses', 'Robes nuisette', 'Slipkleider', 'فساتين سليب'),
        'dress-slip',
        'plum',
      ],
    ],
  ],
  [
    'tops',
    localised('Tops', 'Hauts', 'Oberteile', 'بلوزات'),
    'tee-crew',
    'white',
    [
      ['tees', tees, 'tee-crew', 'white'],
      ['long-sleeve', longSleeve, 'tee-long-sleeve', 'navy'],
      [
        'vests-and-camis',
        localised('Vests & camis', 'Débardeurs et caracos', 'Tops & Camisoles', 'بلوزات بلا أكمام'),
        'cami',
        'blush',
      ],
      ['sweatshirts', sweatshirts, 'sweatshirt', 'sage'],
    ],
  ],
  [
    'knitwear',
    knitwear,
    'jumper-crew',
    'rust',
    [
      ['jumpers', jumpers, 'jumper-crew', 'oat'],
      ['cardigans', cardigans, 'cardigan', 'camel'],
    ],
  ],
  [
    'skirts',
    localised('Skirts', 'Jupes', 'Röcke', 'تنانير'),
    'skirt-pleated',
    'emerald',
    [
      [
        'a-line',
        localised('A-line skirts', 'Jupes trapèze', 'A-Linien-Röcke', 'تنانير بقصة A'),
        'skirt-aline',
        'denim-blue',
      ],
      [
        'pleated',
        localised('Pleated skirts', 'Jupes plissées', 'Faltenröcke', 'تنانير بكسرات'),
        'skirt-pleated',
        'emerald',
      ],
    ],
  ],
  [
    'trousers',
    trousers,
    'trousers-wide',
    'stone',
    [
      [
        'wide',
        localised('Wide-leg trousers', 'Pantalons larges', 'Weite Hosen', 'بناطيل واسعة'),
        'trousers-wide',
        'stone',
      ],
      ['straight', straight, 'trousers-straight', 'black'],
      ['jeans', jeans, 'jeans', 'denim-blue'],
      ['joggers', joggers, 'joggers', 'dove-grey'],
      ['shorts', shorts, 'shorts', 'sand'],
    ],
  ],
  ['nightwear', nightwear, 'robe', 'blush', [['robes', robes, 'robe', 'blush']]],
  [
    'accessories',
    accessories,
    'bag-top-handle',
    'tan',
    [
      ['bags', bags, 'bag-top-handle', 'tan'],
      ['belts', belts, 'belt', 'chocolate'],
      ['scarves', scarves, 'scarf', 'mustard'],
      [
        'jewellery',
        localised('Jewellery', 'Bijoux', 'Schmuck', 'مجوهرات'),
        'earrings-hoop',
        'gold',
      ],
      ['sunglasses', sunglasses, 'sunglasses-round', 'tortoiseshell'],
    ],
  ],
  // Products in a category whose slug contains “preloved” count as second-hand.
  [
    'preloved',
    localised('Preloved', 'Seconde vie', 'Aus zweiter Hand', 'مستعمل'),
    'bag-tote',
    'burgundy',
  ],
];

export const mens: readonly CategoryNode[] = [
  [
    'tops',
    localised('Tops', 'Hauts', 'Oberteile', 'قمصان'),
    'tee-mens',
    'navy',
    [
      ['tees', tees, 'tee-mens', 'white'],
      ['long-sleeve', longSleeve, 'tee-long-sleeve-mens', 'olive'],
      ['sweatshirts', sweatshirts, 'sweatshirt-mens', 'dove-grey'],
    ],
  ],
  [
    'knitwear',
    knitwear,
    'jumper-mens',
    'forest-green',
    [
      ['jumpers', jumpers, 'jumper-mens', 'forest-green'],
      ['cardigans', cardigans, 'cardigan-mens', 'charcoal'],
    ],
  ],
  [
    'trousers',
    trousers,
    'trousers-mens',
    'sand',
    [
      ['straight', straight, 'trousers-mens', 'sand'],
      ['jeans', jeans, 'jeans', 'navy'],
      ['joggers', joggers, 'joggers-mens', 'charcoal'],
      ['shorts', shorts, 'shorts-mens', 'olive'],
    ],
  ],
  ['nightwear', nightwear, 'robe', 'navy', [['robes', robes, 'robe', 'navy']]],
  [
    'accessories',
    accessories,
    'sunglasses-square',
    'black',
    [
      ['belts', belts, 'belt', 'black'],
      ['scarves', scarves, 'scarf', 'charcoal'],
      ['sunglasses', sunglasses, 'sunglasses-square', 'black'],
    ],
  ],
];
