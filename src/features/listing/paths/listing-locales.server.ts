/** Finds the locales in which a listing page exists, and the nearest pages in the others. */

import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import {
  listLocaleScopes,
  loadCategorySlugs,
} from '#features/catalogue/languages/language-paths.server.ts';
import { listNearestCategories, listSoldLocales } from '#features/catalogue/sold-locales.ts';
import { cacheTags } from '#request/cache-tags.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import type { ListingData } from '../listing-result.ts';

type ListingLocales = {
  readonly locales: Shop['public']['locales'];
  /** Slugs of the ancestor categories, the nearest first. */
  readonly nearest: readonly string[];
};

/** A search exists in all locales; a category or brand in those with products of it. */
export async function findListingLocales(
  shop: Shop,
  { state, ancestors }: Pick<ListingData, 'state' | 'ancestors'>,
): Promise<ListingLocales> {
  const { locales } = shop.public;
  const { mode, similarTo, category, brand } = state;
  const nearest = ancestors.map(({ slug }) => slug).reverse();
  if (mode === 'text') return { locales, nearest };
  if (similarTo) return await findProductLocales(shop, similarTo.slug);
  const missing = await Promise.all(
    listLocaleScopes(shop).map(async (scope) => {
      if (scope.locale === shop.locale.tag) return null;
      const [hasCategory, hasBrand] = await Promise.all([
        category === null || loadCategorySlugs(shop, scope).then((all) => all.includes(category)),
        brand === null || isBrandSold(shop, scope, brand),
      ]).catch((error: unknown) => {
        shop.tag(INCOMPLETE_TAG);
        shop.log.warn(
          { locale: scope.locale, error: String(error) },
          'The listing could not be looked up in a locale.',
        );
        return [true, true];
      });
      return hasCategory && hasBrand ? null : scope.locale;
    }),
  );
  const isNarrowed = category !== null && brand !== null;
  return {
    locales: locales.filter(({ tag }) => !missing.includes(tag)),
    nearest: isNarrowed ? [category, ...nearest] : nearest,
  };
}

async function isBrandSold(shop: Shop, scope: CatalogueScope, slug: string): Promise<boolean> {
  return await shop.cached(
    `catalogue.isBrandSold:${scope.locale}:${slug}`,
    [cacheTags.listing()],
    async () => (await shop.ports.catalogue.findBrand(scope, slug)) !== null,
  );
}

async function findProductLocales(shop: Shop, slug: string): Promise<ListingLocales> {
  const result = await loadProductBySlug(shop, slug);
  if (!('product' in result)) return { locales: shop.public.locales, nearest: [] };
  return {
    locales: listSoldLocales(shop, result.product),
    nearest: listNearestCategories(result.product),
  };
}
