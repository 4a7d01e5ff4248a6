/** What the studio can photograph: the script on whose shelf a model is built, the views it is shown from, the prints it takes. */
import type { ModelName, Print, View } from '../models.ts';

type FrontWidth = 800 | 1200 | 1600;

/** `shelf` is a script in `blender/models`, which has a function of the model's name; `script` takes the picture. */
export type Sitting = {
  readonly script: 'render' | 'glass' | 'still';
  readonly shelf: string;
  readonly views: readonly View[];
  readonly prints: readonly Print[];
  /** The front may be looked at closely and is 1600 pixels wide where there was time for it; other views are 800. */
  readonly frontWidth: FrontWidth;
};

/** Things that stand on a table. */
const object = (shelf: string, frontWidth: FrontWidth = 800): Sitting => ({
  script: 'render',
  shelf,
  views: ['front', 'detail'],
  prints: [],
  frontWidth,
});

/** Cloth for the home. */
const textile = (shelf: string, ...prints: Print[]): Sitting => ({
  script: 'render',
  shelf,
  views: ['front', 'detail'],
  prints,
  frontWidth: 800,
});

/** What is worn, in every print that the catalogue sells it in. */
const garment = (shelf: string, prints: readonly Print[] = [], frontWidth: FrontWidth = 800): Sitting => ({
  script: 'render',
  shelf,
  views: ['front', 'quarter', 'back', 'detail'],
  prints,
  frontWidth,
});

/** Several things by a window, in one picture. */
const still: Sitting = { script: 'still', shelf: 'stills', views: ['front'], prints: [], frontWidth: 1600 };

/** In the order of the contact sheet. */
export const repertoire: Partial<Readonly<Record<ModelName, Sitting>>> = {
  'tee-crew': garment('tops', ['stripe', 'spot'], 1200),
  'tee-vneck': garment('tops', ['stripe']),
  'tee-boxy': garment('tops', ['stripe', 'check']),
  'dress-midi': garment('dresses', ['floral', 'stripe', 'spot'], 1200),
  'dress-mini': garment('dresses', ['floral', 'check', 'spot']),
  'jumper-crew': garment('tops', ['stripe']),
  'jumper-roll-neck': garment('tops', [], 1600),
  sweatshirt: garment('tops', ['stripe'], 1600),
  cardigan: garment('cardigans', [], 1200),
  'cardigan-cropped': garment('cardigans', ['stripe']),
  'cardigan-mens': garment('cardigans'),
  'tee-long-sleeve': garment('tops', ['stripe', 'floral'], 1200),
  'vest-rib': garment('dresses', ['stripe'], 1200),
  cami: garment('dresses', ['floral', 'spot']),
  'dress-slip': garment('dresses', ['floral', 'spot']),
  'dress-maxi': garment('dresses', ['floral', 'check'], 1200),
  'skirt-aline': garment('skirts', ['check']),
  'skirt-pleated': garment('pleats'),
  'trousers-wide': garment('legwear', [], 1200),
  'trousers-straight': garment('legwear', [], 1200),
  joggers: garment('legwear', [], 1200),
  shorts: garment('legwear', [], 1200),
  robe: garment('robes', [], 1200),
  'bag-top-handle': object('bags'),
  'bag-tote': object('bags'),
  'bag-crossbody': object('bags'),
  scarf: { ...textile('throws', 'check', 'stripe'), frontWidth: 1200 },
  belt: object('wearables'),
  'sunglasses-round': object('wearables'),
  'sunglasses-square': object('wearables'),
  'earrings-hoop': object('jewellery'),
  'earrings-stud': object('jewellery'),
  'necklace-pendant': object('jewellery'),
  bangle: object('jewellery'),
  'membership-card': object('stationery'),
  lipstick: object('makeup', 1200),
  mascara: object('makeup'),
  'nail-varnish': object('makeup'),
  compact: object('makeup'),
  'lip-gloss': object('bottles'),
  foundation: object('bottles'),
  'perfume-tall': object('bottles'),
  'perfume-round': object('bottles'),
  'jar-cream': object('care', 1200),
  'serum-dropper': object('care'),
  'pump-bottle': object('care', 1200),
  'tube-cream': object('care'),
  'soap-bar': object('care'),
  candle: object('decor'),
  vase: object('decor', 1200),
  planter: object('decor'),
  'lamp-table': object('lights'),
  'lamp-floor': object('lights'),
  mug: object('tableware', 1200),
  bowl: object('tableware'),
  'plate-stack': object('tableware'),
  tumblers: { ...object('glassware'), script: 'glass' },
  'towel-stack': textile('textiles', 'stripe'),
  'bed-linen': textile('textiles', 'stripe', 'check', 'floral'),
  cushion: textile('textiles', 'stripe', 'floral'),
  throw: textile('throws', 'check', 'stripe'),
  rug: textile('textiles', 'stripe', 'check'),
  'side-table': object('furniture'),
  stool: object('furniture'),
  'scene-table': still,
  'scene-bathroom': still,
  'scene-vanity': still,
  'scene-living': still,
  'scene-wardrobe': still,
  'scene-night': still,
  'scene-knitwear': still,
  'scene-bedroom': still,
  'scene-street': still,
};

/** Cuts that differ too little for a sitting of their own, and whose pictures they show. */
const lenders: Partial<Readonly<Record<ModelName, ModelName>>> = {
  'tee-mens': 'tee-crew',
  'tee-long-sleeve-mens': 'tee-long-sleeve',
  'sweatshirt-mens': 'sweatshirt',
  'jumper-mens': 'jumper-crew',
  'trousers-mens': 'trousers-straight',
  'joggers-mens': 'joggers',
  'shorts-mens': 'shorts',
};

/** The model that sits for this one: itself, or the one whose pictures it shows. */
export function sitterFor(model: ModelName): ModelName {
  return lenders[model] ?? model;
}

export function repertoireNames(): ModelName[] {
  return Object.keys(repertoire) as ModelName[];
}
