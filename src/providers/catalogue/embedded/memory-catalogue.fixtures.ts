/** Catalogue in memory, over the records that the import port in memory writes. */
import {
  type CatalogueState,
  findPrice,
  listProductRows,
  pathOf,
} from '#database/listed-products.fixtures.ts';
import { localisePicture } from '#database/listed-products.ts';
import type {
  Catalogue,
  CatalogueScope,
  ProductLookup,
} from '#features/catalogue/catalogue.port.ts';
import { formatBrandSlug } from '#features/catalogue/catalogue.ts';
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import { toProduct, toVariantStock } from './to-product.ts';

export function createMemoryCatalogueReader(state: CatalogueState): Catalogue {
  const listProducts = (scope: CatalogueScope) =>
    listProductRows(state, scope).flatMap((row) => toProduct(row, scope) ?? []);
  const findRow = (scope: CatalogueScope, id: string) =>
    listProductRows(state, scope).find(({ public_id }) => public_id === id);
  return {
    async findProduct(scope, lookup) {
      const key = findKey(state, lookup);
      const product = listProducts(scope).find(({ productKey }) => productKey === key);
      if (product) return { product };
      return 'slug' in lookup ? findMoved(state, scope, lookup.slug) : null;
    },
    readProducts: async (scope, after, limit) =>
      listProducts(scope)
        .filter(({ productKey }) => productKey > after)
        .slice(0, limit),
    listSitemapProducts: async (scope, after, limit) =>
      listProducts(scope)
        .filter(({ productKey }) => productKey > after)
        .slice(0, limit)
        .map(({ productKey, slug, isPremier, colours }) => ({
          ...{ productKey, slug, isPremier, changedOn: new Date().toISOString().slice(0, 10) },
          pictures: colours.flatMap(({ pictures }) => pictures.slice(0, 1).map(({ id }) => id)),
        })),
    listSitemapParts: async (scope, size) => {
      const keys = listProducts(scope).map(({ productKey }) => productKey);
      return keys.flatMap((_, index) => (index % size === 0 ? [keys[index - 1] ?? ''] : []));
    },
    findStock: async (scope, id) => findRow(scope, id)?.variants?.map(toVariantStock) ?? null,
    async findPriceInfo(scope, id) {
      const row = findRow(scope, id);
      return row ? listPriceInfo(state.products.get(row.product_key), scope) : null;
    },
    findPurchaseRequirements: async (scope, skus) =>
      [...new Set(skus)].flatMap((sku) => {
        const { isPremier = false, customisationGroupName = null } =
          findSold(state, scope, sku)?.facts ?? {};
        return isPremier || customisationGroupName
          ? [{ sku, isPremier, customisationGroupName }]
          : [];
      }),
    findSold: async (scope, skus) =>
      [...new Set(skus)].filter((sku) => findSold(state, scope, sku)),
    listCategories: async (scope) => listCategories(state, scope),
    listBrands: async (scope) =>
      [...new Set(listProducts(scope).map(({ brandSlug }) => brandSlug))].toSorted(),
    async findBrand(scope, slug) {
      const name = listProducts(scope).find(({ brandSlug }) => brandSlug === slug)?.brand;
      return name === undefined ? null : { slug: formatBrandSlug(name), name };
    },
  };
}

function findKey({ products }: CatalogueState, lookup: ProductLookup): string | undefined {
  const all = [...products.values()];
  if ('productKey' in lookup) return lookup.productKey;
  if ('sku' in lookup) return findBySku(all, lookup.sku)?.productKey;
  if ('slug' in lookup) return all.find(({ slug }) => slug === lookup.slug)?.productKey;
  return all.find(({ id, productKey }) => (id ?? productKey) === lookup.id)?.productKey;
}

/** A variant's sku takes precedence over an equal marketplace sku. */
function findBySku(products: readonly ProductRecord[], sku: string): ProductRecord | undefined {
  return (
    products.find(({ variants }) => variants.some((variant) => variant.sku === sku)) ??
    products.find(({ variants }) => variants.some(({ marketplaceSku }) => marketplaceSku === sku))
  );
}

function findSold({ products }: CatalogueState, { fascia }: CatalogueScope, sku: string) {
  return findBySku(
    [...products.values()].filter(
      ({ status, availableFascias }) => status === 'live' && availableFascias.includes(fascia),
    ),
    sku,
  );
}

function findMoved(
  { products, formerSlugs }: CatalogueState,
  { fascia }: CatalogueScope,
  slug: string,
) {
  const isSoldHere = ({ availableFascias }: ProductRecord) => availableFascias.includes(fascia);
  const moved = products.get(formerSlugs.get(slug) ?? '');
  if (moved?.status === 'live' && isSoldHere(moved)) return { movedTo: moved.slug };
  const had = [...products.values()].find((product) => product.slug === slug) ?? moved;
  return had?.status === 'archived' && isSoldHere(had) ? ({ isGone: true } as const) : null;
}

function listPriceInfo(product: ProductRecord | undefined, { currency }: CatalogueScope) {
  return (product?.variants ?? []).flatMap((variant) => {
    const price = findPrice(variant, currency);
    if (!price) return [];
    const { centAmount, wasCentAmount, preDiscountCentAmount, discountEffects = [] } = price;
    return {
      ...{ sku: variant.sku, price: centAmount, discountEffects },
      ...(wasCentAmount !== undefined && { wasPrice: wasCentAmount }),
      ...(preDiscountCentAmount !== undefined && { preDiscountPrice: preDiscountCentAmount }),
    };
  });
}

function listCategories(state: CatalogueState, scope: CatalogueScope) {
  const sold = new Set(
    listProductRows(state, scope).flatMap(({ categories }) =>
      (categories ?? []).map(({ slug }) => slug),
    ),
  );
  return [...state.categories.values()]
    .filter(({ slug }) => sold.has(slug))
    .map(({ slug, name, parentSlug, position, picture }) => ({
      ...{ slug, name: name[scope.locale] ?? name['en-GB'], parentSlug, position },
      depth: pathOf(state.categories, slug).length - 1,
      ...(picture && { picture: localisePicture(picture, scope.locale) }),
    }))
    .toSorted(
      (item, other) =>
        item.depth - other.depth ||
        item.position - other.position ||
        (item.slug < other.slug ? -1 : 1),
    );
}
