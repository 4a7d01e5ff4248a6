/** Content admin on the ports of a shop: pages, versions, pictures and checks. */
import type {
  Catalogue,
  CatalogueScope,
  ProductLookup,
} from '#features/catalogue/catalogue.port.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { Problem } from '#kit/problem.ts';
import type { ContentEditing, ContentScope, PageName } from '../content.port.ts';
import { listSizeGuideGroups } from '../list-size-guide-groups.server.ts';
import { hashPageText } from '../text/hash-page-text.server.ts';
import type { ContentAdmin, HashedVersion, ReferencedNames } from './content-admin.ts';
import { publishVersion, requireVersions, rollBack, unpublishPage } from './publish-page.server.ts';
import { findConflict, findPublished, saveBasedOn } from './save-page.server.ts';
import { savePicture } from './save-picture.server.ts';

export type ContentAdminPorts = {
  readonly contentEditing: ContentEditing;
  readonly catalogue: Catalogue;
  readonly pictures: Pictures;
  /** Every combination of fascia, locale and currency that the deployment serves. */
  readonly scopes: readonly CatalogueScope[];
};

export function createContentAdmin(
  { contentEditing, catalogue, pictures, scopes }: ContentAdminPorts,
  now: () => Date,
): ContentAdmin {
  const scopeOf = (name: ContentScope) => findScope(scopes, name);
  return {
    listPages: () => contentEditing.listPages(),
    listVersions: (name) => listHashedVersions(contentEditing, name),
    findVersion: (name, version) => contentEditing.findVersion(name, version),
    async findPage(name) {
      const shown = findPublished(await contentEditing.listVersions(name), now());
      const page = shown && (await contentEditing.findVersion(name, shown.version));
      return page ? { page, version: shown.version } : null;
    },
    findConflict: ({ fascia, locale }, page, base) =>
      findConflict(contentEditing, { fascia, locale }, page, base, now()),
    async savePage(requestedScope, page, saving) {
      const { fascia, locale } = scopeOf(requestedScope);
      return saveBasedOn(contentEditing, { fascia, locale }, page, saving, now());
    },
    async publish(name, version, times) {
      scopeOf(name);
      return publishVersion(contentEditing, name, version, times, now);
    },
    unpublish: (name) => unpublishPage(contentEditing, name, now),
    async deletePage(name) {
      await requireVersions(contentEditing, name);
      return contentEditing.remove(name);
    },
    async rollback(name, version) {
      scopeOf(name);
      return rollBack(contentEditing, name, version, now);
    },
    savePicture: (file) => savePicture(pictures, file),
    listUnknown: (requestedScope, named) =>
      listUnknown({ catalogue, pictures }, scopeOf(requestedScope), named),
    listSizeGuideGroups: (requestedScope) =>
      listSizeGuideGroups(catalogue, scopeOf(requestedScope)),
  };
}

/** Sequential, to leave database connections for other requests. */
async function listHashedVersions(
  editing: ContentEditing,
  name: PageName,
): Promise<readonly HashedVersion[]> {
  const hashed: HashedVersion[] = [];
  for (const version of await requireVersions(editing, name)) {
    const page =
      version.publishAt === null ? null : await editing.findVersion(name, version.version);
    hashed.push({ ...version, hash: page && hashPageText(page) });
  }
  return hashed;
}

function findScope(
  scopes: readonly CatalogueScope[],
  { fascia, locale }: ContentScope,
): CatalogueScope {
  const scope = scopes.find(
    (candidate) => candidate.fascia === fascia && candidate.locale === locale,
  );
  if (scope) return scope;
  const isFascia = scopes.some((candidate) => candidate.fascia === fascia);
  const [field, words] = isFascia
    ? ['locale', `${fascia} is not available in ${locale}`]
    : ['fascia', `there is no fascia ${fascia}`];
  throw new Problem(422, 'content.scope', `${field}: ${words}.`, { field });
}

/** Width in pixels at which a picture is requested to check that it can be rendered. */
const PREVIEW_WIDTH = 16;

type LookupPorts = Pick<ContentAdminPorts, 'catalogue' | 'pictures'>;

async function listUnknown(
  { catalogue, pictures }: LookupPorts,
  scope: CatalogueScope,
  named: ReferencedNames,
): Promise<ReferencedNames> {
  const isSold = async (lookup: ProductLookup) =>
    (await catalogue.findProduct(scope, lookup)) !== null;
  const categories = new Set((await catalogue.listCategories(scope)).map(({ slug }) => slug));
  const sold = new Set(named.skus.length === 0 ? [] : await catalogue.findSold(scope, named.skus));
  return {
    productKeys: await findUnknown(named.productKeys, (productKey) => isSold({ productKey })),
    productSlugs: await findUnknown(named.productSlugs, (slug) => isSold({ slug })),
    categorySlugs: await findUnknown(
      named.categorySlugs,
      async (slug) => categories.has(slug) || (await catalogue.findBrand(scope, slug)) !== null,
    ),
    skus: named.skus.filter((sku) => !sold.has(sku)),
    pictures: await findUnknown(
      named.pictures,
      async (id) => (await pictures.find(id, PREVIEW_WIDTH)) !== null,
    ),
  };
}

/** Sequential, to leave database connections for other requests. */
async function findUnknown(
  names: readonly string[],
  isKnown: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const unknown: string[] = [];
  for (const name of new Set(names)) if (!(await isKnown(name))) unknown.push(name);
  return unknown;
}
