/** The content command's work on the ports of a shop. */
import type { Catalogue, CatalogueScope, ProductLookup } from '#features/catalogue/catalogue.port.ts';
import { Problem } from '#kit/problem.ts';
import type { ContentEditing } from './content.port.ts';
import type { ContentDesk } from './content-desk.ts';
import { findShown, savePage } from './save-page.server.ts';

export type DeskPorts = {
  readonly contentEditing: ContentEditing;
  readonly catalogue: Catalogue;
  /** Every view of the catalogue that the shop has. */
  readonly scopes: readonly CatalogueScope[];
};

export function createContentDesk({ contentEditing, catalogue, scopes }: DeskPorts, now: () => Date): ContentDesk {
  const scopeOf = (fascia: string, locale: string): CatalogueScope => {
    const scope = scopes.find((one) => one.fascia === fascia && one.locale === locale);
    if (!scope) throw new Problem(422, 'content.scope', `fascia: there is no ${fascia} in ${locale}.`, { field: 'fascia' });
    return scope;
  };
  return {
    listPages: () => contentEditing.listPages(),
    async findPage(name) {
      const shown = findShown(await contentEditing.listVersions(name), now());
      return shown && contentEditing.findVersion(name, shown.version);
    },
    async savePage(given, page) {
      const { fascia, locale } = scopeOf(given.fascia, given.locale);
      return savePage(contentEditing, { fascia, locale }, page, now());
    },
    async listUnknown({ fascia, locale }, { productKeys, productSlugs, categorySlugs }) {
      const scope = scopeOf(fascia, locale);
      const isSold = async (lookup: ProductLookup) => (await catalogue.findProduct(scope, lookup)) !== null;
      const categories = new Set((await catalogue.listCategories(scope)).map(({ slug }) => slug));
      return {
        productKeys: await without(productKeys, (productKey) => isSold({ productKey })),
        productSlugs: await without(productSlugs, (slug) => isSold({ slug })),
        categorySlugs: await without(
          categorySlugs,
          async (slug) => categories.has(slug) || (await catalogue.findBrand(scope, slug)) !== null,
        ),
      };
    },
  };
}

/** One after the other: the database has other work too. */
async function without(names: readonly string[], isKnown: (name: string) => Promise<boolean>): Promise<string[]> {
  const unknown: string[] = [];
  for (const name of new Set(names)) if (!(await isKnown(name))) unknown.push(name);
  return unknown;
}
