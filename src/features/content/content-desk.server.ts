/** The content command's work on the ports of a shop. */
import type { Catalogue, CatalogueScope, ProductLookup } from '#features/catalogue/catalogue.port.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { Problem } from '#kit/problem.ts';
import type { ContentEditing, ContentScope, PageName } from './content.port.ts';
import type { ContentDesk, Named } from './content-desk.ts';
import { keepPicture } from './keep-picture.server.ts';
import { listSized } from './list-sized.server.ts';
import { findConflict, findShown, listBegun, saveUpon } from './save-page.server.ts';

export type DeskPorts = {
  readonly contentEditing: ContentEditing;
  readonly catalogue: Catalogue;
  readonly pictures: Pictures;
  /** Every view of the catalogue that the shop has. */
  readonly scopes: readonly CatalogueScope[];
};

export function createContentDesk({ contentEditing, catalogue, pictures, scopes }: DeskPorts, now: () => Date): ContentDesk {
  const scopeOf = (name: ContentScope) => findScope(scopes, name);
  const versionsOf = async (name: PageName) => {
    const versions = await contentEditing.listVersions(name);
    if (versions.length === 0) throw new Problem(404, 'content.missing', `page: there is no ${wordsOf(name)}.`, { field: 'page' });
    return versions;
  };
  return {
    listPages: () => contentEditing.listPages(),
    listVersions: versionsOf,
    async findPage(name) {
      const shown = findShown(await contentEditing.listVersions(name), now());
      const page = shown && (await contentEditing.findVersion(name, shown.version));
      return page ? { page, version: shown.version } : null;
    },
    findConflict: ({ fascia, locale }, page, base) => findConflict(contentEditing, { fascia, locale }, page, base, now()),
    async savePage(given, page, saving) {
      const { fascia, locale } = scopeOf(given);
      return saveUpon(contentEditing, { fascia, locale }, page, saving, now());
    },
    async publish(name, version, { from, until }) {
      scopeOf(name);
      const [newest] = await versionsOf(name);
      const chosen = version ?? newest?.version ?? 0;
      const moment = now();
      // A moment that has gone might lie before that of another version, which would then stay.
      if (from && from < moment)
        throw new Problem(422, 'content.times', 'from: that time has passed; without it the page is published now.', { field: 'from' });
      await contentEditing.publish(name, chosen, { from: from ?? moment, until });
      return chosen;
    },
    async unpublish(name) {
      const versions = await versionsOf(name);
      const moment = now();
      if (!findShown(versions, moment) && !versions.some(({ publishAt }) => publishAt !== null && publishAt > moment))
        throw new Problem(409, 'content.unpublished', `page: ${wordsOf(name)} is not published.`, { field: 'page' });
      await contentEditing.unpublish(name, moment);
    },
    async deletePage(name) {
      await versionsOf(name);
      return contentEditing.remove(name);
    },
    async rollback(name, version) {
      const { fascia, locale } = scopeOf(name);
      const versions = await versionsOf(name);
      const copied = version ?? findBefore(name, versions, now());
      const page = await contentEditing.findVersion(name, copied);
      if (!page) throw new Problem(404, 'content.version', `version: ${wordsOf(name)} has no version ${copied}.`, { field: 'version' });
      const next = await contentEditing.saveDraft({ fascia, locale }, page, versions[0]?.version ?? 0);
      await contentEditing.publish(name, next, { from: now() });
      return { version: next, copied };
    },
    savePicture: (file) => keepPicture(pictures, file),
    listUnknown: (given, named) => listUnknown({ catalogue, pictures }, scopeOf(given), named),
    listSized: (given) => listSized(catalogue, scopeOf(given)),
  };
}

function findScope(scopes: readonly CatalogueScope[], { fascia, locale }: ContentScope): CatalogueScope {
  const scope = scopes.find((one) => one.fascia === fascia && one.locale === locale);
  if (scope) return scope;
  const isFascia = scopes.some((one) => one.fascia === fascia);
  const [field, words] = isFascia ? ['locale', `${fascia} is not available in ${locale}`] : ['fascia', `there is no fascia ${fascia}`];
  throw new Problem(422, 'content.scope', `${field}: ${words}.`, { field });
}

function findBefore(name: PageName, versions: Awaited<ReturnType<ContentEditing['listVersions']>>, now: Date): number {
  const begun = listBegun(versions, now);
  // A page that has been taken away comes back as it was last.
  const before = findShown(versions, now) ? begun[1] : begun[0];
  if (before) return before.version;
  throw new Problem(409, 'content.version', `version: shoppers saw no version of ${wordsOf(name)} before this one.`, { field: 'version' });
}

function wordsOf({ fascia, locale, path }: PageName): string {
  return `${fascia}/${locale}/${path}`;
}

/** Wide enough to know that a picture can be made. */
const LOOK_WIDTH = 16;

type Looked = Pick<DeskPorts, 'catalogue' | 'pictures'>;

async function listUnknown({ catalogue, pictures }: Looked, scope: CatalogueScope, named: Named): Promise<Named> {
  const isSold = async (lookup: ProductLookup) => (await catalogue.findProduct(scope, lookup)) !== null;
  const categories = new Set((await catalogue.listCategories(scope)).map(({ slug }) => slug));
  const sold = new Set(named.skus.length === 0 ? [] : await catalogue.findSold(scope, named.skus));
  return {
    productKeys: await without(named.productKeys, (productKey) => isSold({ productKey })),
    productSlugs: await without(named.productSlugs, (slug) => isSold({ slug })),
    categorySlugs: await without(
      named.categorySlugs,
      async (slug) => categories.has(slug) || (await catalogue.findBrand(scope, slug)) !== null,
    ),
    skus: named.skus.filter((sku) => !sold.has(sku)),
    pictures: await without(named.pictures, async (id) => (await pictures.find(id, LOOK_WIDTH)) !== null),
  };
}

/** One after the other: the database has other work too. */
async function without(names: readonly string[], isKnown: (name: string) => Promise<boolean>): Promise<string[]> {
  const unknown: string[] = [];
  for (const name of new Set(names)) if (!(await isKnown(name))) unknown.push(name);
  return unknown;
}
