/** Models that the studio can photograph: their scripts, views and prints. */
import type { ModelName, Print, View } from '../models.ts';

/**
 * `shelf` is a script in `blender/models` with a function of the model's name; `script` renders the
 * picture.
 */
export type ModelScript = {
  readonly script: 'render' | 'glass' | 'still';
  readonly shelf: string;
  readonly views: readonly View[];
  readonly prints: readonly Print[];
};

/** Objects that stand on a table. */
const object = (shelf: string): ModelScript => ({
  script: 'render',
  shelf,
  views: ['front', 'detail'],
  prints: [],
});

/** Objects that look different from the side. */
const turned = (shelf: string): ModelScript => ({
  ...object(shelf),
  views: ['front', 'quarter', 'detail'],
});

/** Home textiles. */
const textile = (shelf: string, ...prints: Print[]): ModelScript => ({ ...object(shelf), prints });

/** Garments, with every print that the catalogue sells them in. */
const garment = (shelf: string, ...prints: Print[]): ModelScript => ({
  script: 'render',
  shelf,
  views: ['front', 'quarter', 'back', 'detail'],
  prints,
});

/** Several objects by a window, in one picture. */
const still: ModelScript = { script: 'still', shelf: 'stills', views: ['front'], prints: [] };

/** In the order of the contact sheet. */
export const modelScripts: Partial<Readonly<Record<ModelName, ModelScript>>> = {
  'tee-crew': garment('tops', 'stripe', 'spot'),
  'tee-vneck': garment('tops', 'stripe'),
  'tee-boxy': garment('tops', 'stripe', 'check'),
  'dress-midi': garment('dresses', 'floral', 'stripe', 'spot'),
  'dress-mini': garment('dresses', 'floral', 'check', 'spot'),
  'jumper-crew': garment('set_in', 'stripe'),
  'jumper-roll-neck': garment('knitwear'),
  sweatshirt: garment('knitwear', 'stripe'),
  cardigan: garment('cardigans'),
  'cardigan-cropped': garment('cardigans', 'stripe'),
  'cardigan-mens': garment('cardigans'),
  'tee-long-sleeve': garment('knitwear', 'stripe', 'floral'),
  'vest-rib': garment('dresses', 'stripe'),
  cami: garment('dresses', 'floral', 'spot'),
  'dress-slip': garment('dresses', 'floral', 'spot'),
  'dress-maxi': garment('dresses', 'floral', 'check'),
  'skirt-aline': garment('skirts', 'check'),
  'skirt-pleated': garment('pleats'),
  'trousers-wide': garment('legwear'),
  'trousers-straight': garment('legwear'),
  jeans: garment('denim'),
  joggers: garment('legwear'),
  shorts: garment('legwear'),
  robe: garment('robes'),
  'bag-top-handle': object('bags'),
  'bag-tote': object('bags'),
  'bag-crossbody': object('bags'),
  scarf: textile('throws', 'check', 'stripe'),
  belt: object('wearables'),
  'sunglasses-round': object('wearables'),
  'sunglasses-square': object('wearables'),
  'earrings-hoop': turned('jewellery'),
  'earrings-hoop-hammered': turned('jewellery'),
  'earrings-hoop-slim': turned('jewellery'),
  'earrings-hoop-oversized': turned('jewellery'),
  'earrings-stud': turned('jewellery'),
  'earrings-stud-hammered': turned('jewellery'),
  'earrings-stud-brushed': turned('jewellery'),
  'necklace-pendant': turned('jewellery'),
  'necklace-pendant-hammered': turned('jewellery'),
  'necklace-pendant-small': turned('jewellery'),
  bangle: turned('jewellery'),
  'bangle-hammered': turned('jewellery'),
  'bangle-slim': turned('jewellery'),
  // Closed, and alike from all sides.
  'bangle-wide': object('jewellery'),
  'membership-card': object('stationery'),
  lipstick: object('makeup'),
  mascara: object('makeup'),
  'nail-varnish': object('makeup'),
  compact: object('makeup'),
  'lip-gloss': object('bottles'),
  foundation: object('bottles'),
  'perfume-tall': object('bottles'),
  'perfume-round': object('bottles'),
  'jar-cream': object('care'),
  'serum-dropper': object('care'),
  'pump-bottle': object('care'),
  'tube-cream': object('care'),
  'soap-bar': object('care'),
  candle: object('decor'),
  vase: object('decor'),
  planter: object('decor'),
  'lamp-table': object('lights'),
  'lamp-table-ribbed': object('lights'),
  'lamp-table-tall': object('lights'),
  'lamp-table-low': object('lights'),
  'lamp-floor': turned('lights'),
  'lamp-floor-slim': turned('lights'),
  'lamp-floor-tall': turned('lights'),
  mug: object('tableware'),
  bowl: object('tableware'),
  'plate-stack': object('tableware'),
  tumblers: { ...object('glassware'), script: 'glass' },
  'towel-stack': textile('textiles', 'stripe'),
  'bed-linen': textile('textiles', 'stripe', 'check', 'floral'),
  cushion: textile('textiles', 'stripe', 'floral'),
  throw: textile('throws', 'check', 'stripe'),
  rug: textile('textiles', 'stripe', 'check'),
  'side-table': turned('furniture'),
  'side-table-turned': turned('furniture'),
  'side-table-low': turned('furniture'),
  stool: turned('furniture'),
  'stool-oiled': turned('furniture'),
  'stool-low': turned('furniture'),
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

/** Models that reuse the pictures of another, since their cuts hardly differ. */
const lenders: Partial<Readonly<Record<ModelName, ModelName>>> = {
  'tee-mens': 'tee-crew',
  'tee-long-sleeve-mens': 'tee-long-sleeve',
  'sweatshirt-mens': 'sweatshirt',
  'jumper-mens': 'jumper-crew',
  'trousers-mens': 'trousers-straight',
  'joggers-mens': 'joggers',
  'shorts-mens': 'shorts',
};

/** The model whose pictures this one uses; the model itself if it was photographed. */
export function findPicturedModel(model: ModelName): ModelName {
  return lenders[model] ?? model;
}

export function listScriptedModels(): ModelName[] {
  return Object.keys(modelScripts) as ModelName[];
}
