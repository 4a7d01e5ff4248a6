/** GET /sitemap.xml and /sitemaps/…: streams the sitemaps of one fascia. */
import type {
  Catalogue,
  CatalogueScope,
  SitemapProduct,
} from '#features/catalogue/catalogue.port.ts';
import type { Content, ContentEditing, ContentPageResult } from '#features/content/content.port.ts';
import { findFirstPicture } from '#features/content/first-picture.ts';
import { isListed, MAX_PAGES, pageUrlOf } from '#features/content/links/listed-pages.ts';
import { picturePath, productPath } from '#features/offer/offer.ts';
import { respondWithinLimit, respondWithStream, type StreamGate } from '#kit/text/stream-text.ts';
import { links, serverLinks } from '#links';
import {
  formatSitemapName,
  MAX_FILES,
  parseSitemapName,
  renderIndex,
  renderUrls,
  SITEMAP_SIZE,
  type SitemapName,
  type SitemapUrl,
  URLSET_END,
  URLSET_START,
} from './sitemap.ts';

export type SitemapLanguage = { readonly scope: CatalogueScope; readonly prefix: string };

export type SitemapSource = {
  readonly ports: {
    readonly catalogue: Pick<
      Catalogue,
      'listSitemapProducts' | 'listSitemapParts' | 'listCategories' | 'listBrands'
    >;
    readonly content: Pick<Content, 'findPage'>;
    readonly contentEditing: Pick<ContentEditing, 'listPages'>;
  };
  readonly languages: readonly SitemapLanguage[];
  /** From configuration, without a trailing slash. */
  readonly origin: string;
  readonly now: Date;
};

/** Pages that every fascia has in every language, and that editors do not write. */
const LASTING_PAGES = [
  links.reviewPolicy(),
  links.socialProofPolicy(),
  serverLinks.withdrawalForm(),
] as const;

/** Products per query. */
const BATCH = 1_000;

/** Index of the sitemap files of all locales. */
export async function renderSitemapIndex({
  ports,
  languages,
  origin,
}: SitemapSource): Promise<string> {
  const files: string[] = [];
  for (const { scope } of languages) {
    const name = (part: SitemapName['part']) =>
      `${origin}/sitemaps/${formatSitemapName({ locale: scope.locale, part })}`;
    files.push(name('pages'));
    const parts = await ports.catalogue.listSitemapParts(scope, SITEMAP_SIZE);
    files.push(...parts.slice(0, MAX_FILES).map((_, index) => name(index + 1)));
  }
  return renderIndex(files);
}

/** Streams a sitemap file; null when it does not exist. */
export function renderSitemap(source: SitemapSource, path: string): AsyncGenerator<string> | null {
  const name = parseSitemapName(path);
  const language = name && source.languages.find(({ scope }) => scope.locale === name.locale);
  if (!name || !language) return null;
  return name.part === 'pages'
    ? writePages(source, language)
    : writeProducts(source, language, name.part);
}

async function* writeProducts(
  { ports, origin }: SitemapSource,
  { scope, prefix }: SitemapLanguage,
  part: number,
): AsyncGenerator<string> {
  yield URLSET_START;
  const parts = await ports.catalogue.listSitemapParts(scope, SITEMAP_SIZE);
  let after = parts[part - 1];
  for (let written = 0; written < SITEMAP_SIZE && after !== undefined; written += BATCH) {
    const products: readonly SitemapProduct[] = await ports.catalogue.listSitemapProducts(
      scope,
      after,
      BATCH,
    );
    yield renderUrls(
      products.map((product) => ({
        url: `${origin}${prefix}${productPath(product)}`,
        changedOn: product.changedOn,
        pictures: product.pictures.map((id) => `${origin}${picturePath(id)}`),
      })),
    );
    after = products.length < BATCH ? undefined : products.at(-1)?.productKey;
  }
  yield URLSET_END;
}

async function* writePages(
  { ports, origin, now }: SitemapSource,
  { scope, prefix }: SitemapLanguage,
): AsyncGenerator<string> {
  yield URLSET_START;
  const write = (path: string, picture?: string): SitemapUrl => ({
    url: `${origin}${prefix}${path}`,
    pictures: picture === undefined ? [] : [`${origin}${picturePath(picture)}`],
  });
  const home = await ports.content.findPage(scope, 'home', now);
  yield renderUrls([
    ...(isWritten(home) ? [{ url: `${origin}${prefix || '/'}`, ...toChange(home) }] : []),
    ...LASTING_PAGES.map((path) => write(path)),
  ]);
  const categories = await ports.catalogue.listCategories(scope);
  yield renderUrls(
    categories.map(({ slug, picture }) => write(links.category({ slug }), picture?.id)),
  );
  // A brand whose slug equals a category's has no page of its own: the category takes the URL.
  const taken = new Set(categories.map(({ slug }) => slug));
  const brands = await ports.catalogue.listBrands(scope);
  yield renderUrls(
    brands.filter((slug) => !taken.has(slug)).map((slug) => write(links.category({ slug }))),
  );
  for (const path of await listPaths(ports.contentEditing, scope)) {
    const page = await ports.content.findPage(scope, path, now);
    if (page && isWritten(page))
      yield renderUrls([
        { ...write(pageUrlOf(path), findFirstPicture(page.sections)?.id), ...toChange(page) },
      ]);
  }
  yield URLSET_END;
}

/** Empty if the content source does not know the day. */
function toChange(page: ContentPageResult | null): Pick<SitemapUrl, 'changedOn'> {
  return page?.changedOn === undefined ? {} : { changedOn: page.changedOn };
}

/** False for a page in another language, which is the canonical one. */
function isWritten(page: ContentPageResult | null): boolean {
  return page?.locale === undefined;
}

async function listPaths(
  editing: SitemapSource['ports']['contentEditing'],
  { fascia }: CatalogueScope,
): Promise<readonly string[]> {
  const pages = await editing.listPages();
  const paths = new Set(
    pages.filter((page) => page.fascia === fascia && isListed(page.path)).map(({ path }) => path),
  );
  return [...paths].sort().slice(0, MAX_PAGES);
}

/**
 * Answers the index for `path` null. 404 for unknown files, 503 while the maximum number of files
 * is being generated.
 */
export async function respondWithSitemap(
  source: SitemapSource,
  path: string | null,
  gate: StreamGate,
): Promise<Response> {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  };
  if (path === null)
    return await respondWithinLimit(
      gate,
      async () => new Response(await renderSitemapIndex(source), { headers }),
    );
  const pieces = renderSitemap(source, path);
  if (!pieces) return new Response('There is no such sitemap.\n', { status: 404 });
  return respondWithStream(pieces, gate, headers);
}
