/**
 * Crawls the pages that the sitemaps name, in every fascia and locale: each responds at its own
 * URL, may be indexed, has a title and a description of its own, the URLs of its
 * languages, structured data without an error, and links whose texts describe where they lead.
 */
import { type APIRequestContext, expect } from '@playwright/test';
import {
  listLanguageFaults,
  listPageFaults,
  listRepetitions,
  readServedPage,
  type ServedPage,
} from './support/page-html/page-faults.ts';
import { openPublicShop, type PublicShop } from './support/public-shop.ts';
import { test } from './support/watched-page.ts';

const CODES = ['aldermoor', 'nightjar', 'fernhollow'] as const;
/** Pages crawled for each locale: all that are not products, and evenly distributed products. */
const PAGES_PER_LOCALE = Number(process.env.METADATA_PAGES ?? 200);
/** Fewest products crawled for each locale. */
const MIN_PRODUCTS = 25;
/** Number of products whose pages of reviews and questions, which are in no sitemap, are crawled. */
const REVIEWED_PRODUCTS = 8;
const SITEMAP_LOCATION = /<loc>([^<]*)<\/loc>/g;

test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
test.setTimeout(240_000);

let shop: PublicShop | undefined;
test.beforeEach(async () => {
  shop ??= await openPublicShop(`metadata-shop-${test.info().workerIndex}`);
});
test.afterAll(() => shop?.close());

for (const code of CODES)
  test(`META-1: ${code}: every page has metadata of its own, in every language`, async ({
    request,
  }) => {
    const crawl = createCrawl(request, code);
    const faults: string[] = [];
    for (const [locale, urls] of await listPages(crawl)) {
      expect(new Set(urls).size, locale).toBe(urls.length);
      const crawledUrls = selectUrls(urls);
      expect(crawledUrls.length, locale).toBeGreaterThanOrEqual(PAGES_PER_LOCALE);
      const pages: { readonly url: string; readonly page: ServedPage }[] = [];
      for (const url of crawledUrls) {
        const page = await crawl.read(url);
        pages.push({ url, page });
        faults.push(...(await listPageFaults(url, page)));
        faults.push(...(await listLanguageFaults(url, page, crawl.read)));
      }
      const listTexts = (find: (page: ServedPage) => string | null | undefined) =>
        pages.map(({ url, page }) => ({ url, text: find(page) ?? '' }));
      faults.push(...listRepetitions(listTexts(({ titles }) => titles[0])));
      faults.push(...listRepetitions(listTexts(({ meta }) => meta('description'))));
    }
    expect(faults).toEqual([]);
  });

test('META-1: pages of all reviews and questions have metadata of their own', async ({
  request,
}) => {
  const crawl = createCrawl(request, 'aldermoor');
  const sitemaps = await crawl.listLocations(`${crawl.origin}/sitemap.xml`);
  const products = await crawl.listLocations(
    sitemaps.find((url) => url.endsWith('/products-1.xml')) ?? '',
  );
  let indexed = 0;
  for (const product of takeEvenly(products, REVIEWED_PRODUCTS))
    for (const page of ['reviews', 'questions']) {
      const url = `${product}/${page}`;
      const served = await crawl.read(url);
      expect(served.genericLinks, url).toEqual([]);
      if (served.meta('robots')?.startsWith('noindex')) continue;
      expect(await listPageFaults(url, served)).toEqual([]);
      indexed += 1;
    }
  expect(indexed).toBeGreaterThan(0);
});

test('META-1: private pages have a title, and are left out of indexes', async ({ request }) => {
  const crawl = createCrawl(request, 'nightjar');
  for (const prefix of ['', '/de', '/ar'])
    for (const path of ['/basket', '/login', '/sign-up', '/cookies']) {
      const page = await crawl.read(`${crawl.origin}${prefix}${path}`);
      expect(page.genericLinks, path).toEqual([]);
      expect(
        page.titles.map((title) => title !== ''),
        path,
      ).toEqual([true]);
      expect(page.meta('robots'), path).toContain('noindex');
      expect(page.canonical, path).toBeNull();
    }
});

type Crawl = ReturnType<typeof createCrawl>;

function createCrawl(request: APIRequestContext, code: (typeof CODES)[number]) {
  if (!shop) throw new Error('The shop is not open.');
  const { internal } = shop;
  const origin = shop.originOf(code);
  const headers = { host: new URL(origin).host, 'x-forwarded-proto': 'https' };
  const pages = new Map<string, Promise<ServedPage>>();
  const get = (url: string) =>
    request.get(url.replace(origin, internal), { headers, maxRedirects: 0 });
  const load = async (url: string) => {
    const response = await get(url);
    const robotsHeader = response.headers()['x-robots-tag'] ?? null;
    return readServedPage({
      ...{ status: response.status(), robotsHeader },
      html: await response.text(),
    });
  };
  return {
    origin,
    read(url: string): Promise<ServedPage> {
      const page = pages.get(url) ?? load(url);
      pages.set(url, page);
      return page;
    },
    async listLocations(url: string) {
      const response = await get(url);
      expect(response.status(), url).toBe(200);
      return [...(await response.text()).matchAll(SITEMAP_LOCATION)].map(
        ([, location = '']) => location,
      );
    },
  };
}

/** URLs of all sitemaps by their locale. */
async function listPages({ origin, listLocations }: Crawl) {
  const byLocale = new Map<string, string[]>();
  for (const sitemap of await listLocations(`${origin}/sitemap.xml`)) {
    const locale = sitemap.split('/').at(-2) ?? '';
    byLocale.set(locale, [
      ...(byLocale.get(locale) ?? []),
      ...(await listLocations(sitemap)).map((url) => url.replaceAll('&amp;', '&')),
    ]);
  }
  return byLocale;
}

function selectUrls(urls: readonly string[]): readonly string[] {
  const isProduct = (url: string) => /\/(?:product|premier)\/[^/]+$/.test(url);
  const others = urls.filter((url) => !isProduct(url));
  const count = Math.max(MIN_PRODUCTS, PAGES_PER_LOCALE - others.length);
  return [...others, ...takeEvenly(urls.filter(isProduct), count)];
}

function takeEvenly(items: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}
