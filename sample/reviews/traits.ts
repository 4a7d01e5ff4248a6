/** Tags of a product by which the sentences about it are chosen, and the languages of its buyers. */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { kinds } from '../catalogue/catalogue.ts';
import { details, printDetails } from '../catalogue/descriptions/details.ts';
import type { Kind } from '../catalogue/kinds/kind.ts';
import type { ModelName } from '../models.ts';

export const REVIEW_LANGUAGES = ['en', 'fr', 'de', 'ar'] as const;
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];
/** Locale of the product's texts in each language. */
export const LANGUAGE_TAGS = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE', ar: 'ar' } as const;

/** Wider groups of models, which share sentences. */
const families: Readonly<Record<string, readonly ModelName[]>> = {
  tee: ['tee-crew', 'tee-vneck', 'tee-boxy', 'tee-mens'],
  longsleeve: ['tee-long-sleeve', 'tee-long-sleeve-mens'],
  sweats: ['sweatshirt', 'sweatshirt-mens'],
  jogger: ['joggers', 'joggers-mens'],
  jumper: ['jumper-crew', 'jumper-roll-neck', 'jumper-mens'],
  buttoned: ['cardigan', 'cardigan-cropped', 'cardigan-mens'],
  dress: ['dress-mini', 'dress-midi', 'dress-maxi', 'dress-slip'],
  skirt: ['skirt-aline', 'skirt-pleated'],
  trousers: ['trousers-wide', 'trousers-straight', 'trousers-mens'],
  short: ['shorts', 'shorts-mens'],
  bag: ['bag-tote', 'bag-top-handle', 'bag-crossbody'],
  earrings: ['earrings-hoop', 'earrings-stud'],
  jewel: ['earrings-hoop', 'earrings-stud', 'necklace-pendant', 'bangle'],
  shades: ['sunglasses-round', 'sunglasses-square'],
  lips: ['lipstick', 'lip-gloss'],
  face: ['foundation', 'compact'],
  perfume: ['perfume-tall', 'perfume-round'],
  skin: ['jar-cream', 'serum-dropper'],
  wash: ['pump-bottle', 'soap-bar'],
  clay: ['mug', 'plate-stack', 'bowl'],
  pot: ['vase', 'planter'],
  lamp: ['lamp-table', 'lamp-floor'],
  wood: ['side-table', 'stool'],
};

const GARMENT =
  /^(tee|vest|cami|sweatshirt|jumper|cardigan|dress|skirt|trousers|jeans|joggers|shorts|robe)/;

const LOWER = /^(skirt|trousers|jeans|joggers|shorts)/;

export type Traits = {
  readonly model: ModelName;
  readonly tags: ReadonlySet<string>;
  readonly languages: readonly ReviewLanguage[];
  /** Sizes of one colour as the shop names them, from small to large. */
  readonly sizes: readonly string[];
};

/** null for products that nobody reviews: memberships, drafts, archived products. */
export function traitsOf(product: ProductRecord): Traits | null {
  const kind = kinds.find(({ noun }) => noun['en-GB'] === product.facts.styleTaxonomy);
  if (!kind || product.status !== 'live') return null;
  const [material = ''] = product.facts.material ?? [];
  const sizes = sizesOf(product);
  const isGarment = GARMENT.test(kind.model);
  const tags = [
    kind.model,
    product.productType,
    product.department,
    material.toLowerCase().replaceAll(' ', '-'),
    ...finishOf(product, kind, material),
    ...(kind.model === 'jeans' && product.department === 'mens' ? ['jeans-mens'] : []),
    ...(isGarment ? ['garment', LOWER.test(kind.model) ? 'lower' : 'upper'] : []),
    ...(isGarment && kind.model !== 'robe' ? ['sized'] : []),
    ...(product.colours[0]?.key === 'misc' ? [] : ['coloured']),
    ...(product.colours.length > 1 ? ['multi'] : []),
    ...(product.categories.includes('womens-preloved') ? ['preloved'] : []),
    ...Object.keys(families).filter((name) => families[name]?.includes(kind.model)),
  ];
  return { model: kind.model, tags: new Set(tags), languages: languagesOf(product), sizes };
}

function sizesOf({ colours, variants }: ProductRecord): string[] {
  const all = variants.filter(({ colour }) => colour === colours[0]?.key).map(({ size }) => size);
  // Trousers by waist and leg: one leg length, so that neighbours differ by the waist.
  const long = all.filter((size) => size.endsWith(' L32'));
  return long.length > 0 ? long : all;
}

/** `d:lined` or `p:floral`: what stands before the material in the product's name. */
function finishOf(product: ProductRecord, kind: Kind, material: string): string[] {
  const name = ` ${product.name['en-GB'].toLowerCase()}`;
  const stands = (words: string) => name.includes(` ${words} ${material} `.toLowerCase());
  const found = kind.details.find((key) => stands(details[key]['en-GB']));
  const print = kind.prints?.find((key) => stands(printDetails[key]['en-GB']));
  if (print !== undefined) return [`p:${print}`, 'print'];
  return found === undefined ? [] : [`d:${found}`];
}

/** Nightjar is sold in Arabic, Aldermoor and Fernhollow in French, the first two in German. */
function languagesOf({ availableFascias, name }: ProductRecord): ReviewLanguage[] {
  const sold = (...fascias: string[]) => fascias.some((code) => availableFascias.includes(code));
  return [
    'en',
    ...(sold('aldermoor', 'fernhollow') ? (['fr'] as const) : []),
    ...(sold('aldermoor', 'nightjar') ? (['de'] as const) : []),
    ...(sold('nightjar') && name.ar !== undefined ? (['ar'] as const) : []),
  ];
}
