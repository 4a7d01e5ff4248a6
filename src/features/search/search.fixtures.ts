/**
 * Generates any number of seeded search records with a realistic distribution: a few
 * large brands, many small ones.
 */

import { categoryLevels } from './records/category-levels.ts';
import { scoreRating } from './records/rating-score.ts';
import { colourSize, type SearchColour, type SearchConfig, type SearchRecord } from './search.ts';

const COLOURS =
  'black white navy red green blue grey pink beige brown yellow orange purple gold silver'.split(
    ' ',
  );
const SHADES = 'light dark soft bright dusty deep pale washed'.split(' ');
const SIZES = [
  '4',
  '6',
  '8',
  '10',
  '12',
  '14',
  '16',
  '18',
  '20',
  '22',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  '28',
  '30',
  '32',
  '34',
  '36',
  '38',
  'ONE SIZE',
];
const CUTS =
  'mini midi maxi cropped oversized slim relaxed tailored pleated wrap belted ribbed quilted fitted wide-leg'.split(
    ' ',
  );
const FABRICS =
  'cotton linen wool silk denim jersey satin velvet leather cashmere viscose corduroy'.split(' ');
const PRINTS = 'plain floral striped checked spotted embroidered printed textured'.split(' ');
const OCCASIONS = 'wedding party work holiday everyday evening'.split(' ');
const DEPARTMENTS: Readonly<Record<string, readonly string[]>> = {
  womens:
    'dresses tops skirts jeans trousers coats jackets knitwear shoes boots bags swimwear lingerie jumpsuits blouses'.split(
      ' ',
    ),
  mens: 'shirts t-shirts jeans trousers coats jackets knitwear shoes boots bags suits shorts polo-shirts hoodies'.split(
    ' ',
  ),
  beauty: 'perfume lipstick mascara foundation cleansers moisturisers brushes'.split(' '),
  home: 'cushions throws rugs lamps bedding towels vases mugs glasses curtains'.split(' '),
};
const SENTENCES = [
  'A {kind} for long days and short notice.',
  'The {fabric} is soft from the first time it is worn and keeps its shape in the wash.',
  'Cut by hand in a small workshop that has made nothing else for forty years.',
  'Wear it with jeans at noon and with boots in the evening.',
  'Lined where it touches the skin, and left open where air should pass.',
  'It folds into its own pocket, weighs next to nothing and asks for no iron.',
  'We tried eleven shades before this one stayed true in daylight and by lamp.',
  'Every seam is sewn twice, because one is a promise and two are a habit.',
];
const CARE = ['Machine wash cold', 'Hand wash only', 'Dry clean', 'Wipe with a damp cloth'];
const SYLLABLES =
  'al an ar bel cor den dor el fen gar hol is jun kel lor mar nor or pel quin ros sel tor ur val wen yar zel'.split(
    ' ',
  );

/** Public search settings of a fascia on the embedded engine. */
export const SEARCH_CONFIG: SearchConfig = {
  applicationId: 'PARADE',
  searchKey: 'public-search-only',
  hosts: [],
  index: 'aldermoor-en-GB',
};

/** Item at a share of the list, from 0 to 1 exclusive. The item itself may be undefined. */
export function itemAt<T>(list: readonly T[], share: number): T {
  const index = Math.floor(share * list.length);
  for (const item of list.slice(index, index + 1)) return item;
  throw new Error('The list is empty.');
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function searchRecords(count: number, seed = 1, brandCount = 400): SearchRecord[] {
  const random = createRandom(seed);
  const brands = Array.from({ length: brandCount }, (_, index) => brandName(index));
  return Array.from({ length: count }, (_, index) => createRecord(index, random, brands));
}

function brandName(index: number): string {
  const at = (step: number) =>
    SYLLABLES[(index * step + Math.floor(index / 7)) % SYLLABLES.length] ?? '';
  const name = `${at(1)}${at(3)}${at(5)}${index}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function createRecord(
  index: number,
  random: () => number,
  brands: readonly string[],
): SearchRecord {
  const pick = <T>(from: readonly T[]): T => itemAt(from, random());
  /** A few items are frequent, most are rare. */
  const pickSkewed = <T>(from: readonly T[]): T => itemAt(from, random() ** 3);
  const department = pick(Object.keys(DEPARTMENTS));
  const kind = pickSkewed(DEPARTMENTS[department] ?? []);
  const [cut, fabric, print] = [pick(CUTS), pick(FABRICS), pick(PRINTS)];
  const brand = pickSkewed(brands);
  const price = Math.round(500 + random() ** 2 * 24_500);
  const wasPrice = random() < 0.3 ? Math.round(price * (1.1 + random())) : null;
  const sizes = [
    ...new Set(Array.from({ length: 5 + Math.floor(random() * 8) }, () => pick(SIZES))),
  ];
  const colourVariants = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, position) =>
    createColour(index, price, pickSkewed(COLOURS), pick(SHADES), pickSizes(sizes, position)),
  );
  const productKey = `P${String(index).padStart(7, '0')}`;
  const isOnStock = random() > 0.05;
  return {
    ...{ objectID: productKey, id: productKey, productKey, slug: `${cut}-${kind}-${index}` },
    name: `${print} ${fabric} ${cut} ${kind}`,
    ...{ brand, brandSlug: brand.toLowerCase() },
    ...{ price, maxPrice: price, wasPrice, currencyCode: 'GBP' },
    discountPercentage: wasPrice ? Math.floor((1 - price / wasPrice) * 100) : 0,
    isDiscountEqual: true,
    classification: null,
    ...categorise(department, kind, cut),
    styleTaxonomy: cut,
    occasion: random() < 0.5 ? [pick(OCCASIONS)] : [],
    material: [fabric],
    collection: random() < 0.2 ? `collection ${Math.floor(random() * 12)}` : null,
    ...listColours(colourVariants),
    sizes: isOnStock ? sizes : [],
    colourSizes: isOnStock ? [...new Set(colourVariants.flatMap(combineSizes))] : [],
    description: describe(index).replaceAll('{kind}', kind).replaceAll('{fabric}', fabric),
    details: [fabric, CARE[index % CARE.length] ?? ''],
    isOnStock,
    ...rate(Math.round(random() * 50) / 10, Math.floor(random() * 300)),
    ...{ hasGiftWithPurchase: random() < 0.02, isPremier: false, isBulky: random() < 0.02 },
    availablefascias: ['aldermoor'],
    popularity: Math.round(random() * 1000) / 1000,
    newness: Math.floor(random() * 1000),
  };
}

function rate(averageRating: number, totalReviewCount: number) {
  return {
    averageRating,
    totalReviewCount,
    ratingScore: scoreRating(averageRating, totalReviewCount),
  };
}

function categorise(department: string, kind: string, cut: string) {
  const names = [department, kind, `${cut} ${kind}`];
  const slugs = [department, `${department}-${kind}`, `${department}-${cut}-${kind}`];
  return {
    department,
    productType: department === 'beauty' || department === 'home' ? department : 'fashion',
    categoryTaxonomy: slugs.join('/'),
    categoryNames: names,
    categorySlugs: slugs,
    categories: categoryLevels([names]),
  };
}

function listColours(colourVariants: readonly SearchColour[]) {
  return {
    colourFacet: [...new Set(colourVariants.map((colour) => colour.colourFacet))],
    colours: [...new Set(colourVariants.map((colour) => colour.colourLabel))],
    colourVariants,
    variantSkus: colourVariants.map((colour) => colour.sku),
  };
}

/** All sizes for the first colour, some for the others. */
function pickSizes(sizes: readonly string[], position: number): readonly string[] {
  return sizes.filter((_, index) => position === 0 || (index + position) % 3 !== 0);
}

function combineSizes({ colourFacet, sizesInStock }: SearchColour): readonly string[] {
  return [colourSize(colourFacet), ...sizesInStock.map((size) => colourSize(colourFacet, size))];
}

/** Uses no random numbers, so that the other fields of a seed stay the same. */
function describe(index: number): string {
  return [index, index * 3 + 1, index * 5 + 2]
    .map((at) => SENTENCES[at % SENTENCES.length])
    .join(' ');
}

function createColour(
  index: number,
  price: number,
  facet: string,
  shade: string,
  sizes: readonly string[],
): SearchColour {
  const colour = `${shade}-${facet}`;
  return {
    ...{
      colour,
      colourLabel: `${shade} ${facet}`,
      colourFacet: facet,
      hex: '#7a8b99',
      tint: '#e8e4dd',
    },
    images: [`draw.${index}.${colour}.front`, `draw.${index}.${colour}.back`],
    ...{
      price,
      maxPrice: price,
      wasPrice: null,
      discountPercentage: 0,
      isDiscountEqual: true,
      sku: `ABC${index}-${colour}`,
      sizesInStock: sizes,
    },
  };
}
