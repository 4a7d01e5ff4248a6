/** The categories of women's and men's clothing, and the names that both have. */
import type { CategoryNode } from './category-node.ts';
import { say } from './phrase.ts';

const tees = say('T-shirts', 'T-shirts', 'T-Shirts', 'تيشيرتات');
const longSleeve = say(
  'Long-sleeve tops',
  'Hauts à manches longues',
  'Langarmshirts',
  'قمصان بأكمام طويلة',
);
const sweatshirts = say('Sweatshirts', 'Sweat-shirts', 'Sweatshirts', 'سويت شيرتات');
const jumpers = say('Jumpers', 'Pulls', 'Pullover', 'كنزات');
const cardigans = say('Cardigans', 'Cardigans', 'Strickjacken', 'كارديغانات');
const knitwear = say('Knitwear', 'Maille', 'Strick', 'ملابس محبوكة');
const trousers = say('Trousers', 'Pantalons', 'Hosen', 'بناطيل');
const joggers = say('Joggers', 'Pantalons de jogging', 'Jogginghosen', 'بناطيل رياضية');
const shorts = say('Shorts', 'Shorts', 'Shorts', 'شورتات');
const robes = say('Robes', 'Peignoirs', 'Bademäntel', 'أرواب');
const nightwear = say('Nightwear', 'Vêtements de nuit', 'Nachtwäsche', 'ملابس النوم');
const accessories = say('Accessories', 'Accessoires', 'Accessoires', 'إكسسوارات');
const bags = say('Bags', 'Sacs', 'Taschen', 'حقائب');
const belts = say('Belts', 'Ceintures', 'Gürtel', 'أحزمة');
const scarves = say('Scarves', 'Écharpes', 'Schals', 'أوشحة');
const sunglasses = say('Sunglasses', 'Lunettes de soleil', 'Sonnenbrillen', 'نظارات شمسية');
const jeans = say('Jeans', 'Jeans', 'Jeans', 'جينز');
const straight = say('Straight trousers', 'Pantalons droits', 'Gerade Hosen', 'بناطيل مستقيمة');

export const womens: readonly CategoryNode[] = [
  [
    'clothing',
    say('All clothing', 'Tous les vêtements', 'Alle Kleidung', 'كل الملابس'),
    'dress-maxi',
    'rust',
  ],
  [
    'dresses',
    say('Dresses', 'Robes', 'Kleider', 'فساتين'),
    'dress-midi',
    'moss-green',
    [
      [
        'mini',
        say('Mini dresses', 'Robes courtes', 'Minikleider', 'فساتين قصيرة'),
        'dress-mini',
        'scarlet',
      ],
      [
        'midi',
        say('Midi dresses', 'Robes midi', 'Midikleider', 'فساتين متوسطة الطول'),
        'dress-midi',
        'moss-green',
      ],
      [
        'maxi',
        say('Maxi dresses', 'Robes longues', 'Maxikleider', 'فساتين طويلة'),
        'dress-maxi',
        'rust',
      ],
      [
        'slip',
        say('Slip dresses', 'Robes nuisette', 'Slipkleider', 'فساتين سليب'),
        'dress-slip',
        'plum',
      ],
    ],
  ],
  [
    'tops',
    say('Tops', 'Hauts', 'Oberteile', 'بلوزات'),
    'tee-crew',
    'white',
    [
      ['tees', tees, 'tee-crew', 'white'],
      ['long-sleeve', longSleeve, 'tee-long-sleeve', 'navy'],
      [
        'vests-and-camis',
        say('Vests & camis', 'Débardeurs et caracos', 'Tops & Camisoles', 'بلوزات بلا أكمام'),
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
    say('Skirts', 'Jupes', 'Röcke', 'تنانير'),
    'skirt-pleated',
    'emerald',
    [
      [
        'a-line',
        say('A-line skirts', 'Jupes trapèze', 'A-Linien-Röcke', 'تنانير بقصة A'),
        'skirt-aline',
        'denim-blue',
      ],
      [
        'pleated',
        say('Pleated skirts', 'Jupes plissées', 'Faltenröcke', 'تنانير بكسرات'),
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
        say('Wide-leg trousers', 'Pantalons larges', 'Weite Hosen', 'بناطيل واسعة'),
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
      ['jewellery', say('Jewellery', 'Bijoux', 'Schmuck', 'مجوهرات'), 'earrings-hoop', 'gold'],
      ['sunglasses', sunglasses, 'sunglasses-round', 'tortoiseshell'],
    ],
  ],
  // A category whose slug contains “preloved” flags a preloved item.
  [
    'preloved',
    say('Preloved', 'Seconde vie', 'Aus zweiter Hand', 'مستعمل'),
    'bag-tote',
    'burgundy',
  ],
];

export const mens: readonly CategoryNode[] = [
  [
    'tops',
    say('Tops', 'Hauts', 'Oberteile', 'قمصان'),
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
