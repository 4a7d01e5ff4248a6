/** Every picture model of the sample shop; its drawings are `draw.{model}.{colour}….{view}`. */

export type View = 'front' | 'quarter' | 'back' | 'detail';
export type Print = 'stripe' | 'check' | 'floral' | 'spot';
export type ModelKind = 'garment' | 'accessory' | 'beauty' | 'home' | 'scene' | 'cloth';

export type Model = {
  readonly kind: ModelKind;
  readonly views: readonly View[];
  /** True if the model can be drawn in each of the four prints. */
  readonly printable: boolean;
  /** Short description of the picture. */
  readonly shows: string;
};

const garment = (shows: string) =>
  ({ kind: 'garment', views: ['front', 'back', 'detail'], printable: true, shows }) as const;
const accessory = (shows: string) =>
  ({ kind: 'accessory', views: ['front', 'detail'], printable: false, shows }) as const;
const beauty = (shows: string) =>
  ({ kind: 'beauty', views: ['front', 'detail'], printable: false, shows }) as const;
const home = (shows: string) =>
  ({ kind: 'home', views: ['front', 'detail'], printable: false, shows }) as const;
const textile = (shows: string) =>
  ({ kind: 'home', views: ['front', 'detail'], printable: true, shows }) as const;
const scene = (shows: string) =>
  ({ kind: 'scene', views: ['front'], printable: false, shows }) as const;

export const prints = ['stripe', 'check', 'floral', 'spot'] as const satisfies readonly Print[];

export const models = {
  'tee-crew': garment('women’s short-sleeve T-shirt, round neck with rib'),
  'tee-vneck': garment('women’s short-sleeve T-shirt, V-neck'),
  'tee-boxy': garment('women’s boxy cropped T-shirt, dropped shoulder'),
  'tee-mens': garment('men’s straight T-shirt, round neck, longer body'),
  'tee-long-sleeve': garment('women’s slim long-sleeve T-shirt'),
  'tee-long-sleeve-mens': garment('men’s straight long-sleeve T-shirt with cuffs'),
  'vest-rib': garment('women’s ribbed vest, wide straps, scoop neck'),
  cami: garment('women’s camisole, thin straps, V-neck'),
  sweatshirt: garment('women’s relaxed sweatshirt, rib hem and cuffs'),
  'sweatshirt-mens': garment('men’s sweatshirt, rib hem and cuffs, V stitch at the neck'),
  'jumper-crew': garment('women’s knitted jumper, round neck'),
  'jumper-roll-neck': garment('women’s knitted jumper, roll neck'),
  'jumper-mens': garment('men’s knitted jumper, round neck, straight body'),
  cardigan: garment('women’s long cardigan, V-neck, five buttons'),
  'cardigan-cropped': garment('women’s cropped cardigan, round neck, six small buttons'),
  'cardigan-mens': garment('men’s cardigan, V-neck, four buttons'),
  'dress-mini': garment('sleeveless mini dress, above the knee, slight A-line'),
  'dress-midi': garment('short-sleeve midi dress, gathered waist, below the knee'),
  'dress-maxi': garment('sleeveless maxi dress, to the ankle, tiered hem'),
  'dress-slip': garment('bias-cut slip dress, thin straps, mid-calf'),
  'skirt-aline': garment('A-line skirt, knee length, waistband'),
  'skirt-pleated': garment('pleated midi skirt, sharp vertical pleats'),
  'trousers-wide': garment('women’s wide-leg trousers, high waist, pressed crease'),
  'trousers-straight': garment('women’s straight-leg trousers, ankle length'),
  'trousers-mens': garment('men’s straight trousers, full length, fly and slant pockets'),
  jeans: garment('high-rise jeans, wide straight legs, five pockets, contrast stitching'),
  joggers: garment('women’s joggers, cuffed, drawstring'),
  'joggers-mens': garment('men’s joggers, cuffed, drawstring, side pockets'),
  shorts: garment('women’s shorts, pleated front, mid-thigh'),
  'shorts-mens': garment('men’s shorts, drawstring, above the knee'),
  robe: garment('belted robe to the knee, shawl collar, two pockets'),

  'bag-tote': accessory('open tote bag, two long handles'),
  'bag-top-handle': accessory('structured top-handle bag, flap and clasp'),
  'bag-crossbody': accessory('small rounded crossbody bag, long strap, zip'),
  belt: accessory('coiled belt with a frame buckle'),
  scarf: { ...accessory('folded long scarf with a fringe'), printable: true },
  'earrings-hoop': accessory('pair of hoop earrings'),
  'earrings-stud': accessory('pair of round stud earrings'),
  'necklace-pendant': accessory('fine chain with a disc pendant'),
  bangle: accessory('open bangle'),
  'sunglasses-round': accessory('round sunglasses, folded arms visible; colour is the frame'),
  'sunglasses-square': accessory('square sunglasses; colour is the frame'),
  'membership-card': accessory('membership card in a paper sleeve'),

  lipstick: beauty('open lipstick bullet in a slim case; colour is the bullet'),
  'lip-gloss': beauty('gloss tube with wand cap; colour is the gloss'),
  foundation: beauty('glass bottle with pump; colour is the fluid'),
  mascara: beauty('mascara tube with the brush beside it'),
  'nail-varnish': beauty('square nail varnish bottle; colour is the varnish'),
  compact: beauty('open round compact with mirror; colour is the powder'),
  'perfume-tall': beauty('tall square perfume bottle; colour is the juice'),
  'perfume-round': beauty('round perfume flacon; colour is the juice'),
  'jar-cream': beauty('low cream jar with lid off; colour is the jar'),
  'serum-dropper': beauty('dropper bottle; colour is the glass'),
  'pump-bottle': beauty('tall pump bottle for wash or lotion; colour is the bottle'),
  'tube-cream': beauty('crimped cream tube standing on its cap; colour is the tube'),
  'soap-bar': beauty('soap bar half out of its paper wrap; colour is the soap'),

  candle: home('candle in a glass with a label; colour is the glass'),
  mug: home('round-handled mug'),
  'plate-stack': home('stack of four plates, two sizes'),
  bowl: home('wide bowl, seen slightly from above'),
  tumblers: home('pair of ribbed tumblers; colour is the glass'),
  vase: home('bottle vase with two dried stems'),
  planter: home('round planter with saucer and a green plant'),
  'lamp-table': home('table lamp, round base, drum shade; colour is the base'),
  'lamp-floor': home('floor lamp, slim stem, dome shade; colour is the metal'),
  cushion: textile('square cushion with piping'),
  throw: textile('throw folded over a rail, fringed'),
  'bed-linen': textile('made bed with duvet cover and two pillows'),
  'towel-stack': textile('stack of three folded towels'),
  rug: textile('rectangular rug seen from above at an angle, fringed short ends'),
  'side-table': home('round side table on three legs; colour is the wood'),
  stool: home('low stool with a woven seat; colour is the wood'),

  'earrings-hoop-hammered': accessory('pair of hammered hoop earrings'),
  'earrings-hoop-slim': accessory('pair of thin hoop earrings'),
  'earrings-hoop-oversized': accessory('pair of large hoop earrings'),
  'earrings-stud-hammered': accessory('pair of hammered stud earrings'),
  'earrings-stud-brushed': accessory('pair of flat, brushed stud earrings'),
  'necklace-pendant-hammered': accessory('fine chain with a hammered disc'),
  'necklace-pendant-small': accessory('fine chain with a small disc'),
  'bangle-hammered': accessory('hammered open bangle'),
  'bangle-slim': accessory('thin open bangle'),
  'bangle-wide': accessory('wide closed bangle'),
  'lamp-table-ribbed': home('table lamp with a ribbed base; colour is the base'),
  'lamp-table-tall': home('slender table lamp; colour is the base'),
  'lamp-table-low': home('low, wide table lamp; colour is the base'),
  'lamp-floor-slim': home('floor lamp, thin straight stem, narrow cone; colour is the metal'),
  'lamp-floor-tall': home('floor lamp on three legs, drum shade; colour is the metal'),
  'side-table-turned': home('round side table on four turned legs; colour is the wood'),
  'side-table-low': home('low, wide round table on four legs; colour is the wood'),
  'stool-oiled': home('stool on three legs, round wooden seat; colour is the wood'),
  'stool-low': home('footstool of wood, oblong seat; colour is the wood'),

  swatch: {
    kind: 'cloth',
    views: ['front'],
    printable: true,
    shows: 'flat cloth that fills a square',
  },

  'scene-wardrobe': scene('rail with a dress, a jumper and trousers hanging, bag on the floor'),
  'scene-knitwear': scene('folded jumpers on a stool, a roll-neck jumper on a rail'),
  'scene-vanity': scene('perfume, lipstick and compact on a tray'),
  'scene-bathroom': scene('towel stack, pump bottle, soap and candle on a ledge'),
  'scene-table': scene('plates, bowl, mug and tumblers laid on cloth'),
  'scene-bedroom': scene('folded linen and two cushions on a bench, table lamp beside it'),
  'scene-living': scene('side table with vase and planter, floor lamp, rug edge'),
  'scene-street': scene('T-shirt and joggers on a rail, bag on a block, hard shadows'),
  'scene-night': scene('slip dress, hoop earrings and top-handle bag, strong spotlight'),
} as const satisfies Record<string, Model>;

export type ModelName = keyof typeof models;
export type SceneName = Extract<ModelName, `scene-${string}`>;

/** Models with the details that a product's name promises, and those that they are drawn as. */
export const variants: Partial<Readonly<Record<ModelName, ModelName>>> = {
  'earrings-hoop-hammered': 'earrings-hoop',
  'earrings-hoop-slim': 'earrings-hoop',
  'earrings-hoop-oversized': 'earrings-hoop',
  'earrings-stud-hammered': 'earrings-stud',
  'earrings-stud-brushed': 'earrings-stud',
  'necklace-pendant-hammered': 'necklace-pendant',
  'necklace-pendant-small': 'necklace-pendant',
  'bangle-hammered': 'bangle',
  'bangle-slim': 'bangle',
  'bangle-wide': 'bangle',
  'lamp-table-ribbed': 'lamp-table',
  'lamp-table-tall': 'lamp-table',
  'lamp-table-low': 'lamp-table',
  'lamp-floor-slim': 'lamp-floor',
  'lamp-floor-tall': 'lamp-floor',
  'side-table-turned': 'side-table',
  'side-table-low': 'side-table',
  'stool-oiled': 'stool',
  'stool-low': 'stool',
};
