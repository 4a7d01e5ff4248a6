/** Forty queries over the sample shop, judged by hand: 3 exact match, 2 close match, 1 related. */

/**
 * A grading rule. `in` is a category slug or its beginning; `name` and `colour` must match the
 * product too.
 */
export type Answering = {
  readonly grade: 1 | 2 | 3;
  readonly in: readonly string[];
  readonly name?: RegExp;
  readonly colour?: string;
  readonly brand?: string;
};

const all = (grade: 1 | 2 | 3, ...slugs: readonly string[]): Answering => ({ grade, in: slugs });
const named = (grade: 1 | 2 | 3, name: RegExp, ...slugs: readonly string[]): Answering => ({
  grade,
  in: slugs,
  name,
});
const coloured = (grade: 1 | 2 | 3, colour: string, ...slugs: readonly string[]): Answering => ({
  grade,
  in: slugs,
  colour,
});

/** The first matching rule gives a product's grade; without a match the grade is 0. */
export const judgedQueries: Readonly<Record<string, readonly Answering[]>> = {
  'black midi dress': [
    coloured(3, 'black', 'womens-dresses-midi'),
    all(2, 'womens-dresses-midi'),
    coloured(1, 'black', 'womens-dresses'),
  ],
  'linen dress': [named(3, /linen/i, 'womens-dresses'), all(1, 'womens-dresses')],
  'floral maxi': [
    named(3, /floral.*maxi/i, 'womens-dresses'),
    named(2, /maxi/i, 'womens-dresses'),
    named(1, /floral/i, 'womens'),
  ],
  dresses: [all(3, 'womens-dresses')],
  'satin slip dress': [
    named(3, /satin.*slip/i, 'womens-dresses'),
    all(2, 'womens-dresses-slip'),
    named(1, /satin/i, 'womens-dresses'),
  ],
  tee: [all(3, 'womens-tops-tees', 'mens-tops-tees')],
  'mens t shirt': [all(3, 'mens-tops-tees'), all(1, 'womens-tops-tees', 'mens-tops')],
  'tshirt women': [all(3, 'womens-tops-tees'), all(1, 'mens-tops-tees', 'womens-tops')],
  sweater: [
    all(3, 'womens-knitwear-jumpers', 'mens-knitwear-jumpers'),
    all(1, 'womens-knitwear', 'mens-knitwear'),
  ],
  'chunky wool cardigan': [
    named(3, /chunky.*wool.*cardigan/i, 'womens-knitwear', 'mens-knitwear'),
    named(2, /cardigan/i, 'womens-knitwear', 'mens-knitwear'),
    named(1, /chunky.*wool/i, 'womens', 'mens', 'home'),
  ],
  cardigen: [named(3, /cardigan/i, 'womens', 'mens')],
  'stripe jumper': [
    named(3, /striped.*jumper/i, 'womens', 'mens'),
    named(2, /jumper/i, 'womens', 'mens'),
  ],
  'wide leg trousers': [all(3, 'womens-trousers-wide'), all(1, 'womens-trousers', 'mens-trousers')],
  'mens joggers': [
    all(3, 'mens-trousers-joggers'),
    all(1, 'womens-trousers-joggers', 'mens-trousers'),
  ],
  shorts: [all(3, 'womens-trousers-shorts', 'mens-trousers-shorts')],
  'pleated skirt': [all(3, 'womens-skirts-pleated'), all(1, 'womens-skirts')],
  'a-line skirt': [all(3, 'womens-skirts-a-line'), all(1, 'womens-skirts')],
  'dressing gown': [all(3, 'womens-nightwear-robes', 'mens-nightwear-robes')],
  'mens bathrobe': [all(3, 'mens-nightwear-robes'), all(1, 'womens-nightwear-robes')],
  'leather bag': [
    named(3, /leather/i, 'womens-accessories-bags'),
    all(2, 'womens-accessories-bags'),
  ],
  'canvas tote': [named(3, /canvas.*tote/i, 'womens'), named(2, /tote/i, 'womens')],
  belt: [all(3, 'womens-accessories-belts', 'mens-accessories-belts')],
  'gold earrings': [
    named(3, /gold.*earrings/i, 'womens-accessories'),
    named(2, /earrings/i, 'womens-accessories'),
    named(1, /gold/i, 'womens'),
  ],
  sunglases: [all(3, 'womens-accessories-sunglasses', 'mens-accessories-sunglasses')],
  scarves: [all(3, 'womens-accessories-scarves', 'mens-accessories-scarves')],
  'matt lipstick': [named(3, /matt lipstick/i, 'beauty'), named(2, /lipstick/i, 'beauty')],
  lipstik: [named(3, /lipstick/i, 'beauty')],
  'nail polish': [all(3, 'beauty-makeup-nails')],
  fragrance: [all(3, 'beauty-fragrance')],
  'hand cream rose': [
    named(3, /rose.*hand cream/i, 'beauty'),
    all(2, 'beauty-bath-hand-cream'),
    named(1, /rose/i, 'beauty'),
  ],
  moisturizer: [all(3, 'beauty-skincare-moisturisers'), all(1, 'beauty-skincare')],
  'fig candle': [
    named(3, /fig.*candle/i, 'home'),
    named(2, /candle/i, 'home'),
    named(1, /fig/i, 'beauty'),
  ],
  'stoneware mug': [
    named(3, /stoneware mug/i, 'home'),
    named(2, /mug/i, 'home'),
    named(1, /stoneware/i, 'home-tableware'),
  ],
  'coffee cup': [all(3, 'home-tableware-mugs')],
  'brass floor lamp': [
    named(3, /brass floor/i, 'home-lighting'),
    named(2, /floor lamp|brass table/i, 'home-lighting'),
    all(1, 'home-lighting'),
  ],
  'table light': [all(3, 'home-lighting-table-lamps'), all(1, 'home-lighting-floor-lamps')],
  'velvet cushoin': [
    named(3, /velvet/i, 'home-textiles-cushions'),
    all(2, 'home-textiles-cushions'),
  ],
  'bed sheets': [all(3, 'home-bedding')],
  'carpet for the living room': [all(3, 'home-textiles-rugs')],
  'kiln yard vase': [
    { grade: 3, in: ['home-decor-vases'], brand: 'Kiln Yard' },
    all(2, 'home-decor-vases'),
    { grade: 1, in: ['home'], brand: 'Kiln Yard' },
  ],
};
