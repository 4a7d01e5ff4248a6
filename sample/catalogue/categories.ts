/** The category tree: departments, categories, sub-categories, named in every language. */
import type { CategoryRecord, Localised } from '#features/catalogue-import/catalogue-import.ts';
import type { ModelName } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { tintOf } from '../palette.ts';
import { say } from './phrase.ts';
import { pictureId } from './pictures.ts';

/** Slug without the parent's, name, drawing and its colour, children. */
type Node = readonly [slug: string, name: Localised, model: ModelName, colour: ColourKey, children?: readonly Node[]];

const tees = say('T-shirts', 'T-shirts', 'T-Shirts', 'تيشيرتات');
const longSleeve = say('Long-sleeve tops', 'Hauts à manches longues', 'Langarmshirts', 'قمصان بأكمام طويلة');
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

const womens: readonly Node[] = [
  ['clothing', say('All clothing', 'Tous les vêtements', 'Alle Kleidung', 'كل الملابس'), 'dress-maxi', 'rust'],
  [
    'dresses',
    say('Dresses', 'Robes', 'Kleider', 'فساتين'),
    'dress-midi',
    'moss-green',
    [
      ['mini', say('Mini dresses', 'Robes courtes', 'Minikleider', 'فساتين قصيرة'), 'dress-mini', 'scarlet'],
      ['midi', say('Midi dresses', 'Robes midi', 'Midikleider', 'فساتين متوسطة الطول'), 'dress-midi', 'moss-green'],
      ['maxi', say('Maxi dresses', 'Robes longues', 'Maxikleider', 'فساتين طويلة'), 'dress-maxi', 'rust'],
      ['slip', say('Slip dresses', 'Robes nuisette', 'Slipkleider', 'فساتين سليب'), 'dress-slip', 'plum'],
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
      ['vests-and-camis', say('Vests & camis', 'Débardeurs et caracos', 'Tops & Camisoles', 'بلوزات بلا أكمام'), 'cami', 'blush'],
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
      ['a-line', say('A-line skirts', 'Jupes trapèze', 'A-Linien-Röcke', 'تنانير بقصة A'), 'skirt-aline', 'denim-blue'],
      ['pleated', say('Pleated skirts', 'Jupes plissées', 'Faltenröcke', 'تنانير بكسرات'), 'skirt-pleated', 'emerald'],
    ],
  ],
  [
    'trousers',
    trousers,
    'trousers-wide',
    'stone',
    [
      ['wide', say('Wide-leg trousers', 'Pantalons larges', 'Weite Hosen', 'بناطيل واسعة'), 'trousers-wide', 'stone'],
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
  // S§9: categories containing PRELOVED flag a preloved item; the slug does.
  ['preloved', say('Preloved', 'Seconde vie', 'Aus zweiter Hand', 'مستعمل'), 'bag-tote', 'burgundy'],
];

const mens: readonly Node[] = [
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

const beauty: readonly Node[] = [
  [
    'makeup',
    say('Make-up', 'Maquillage', 'Make-up', 'مكياج'),
    'lipstick',
    'scarlet',
    [
      ['lips', say('Lips', 'Lèvres', 'Lippen', 'الشفاه'), 'lipstick', 'scarlet'],
      ['foundation', say('Foundation & powder', 'Teint', 'Teint', 'كريم أساس وبودرة'), 'foundation', 'honey'],
      ['eyes', say('Eyes', 'Yeux', 'Augen', 'العيون'), 'mascara', 'black'],
      ['nails', say('Nails', 'Ongles', 'Nägel', 'الأظافر'), 'nail-varnish', 'coral'],
    ],
  ],
  [
    'skincare',
    say('Skincare', 'Soin du visage', 'Hautpflege', 'العناية بالبشرة'),
    'serum-dropper',
    'tan',
    [
      ['serums', say('Serums', 'Sérums', 'Seren', 'سيروم'), 'serum-dropper', 'tan'],
      ['moisturisers', say('Moisturisers', 'Crèmes hydratantes', 'Feuchtigkeitscremes', 'مرطبات'), 'jar-cream', 'ivory'],
    ],
  ],
  [
    'fragrance',
    say('Fragrance', 'Parfums', 'Düfte', 'عطور'),
    'perfume-tall',
    'honey',
    [
      ['perfume', say('Eau de parfum', 'Eaux de parfum', 'Eau de Parfum', 'ماء عطر'), 'perfume-tall', 'honey'],
      ['cologne', say('Cologne', 'Eaux de Cologne', 'Eau de Cologne', 'كولونيا'), 'perfume-round', 'sky-blue'],
    ],
  ],
  [
    'bath',
    say('Bath & body', 'Bain et corps', 'Bad & Körper', 'الاستحمام والجسم'),
    'pump-bottle',
    'sage',
    [
      ['wash', say('Body wash', 'Gels douche', 'Duschgel', 'غسول الجسم'), 'pump-bottle', 'sage'],
      ['hand-cream', say('Hand cream', 'Crèmes mains', 'Handcremes', 'كريم اليدين'), 'tube-cream', 'blush'],
      ['soap', say('Soap', 'Savons', 'Seifen', 'صابون'), 'soap-bar', 'oat'],
    ],
  ],
];

const home: readonly Node[] = [
  [
    'bedding',
    say('Bedding', 'Linge de lit', 'Bettwäsche', 'مفروشات السرير'),
    'bed-linen',
    'sage',
    [['bed-linen', say('Bed linen sets', 'Parures de lit', 'Bettwäsche-Sets', 'أطقم السرير'), 'bed-linen', 'sage']],
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
      ['planters', say('Planters', 'Cache-pots', 'Übertöpfe', 'أحواض نباتات'), 'planter', 'terracotta'],
      ['candles', say('Candles', 'Bougies', 'Kerzen', 'شموع'), 'candle', 'forest-green'],
    ],
  ],
  [
    'lighting',
    say('Lighting', 'Luminaires', 'Leuchten', 'إضاءة'),
    'lamp-table',
    'mustard',
    [
      ['table-lamps', say('Table lamps', 'Lampes de table', 'Tischleuchten', 'مصابيح طاولة'), 'lamp-table', 'mustard'],
      ['floor-lamps', say('Floor lamps', 'Lampadaires', 'Stehleuchten', 'مصابيح أرضية'), 'lamp-floor', 'black'],
    ],
  ],
  [
    'furniture',
    say('Furniture', 'Meubles', 'Möbel', 'أثاث'),
    'side-table',
    'oak',
    [
      ['side-tables', say('Side tables', 'Tables d’appoint', 'Beistelltische', 'طاولات جانبية'), 'side-table', 'oak'],
      ['stools', say('Stools', 'Tabourets', 'Hocker', 'مقاعد صغيرة'), 'stool', 'walnut'],
    ],
  ],
];

const roots: readonly Node[] = [
  ['womens', say('Women', 'Femme', 'Damen', 'نساء'), 'dress-midi', 'moss-green', womens],
  ['mens', say('Men', 'Homme', 'Herren', 'رجال'), 'jumper-mens', 'forest-green', mens],
  ['beauty', say('Beauty', 'Beauté', 'Beauty', 'الجمال'), 'perfume-round', 'blush', beauty],
  ['home', say('Home', 'Maison', 'Wohnen', 'المنزل'), 'lamp-table', 'terracotta', home],
  [
    'services',
    say('Services', 'Services', 'Services', 'خدمات'),
    'membership-card',
    'misc',
    [['membership', say('Membership', 'Abonnement', 'Mitgliedschaft', 'العضوية'), 'membership-card', 'misc']],
  ],
];

function flatten(nodes: readonly Node[], parentSlug: string | null): CategoryRecord[] {
  return nodes.flatMap(([own, name, model, colour, children], position) => {
    const slug = parentSlug === null ? own : `${parentSlug}-${own}`;
    const picture = { id: pictureId({ model, colour, fascia: 'aldermoor' }, 'front'), alt: name, tint: tintOf(colour) };
    return [{ slug, parentSlug, name, position, picture }, ...flatten(children ?? [], slug)];
  });
}

/** Parents before children, in shop order. */
export function buildCategories(): CategoryRecord[] {
  return flatten(roots, null);
}
