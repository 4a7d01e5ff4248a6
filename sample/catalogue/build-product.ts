/** Builds one product from its kind: name, description, colours, sizes, prices, stock. */
import { formatBrandSlug } from '#features/catalogue/catalogue.ts';
import type {
  ColourRecord,
  Localised,
  ProductRecord,
  VariantRecord,
} from '#features/catalogue/catalogue-records.ts';
import type { ModelName, Print } from '../models.ts';
import { type ColourKey, palette } from '../palette.ts';
import { createRandom, type Random } from '../random.ts';
import type { LabelText } from '../studio/label-text.ts';
import { addRewards } from './add-rewards.ts';
import type { Brand } from './brands.ts';
import { care, sustainability } from './care.ts';
import { detailNotes, printNotes } from './descriptions/detail-notes.ts';
import { type DetailKey, details, printDetails } from './descriptions/details.ts';
import { openings } from './descriptions/openings.ts';
import { type Kind, moreTones } from './kinds/kind.ts';
import { capitalise, compose, sentences } from './phrase.ts';
import {
  buildFilms,
  buildPictures,
  isPhotographed,
  type Look,
  type Subject,
  swatchOf,
} from './pictures.ts';
import { priceIn } from './prices.ts';
import { computeLasting, type SizeRange, sizeRanges } from './sizes.ts';
import { formulas } from './substances/formulas.ts';
import type { Substance } from './substances/substance.ts';

/** Everything that distinguishes one product from the others of its kind. */
export type Recipe = {
  readonly kind: Kind;
  readonly substance: Substance;
  readonly detail: DetailKey;
  readonly print?: Print;
  readonly brand: Brand;
  /** Joined to the brand's prefix, it gives the product key. */
  readonly number: number;
  /** First colour of the product. Without one, the colours keep the kind's order. */
  readonly lead?: ColourKey;
  /** Style name that keeps the product name unique within its brand. */
  readonly style?: string;
};

const REDUCTIONS = [10, 15, 20, 25, 30, 40, 50] as const;

export function buildProduct(recipe: Recipe): ProductRecord {
  const { kind, substance, brand, number } = recipe;
  const productKey = `${brand.prefix}${String(number).padStart(5, '0')}`;
  const random = createRandom(productKey);
  const name = nameOf(recipe);
  const keys = chooseColours(recipe, random);
  const lastsDays = computeLasting(sizeRanges[kind.sizes]);
  const collection =
    brand.collections && random.chance(0.5) ? { collection: random.pick(brand.collections) } : {};
  return addRewards({
    productKey,
    slug: formatBrandSlug(`${brand.name} ${name['en-GB']}`.replaceAll(/[’']/g, '')),
    name,
    brand: brand.name,
    productType: kind.productType,
    department: kind.department,
    description: sentences([random.pick(openings[kind.group]), noteOn(recipe), substance.praise]),
    ...wordsOf(kind, substance),
    categories: kind.categories,
    availableFascias: brand.fascias,
    colours: keys.map((key) => buildColour(lookOf(recipe, key), { name, gender: kind.gender })),
    variants: buildVariants(recipe, productKey, keys, random),
    popularity: drawPopularity(recipe, random),
    newFrom: `2026-${String(random.whole(1, 11)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
    facts: {
      ...collection,
      ...styleOf(kind),
      material: [substance.name['en-GB']],
      isBulky: kind.isBulky ?? false,
      ...(lastsDays && { lastsDays }),
    },
    status: 'live',
  });
}

function styleOf({ noun }: Kind) {
  const style = noun['en-GB'];
  return { styleTaxonomy: style, termNames: { [style]: noun } };
}

/**
 * `Relaxed linen midi dress`. The other languages begin with the noun, so that no adjective has to
 * agree with it.
 */
function nameOf({ kind, substance, detail, print, style }: Recipe): Localised {
  const finish = print === undefined ? details[detail] : printDetails[print];
  const called = style === undefined ? '' : `${style} `;
  return compose(
    [finish, substance.name, kind.noun],
    ([look = '', stuff = '', noun = ''], language) => {
      if (language === 'en-GB') return capitalise(`${called}${look} ${stuff} ${noun}`);
      return capitalise(`${noun} ${called}${stuff}${language === 'fr-FR' ? ',' : ''} ${look}`);
    },
  );
}

/**
 * Colours of the kind that the substance comes in; all colours of the kind if there is none in
 * common.
 */
export function coloursOf(
  { colours }: Kind,
  substance: Substance,
): readonly [ColourKey, ...ColourKey[]] {
  const [first, ...rest] = colours.filter((key) => substance.colours?.includes(key) ?? true);
  return first === undefined ? colours : [first, ...rest];
}

/** Every colour that a product of this recipe may have, more than its kind usually comes in. */
export function buildMoreColours(recipe: Recipe): ColourRecord[] {
  const { kind, substance } = recipe;
  const more = substance.colours ? [] : (moreTones.get(kind.colours) ?? []);
  const subject = { name: nameOf(recipe), gender: kind.gender };
  return [...new Set([...coloursOf(kind, substance), ...more])].map((key) =>
    buildColour(lookOf(recipe, key), subject),
  );
}

function chooseColours({ kind, substance, lead }: Recipe, random: Random): ColourKey[] {
  const range = coloursOf(kind, substance);
  const some = random.some(
    range,
    random.whole(Math.min(2, range.length), Math.min(6, range.length)),
  );
  return lead === undefined ? some : [lead, ...some.filter((key) => key !== lead)];
}

function noteOn({ detail, print }: Recipe): Localised {
  return print === undefined ? detailNotes[detail] : printNotes[print];
}

function wordsOf(
  kind: Kind,
  substance: Substance,
): Pick<ProductRecord, 'detailsAndCare' | 'ingredients' | 'fabrication' | 'sustainabilityContent'> {
  const origin =
    substance.sustainability === undefined
      ? {}
      : { sustainabilityContent: sustainability[substance.sustainability] };
  if (kind.productType === 'beauty') return { ingredients: substance.composition, ...origin };
  return {
    detailsAndCare: care[kind.care ?? substance.care],
    fabrication: substance.composition,
    ...origin,
  };
}

/** A model that shows the detail, once it is photographed. */
function modelOf({ kind, detail }: Recipe): ModelName {
  const shown = kind.shownBy?.[detail];
  return shown && isPhotographed(shown) ? shown : kind.model;
}

function lookOf(recipe: Recipe, colour: ColourKey): Look {
  const { kind, print, brand } = recipe;
  const label = kind.productType === 'beauty' ? labelFor(recipe) : undefined;
  return { model: modelOf(recipe), colour, print, fascia: brand.fascias[0], label };
}

function labelFor({ brand, substance, detail }: Recipe): LabelText | undefined {
  const formula = Object.entries(formulas).find(([, value]) => value === substance)?.[0];
  return formula === undefined ? undefined : { maker: brand.prefix.toLowerCase(), formula, detail };
}

/** A colour as the importer takes it: label, hex tone, swatch picture, pictures, films. */
export function buildColour(look: Look, subject: Subject): ColourRecord {
  const { label, facet, hex } = palette[look.colour];
  const pictures = buildPictures(look, subject);
  return {
    key: look.colour,
    label,
    facet,
    hex,
    ...swatchOf(look),
    pictures,
    ...buildFilms(look, pictures),
  };
}

function buildVariants(
  { kind, brand }: Recipe,
  productKey: string,
  keys: readonly ColourKey[],
  random: Random,
): VariantRecord[] {
  const range: SizeRange = sizeRanges[kind.sizes];
  const pounds = random.whole(kind.priceRange[0], kind.priceRange[1]);
  const percentOff = random.chance(0.3) ? random.pick(REDUCTIONS) : 0;
  return keys.flatMap((colour, colourIndex) =>
    range.names.map((size, sizeIndex) => ({
      sku: `${productKey}-${colourIndex + 1}-${sizeIndex + 1}`,
      colour,
      size,
      prices: priceIn(brand.fascias[0], pounds * (range.factors?.[sizeIndex] ?? 1), percentOff),
      stock: drawStock(random),
    })),
  );
}

/**
 * Popularity from 0 to 1: few products sell far better than the rest. Photographed models score
 * four times as high as drawn ones, so that listings begin with photographs.
 */
function drawPopularity({ kind, print }: Recipe, random: Random): number {
  return (
    Math.round((isPhotographed(kind.model, print) ? 1000 : 250) / (1 + random.whole(0, 40))) / 1000
  );
}

/** Units in stock: 8 % sold out, about 11 % with fewer than ten left, the rest plentiful. */
function drawStock(random: Random): number {
  if (random.chance(0.08)) return 0;
  return random.chance(0.12) ? random.whole(1, 9) : random.whole(12, 80);
}
