/** The whole sample catalogue: categories and products, the same on every machine. */
import type { CategoryRecord, ProductRecord } from '#features/catalogue-import/catalogue-import.ts';
import { models } from '../models.ts';
import { palette, tintOf } from '../palette.ts';
import { createRandom } from '../random.ts';
import { brands, brandsOf } from './brands.ts';
import { buildProduct, type Recipe } from './build-product.ts';
import { type CaseName, cases } from './cases.ts';
import { buildCategories } from './categories.ts';
import { accessoryKinds } from './kinds/accessories.ts';
import { beautyKinds } from './kinds/beauty.ts';
import { dressKinds } from './kinds/dresses.ts';
import { homeKinds } from './kinds/home.ts';
import type { Kind } from './kinds/kind.ts';
import { mensKinds } from './kinds/mens.ts';
import { womensKinds } from './kinds/womens.ts';
import { say } from './phrase.ts';
import { pictureId } from './pictures.ts';
import { priceIn } from './prices.ts';

export const kinds: readonly Kind[] = [...womensKinds, ...dressKinds, ...mensKinds, ...accessoryKinds, ...beautyKinds, ...homeKinds];

export type SampleCatalogue = {
  readonly categories: readonly CategoryRecord[];
  readonly products: readonly ProductRecord[];
  /** The productKey of each case. */
  readonly cases: Readonly<Record<CaseName, string>>;
};

export function buildSampleCatalogue(): SampleCatalogue {
  const found: Partial<Record<CaseName, string>> = {};
  let number = 0;
  const products = kinds.flatMap((kind) =>
    listRecipes(kind).map((recipe, index) => {
      number += 1;
      const product = buildProduct({ ...recipe, number });
      return applyCases(product, kind, index, found);
    }),
  );
  return { categories: buildCategories(), products: [...products, buildMembership()], cases: found as Record<CaseName, string> };
}

function applyCases(product: ProductRecord, kind: Kind, index: number, found: Partial<Record<CaseName, string>>): ProductRecord {
  for (const [name, { model, nth, make }] of Object.entries(cases)) {
    if (model !== kind.model || nth !== index || name in found) continue;
    found[name as CaseName] = product.productKey;
    return make(product);
  }
  return product;
}

/** Every substance with every detail or print once, in a seeded order, so that no two names are alike. */
function listRecipes(kind: Kind): Omit<Recipe, 'number'>[] {
  const random = createRandom(`${kind.model} ${kind.department}`);
  const makers = brandsOf(kind.group);
  const finishes = [
    ...kind.details.map((detail) => ({ detail })),
    ...(kind.prints ?? []).map((print) => ({ detail: kind.details[0], print })),
  ];
  const all = kind.substances.flatMap((substance) => finishes.map((finish) => ({ ...finish, substance })));
  if (all.length < kind.count) throw new Error(`${kind.model} can be told apart in ${all.length} ways only, ${kind.count} were asked for.`);
  return random.some(all, kind.count).map((choice, index) => {
    const brand = makers[index % makers.length];
    if (!brand) throw new Error(`No brand makes ${kind.group}.`);
    return { ...choice, kind, brand };
  });
}

/** R§5: the unlimited membership, sold in every fascia as a product. */
function buildMembership(): ProductRecord {
  const productKey = 'ALD09001';
  const name = say(
    'Unlimited delivery membership',
    'Abonnement livraison illimitée',
    'Mitgliedschaft für kostenlose Lieferung',
    'عضوية التوصيل غير المحدود',
  );
  const views = models['membership-card'].views;
  const { label, facet, hex } = palette.misc;
  return {
    productKey,
    slug: 'unlimited-delivery-membership',
    name,
    brand: brands[0]?.name ?? 'Aldermoor Edit',
    productType: 'fashion',
    department: 'services',
    description: say(
      'A year of next-day delivery on everything, for as many orders as you like.',
      'Un an de livraison en 24 heures sur tout, pour autant de commandes que vous le souhaitez.',
      'Ein Jahr Lieferung am nächsten Tag, für beliebig viele Bestellungen.',
      'توصيل في اليوم التالي لمدة عام لكل طلباتك من دون حدود.',
    ),
    categories: ['services-membership'],
    availableFascias: ['aldermoor', 'nightjar', 'fernhollow'],
    colours: [
      {
        key: 'misc',
        label,
        facet,
        hex,
        pictures: views.map((view) => ({
          id: pictureId({ model: 'membership-card', colour: 'misc', fascia: 'aldermoor' }, view),
          alt: name,
          tint: tintOf('misc'),
        })),
      },
    ],
    variants: [{ sku: `${productKey}-1-1`, colour: 'misc', size: 'ONE SIZE', prices: priceIn('aldermoor', 10, 0), stock: 9999 }],
    popularity: 0.01,
    newFrom: '2026-01-05',
    facts: { isPremier: true },
    status: 'live',
  };
}
