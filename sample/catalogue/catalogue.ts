/** The whole sample catalogue: categories and products, the same on every machine. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { models } from '../models.ts';
import { palette, tintOf } from '../palette.ts';
import type { FasciaCode } from './brands.ts';
import { buildMoreColours, buildProduct } from './build-product.ts';
import { type CaseName, cases } from './cases.ts';
import { buildCategories } from './categories/categories.ts';
import { accessoryKinds } from './kinds/accessories.ts';
import { beautyKinds } from './kinds/beauty.ts';
import { denimKinds } from './kinds/denim.ts';
import { dressKinds } from './kinds/dresses.ts';
import { homeKinds } from './kinds/home.ts';
import type { Kind } from './kinds/kind.ts';
import { mensKinds } from './kinds/mens.ts';
import { womensKinds } from './kinds/womens.ts';
import { localised } from './phrase.ts';
import { pictureId } from './pictures.ts';
import { priceIn } from './prices.ts';
import { listFirst, listLater } from './recipes.ts';
import { relateProducts } from './related.ts';
import { createSpread } from './spread-looks.ts';

export const kinds: readonly Kind[] = [
  ...womensKinds,
  ...dressKinds,
  ...mensKinds,
  ...accessoryKinds,
  ...beautyKinds,
  ...homeKinds,
  // Added last: the first range was numbered before these kinds existed.
  ...denimKinds,
];

/** Default size: the range of a small retailer, which seeds in seconds. */
export const SAMPLE_PRODUCTS = 1_502;
/** One membership per fascia, under the brand that the fascia is named after. */
const memberships: readonly {
  readonly fascia: FasciaCode;
  readonly brand: string;
  readonly productKey: string;
  readonly slug: string;
}[] = [
  {
    fascia: 'aldermoor',
    brand: 'Aldermoor Edit',
    productKey: 'ALD09001',
    slug: 'unlimited-delivery-membership',
  },
  {
    fascia: 'nightjar',
    brand: 'Nightjar Studio',
    productKey: 'NJR09001',
    slug: 'nightjar-unlimited-delivery-membership',
  },
  {
    fascia: 'fernhollow',
    brand: 'Fernhollow Apothecary',
    productKey: 'FRN09001',
    slug: 'fernhollow-unlimited-delivery-membership',
  },
];

/**
 * The first range and the memberships. All special cases are among them, so a smaller shop is
 * refused.
 */
export const MIN_PRODUCTS = kinds.reduce((sum, { count }) => sum + count, memberships.length);
/** Upper limit: beyond it the supply of unique product names ends. */
export const MAX_PRODUCTS = 500_000;

export type SampleCatalogue = {
  readonly categories: readonly CategoryRecord[];
  readonly products: readonly ProductRecord[];
  /** Product key of each special case. */
  readonly cases: Readonly<Record<CaseName, string>>;
};

export function buildSampleCatalogue(count: number = SAMPLE_PRODUCTS): SampleCatalogue {
  const found: Partial<Record<CaseName, string>> = {};
  const products = [...makeProducts(count, found)];
  return { categories: buildCategories(), products, cases: found as Record<CaseName, string> };
}

/**
 * Yields the products one at a time, so that a large shop never has to fit into memory. Writes the
 * product keys of the special cases to `found`.
 *
 * @throws Error for a count outside `MIN_PRODUCTS` to `MAX_PRODUCTS`.
 */
export function* makeProducts(
  count: number,
  found: Partial<Record<CaseName, string>> = {},
): Generator<ProductRecord> {
  if (!Number.isInteger(count) || count < MIN_PRODUCTS || count > MAX_PRODUCTS)
    throw new Error(`The sample has ${MIN_PRODUCTS} to ${MAX_PRODUCTS} products, not ${count}.`);
  const spread = createSpread();
  let number = 0;
  const first: ProductRecord[] = [];
  for (const kind of kinds)
    for (const [index, choice] of listFirst(kind).entries()) {
      number += 1;
      const recipe = { ...choice, number };
      const product = buildProduct(recipe);
      // Special cases depend on the order of their colours.
      const listMore = isCase(kind, index) ? null : () => buildMoreColours(recipe);
      first.push(applyCases(spread(product, listMore), kind, index, found));
    }
  yield* relateProducts(first);
  yield* memberships.map(buildMembership);
  for (const recipe of listLater(kinds, count - MIN_PRODUCTS)) {
    number += 1;
    // Listings of a larger shop repeat themselves in any case, and it must not fill the memory.
    const isSpread = number <= SAMPLE_PRODUCTS;
    const product = buildProduct(recipe);
    yield isSpread ? spread(product, () => buildMoreColours(recipe)) : product;
  }
}

function isCase(kind: Kind, index: number): boolean {
  return Object.values(cases).some(({ model, nth }) => model === kind.model && nth === index);
}

function applyCases(
  product: ProductRecord,
  kind: Kind,
  index: number,
  found: Partial<Record<CaseName, string>>,
): ProductRecord {
  for (const [name, { model, nth, make }] of Object.entries(cases)) {
    if (model !== kind.model || nth !== index || name in found) continue;
    found[name as CaseName] = product.productKey;
    return make(product);
  }
  return product;
}

/** The membership for unlimited delivery, which each fascia sells as a separate product. */
function buildMembership({
  fascia,
  brand,
  productKey,
  slug,
}: (typeof memberships)[number]): ProductRecord {
  const name = localised(
    'Unlimited delivery membership',
    'Abonnement livraison illimitée',
    'Mitgliedschaft für kostenlose Lieferung',
    'عضوية التوصيل غير المحدود',
  );
  const views = models['membership-card'].views;
  const { label, facet, hex } = palette.misc;
  return {
    productKey,
    slug,
    name,
    brand,
    productType: 'fashion',
    department: 'services',
    description: localised(
      'A year of next-day delivery on everything, for as many orders as you like.',
      'Un an de livraison en 24 heures sur tout, pour autant de commandes que vous le souhaitez.',
      'Ein Jahr Lieferung am nächsten Tag, für beliebig viele Bestellungen.',
      'توصيل في اليوم التالي لمدة عام لكل طلباتك من دون حدود.',
    ),
    categories: ['services-membership'],
    availableFascias: [fascia],
    colours: [
      {
        key: 'misc',
        label,
        facet,
        hex,
        pictures: views.map((view) => ({
          id: pictureId({ model: 'membership-card', colour: 'misc' }, view),
          alt: name,
          tint: tintOf('misc'),
        })),
      },
    ],
    variants: [
      {
        sku: `${productKey}-1-1`,
        colour: 'misc',
        size: 'ONE SIZE',
        prices: priceIn(fascia, 10, 0),
        stock: 9999,
      },
    ],
    popularity: 0.01,
    newFrom: '2026-01-05',
    facts: { isPremier: true },
    status: 'live',
  };
}
