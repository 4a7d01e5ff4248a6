/** Special cases, such as sold out or preloved, each applied to one product of the sample. */

import { MISC_COLOUR } from '#features/catalogue/catalogue.ts';
import type { ProductRecord, VariantRecord } from '#features/catalogue/catalogue-records.ts';
import type { ModelName } from '../models.ts';
import { type ColourKey, palette } from '../palette.ts';
import { sellerFacts } from '../seller-facts.ts';
import { buildColour } from './build-product.ts';
import { localised } from './phrase.ts';
import { showFilm } from './pictures.ts';
import { priceIn } from './prices.ts';

type Case = {
  readonly model: ModelName;
  /** Index among the products of the model, from 0. */
  readonly nth: number;
  readonly make: (product: ProductRecord) => ProductRecord;
};

const withVariants = (
  product: ProductRecord,
  change: (variant: VariantRecord, index: number) => VariantRecord,
): ProductRecord => ({
  ...product,
  variants: product.variants.map(change),
});
const withFacts = (product: ProductRecord, facts: ProductRecord['facts']): ProductRecord => ({
  ...product,
  facts: { ...product.facts, ...facts },
});
const withStock = (
  product: ProductRecord,
  stockOf: (variant: VariantRecord, index: number) => number,
): ProductRecord =>
  withVariants(product, (variant, index) => ({ ...variant, stock: stockOf(variant, index) }));
const withPercents = (
  product: ProductRecord,
  percentOf: (index: number) => number,
): ProductRecord =>
  withVariants(product, (variant, index) => ({
    ...variant,
    prices: priceIn('aldermoor', 40, percentOf(index)),
  }));

/** Preselects the middle size of every colour. */
function withDefaultSize(product: ProductRecord): ProductRecord {
  const preSelectedSkus = product.colours.flatMap(({ key }) => {
    const sizes = product.variants.filter(({ colour }) => colour === key);
    return sizes[Math.floor(sizes.length / 2)]?.sku ?? [];
  });
  return withFacts(product, { preSelectedSkus });
}

/** Splits a reduction as staff see it: 60 % is a markdown, 40 % a promotional event. */
const withBreakdown = (product: ProductRecord): ProductRecord =>
  withVariants(product, (variant) => ({
    ...variant,
    prices: Object.fromEntries(
      Object.entries(variant.prices).map(
        ([currency, { centAmount, wasCentAmount = centAmount }]) => {
          const value = Math.round((wasCentAmount - centAmount) * 0.4);
          const effects = {
            preDiscountCentAmount: centAmount + value,
            discountEffects: [{ name: 'Mid-season event', value }],
          };
          return [currency, { centAmount, wasCentAmount, ...effects }];
        },
      ),
    ),
  }));

/** Replaces all colours with the single `misc` colour, so that shoppers have nothing to select. */
function asMisc(product: ProductRecord): ProductRecord {
  const [first] = product.colours;
  if (!first) return product;
  const { label, facet, hex } = palette.misc;
  return {
    ...product,
    colours: [{ ...first, key: MISC_COLOUR, label, facet, hex }],
    variants: product.variants
      .filter(({ colour }) => colour === first.key)
      .map((variant) => ({ ...variant, colour: MISC_COLOUR })),
  };
}

/** A single second-hand item: one variant, one in stock. */
function asPreloved(product: ProductRecord): ProductRecord {
  return {
    ...product,
    categories: ['womens-preloved', ...product.categories],
    colours: product.colours.slice(0, 1),
    variants: product.variants.slice(0, 1).map((variant) => ({ ...variant, stock: 1 })),
  };
}

const MANY_COLOURS = 30;

/** More colours than a page can show side by side. Every seventh is sold out. */
function inManyColours(product: ProductRecord): ProductRecord {
  const keys = (Object.keys(palette) as ColourKey[]).slice(0, MANY_COLOURS);
  const sizes = product.variants.filter(({ colour }) => colour === product.colours[0]?.key);
  return {
    ...product,
    colours: keys.map((colour) =>
      buildColour(
        { model: 'cushion', colour, fascia: 'aldermoor' },
        { name: product.name, gender: 'm' },
      ),
    ),
    variants: keys.flatMap((colour, nth) =>
      sizes.map((variant, index) => ({
        ...variant,
        colour,
        sku: `${product.productKey}-${nth + 1}-${index + 1}`,
        stock: nth % 7 === 6 ? 0 : 20,
      })),
    ),
  };
}

/**
 * Adds a film to each colour, drawn or photographed. The gallery shows it after the second picture.
 */
function withFilms(product: ProductRecord): ProductRecord {
  const colours = product.colours.map((colour) => {
    const look = /^(?:draw|studio)\.([\w-]+\.[\w-]+)\.front/.exec(
      colour.pictures[0]?.id ?? '',
    )?.[1];
    return look === undefined
      ? colour
      : { ...colour, ...showFilm(`film.${look}`, colour.pictures) };
  });
  return { ...product, colours };
}

export const cases = {
  lowStock: {
    model: 'tee-crew',
    nth: 0,
    make: (product) => withStock(product, (_, index) => (index === 0 ? 2 : 30)),
  },
  sizeOut: {
    model: 'tee-crew',
    nth: 1,
    make: (product) => withStock(product, (_, index) => (index === 0 ? 0 : 30)),
  },
  colourOut: {
    model: 'tee-crew',
    nth: 2,
    make: (product) =>
      withStock(product, ({ colour }) => (colour === product.colours[0]?.key ? 0 : 25)),
  },
  allOut: { model: 'scarf', nth: 0, make: (product) => withStock(product, () => 0) },
  lastOne: { model: 'cami', nth: 0, make: (product) => withStock(product, () => 1) },
  oneSizeInStock: {
    model: 'cardigan',
    nth: 0,
    make: (product) => withStock(product, ({ size }) => (size === 'M' ? 20 : 0)),
  },
  sale: {
    model: 'jumper-crew',
    nth: 0,
    make: (product) => withBreakdown(withPercents(product, () => 25)),
  },
  upToSaving: {
    model: 'jumper-crew',
    nth: 1,
    make: (product) => withPercents(product, (index) => (index % 2 ? 20 : 40)),
  },
  filmed: { model: 'jumper-crew', nth: 2, make: withFilms },
  marketplace: {
    model: 'lamp-table',
    nth: 0,
    make: (product) =>
      withVariants(
        withFacts(product, {
          ...{ isHostedMarketplace: true, sellerName: 'Brindle House Lighting Ltd' },
          ...sellerFacts,
          // Another company's products earn nothing.
          rewardsPointsPence: 0,
        }),
        (variant, index) => ({
          ...variant,
          marketplaceSku: `M${product.productKey}${String(index + 1).padStart(4, '0')}`,
        }),
      ),
  },
  giftWithPurchase: {
    model: 'perfume-tall',
    nth: 0,
    make: (product) =>
      withFacts(product, {
        gwpSku: 'MRN09999-1-1',
        gwpDescription: localised(
          'A travel candle with every bottle',
          'Une bougie de voyage avec chaque flacon',
          'Eine Reisekerze zu jedem Flakon',
        ),
      }),
  },
  defaultSize: { model: 'perfume-tall', nth: 1, make: withDefaultSize },
  truefit: {
    model: 'dress-midi',
    nth: 0,
    make: (product) => withFacts(product, { sizingService: 'truefit' }),
  },
  customised: {
    model: 'necklace-pendant',
    nth: 0,
    make: (product) => withFacts(product, { customisationGroupName: 'engraving' }),
  },
  preloved: { model: 'bag-tote', nth: 0, make: asPreloved },
  manyColours: { model: 'cushion', nth: 0, make: inManyColours },
  misc: { model: 'tumblers', nth: 0, make: asMisc },
  draft: { model: 'vase', nth: 0, make: (product) => ({ ...product, status: 'draft' }) },
  archived: { model: 'vase', nth: 1, make: (product) => ({ ...product, status: 'archived' }) },
  wishlistBuffer: {
    model: 'belt',
    nth: 0,
    make: (product) => withVariants(product, (variant) => ({ ...variant, wishlistBuffer: 2 })),
  },
  longGermanName: {
    model: 'robe',
    nth: 0,
    make: (product) => ({
      ...product,
      name: { ...product.name, 'de-DE': 'Baumwollwaffelpiquéhausmantelgürtelkombination' },
    }),
  },
} as const satisfies Record<string, Case>;

export type CaseName = keyof typeof cases;
