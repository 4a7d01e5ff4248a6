/** Locales in which a page about a product exists. */
import type { Shop } from '#request/shop.ts';
import type { Product } from './catalogue.ts';

/** Slugs of the product's breadcrumb categories, the deepest first. */
export function listNearestCategories({
  breadcrumbs,
}: Pick<Product, 'breadcrumbs'>): readonly string[] {
  return breadcrumbs.map(({ slug }) => slug).reverse();
}

/** Locales of the fascia in whose currency the product has a price. */
export function listSoldLocales(
  { fascia, public: { locales } }: Pick<Shop, 'fascia' | 'public'>,
  { currencies }: Pick<Product, 'currencies'>,
): Shop['public']['locales'] {
  const currencyOf = new Map(fascia.locales.map(({ tag, currency }) => [tag, currency]));
  return locales.filter(({ tag }) => {
    const currency = currencyOf.get(tag);
    return currency !== undefined && currencies.includes(currency);
  });
}
