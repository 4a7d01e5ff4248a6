/** Finds the pages that replace a catalogue page in locales in which it does not exist. */
import type { LanguagePaths } from '#kit/html/meta.ts';
import { links } from '#links';
import { cacheTags } from '#request/cache-tags.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import type { CatalogueScope } from '../catalogue.port.ts';

/** View of the catalogue in each locale of the fascia. */
export function listLocaleScopes({
  fascia,
}: Pick<Shop, 'fascia'>): readonly Pick<CatalogueScope, 'fascia' | 'locale' | 'currency'>[] {
  return fascia.locales.map(({ tag, currency }) => ({
    ...{ fascia: fascia.code, locale: tag, currency },
  }));
}

/**
 * Slugs of the categories in which the fascia sells something in a locale. Tagged as a listing, as
 * a price in the locale's currency may be a category's first.
 */
export async function loadCategorySlugs(
  shop: Shop,
  scope: CatalogueScope,
): Promise<readonly string[]> {
  return await shop.cached(
    `catalogue.categorySlugs:${scope.locale}`,
    [cacheTags.categories(), cacheTags.listing()],
    async () => (await shop.ports.catalogue.listCategories(scope)).map(({ slug }) => slug),
  );
}

/**
 * Path of the first of `categories` (sorted by nearness) that exists, else of the home page, for
 * each locale that is not in `locales`. Undefined where the page exists in all of them.
 */
export async function findLanguagePaths(
  shop: Shop,
  locales: Shop['public']['locales'],
  categories: readonly string[],
): Promise<LanguagePaths | undefined> {
  const existing = new Set(locales.map(({ tag }) => tag));
  const missing = listLocaleScopes(shop).filter(({ locale }) => !existing.has(locale));
  if (missing.length === 0) return undefined;
  const paths = missing.map(async (scope) => {
    const slugs = await loadCategorySlugs(shop, scope).catch(
      (error: unknown): readonly string[] => {
        shop.tag(INCOMPLETE_TAG);
        shop.log.warn(
          { locale: scope.locale, error: String(error) },
          'The categories of a locale could not be loaded.',
        );
        return [];
      },
    );
    const slug = categories.find((candidate) => slugs.includes(candidate));
    return [scope.locale, slug === undefined ? links.home() : links.category({ slug })] as const;
  });
  return Object.fromEntries(await Promise.all(paths));
}
