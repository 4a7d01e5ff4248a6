/**
 * Crawls the pages that the sitemaps name, in every fascia and locale: each has a title of its own,
 * a description, its own address, those of its languages, valid structured data, and links whose
 * texts describe where they lead.
 */
import { type APIRequestContext, expect } from '@playwright/test';
import { listStructuredDataFaults } from './support/json-ld/json-ld-faults.ts';
import { listGenericLinks } from './support/page-html/generic-links.ts';
import { type PageHead, parsePageHead } from './support/page-html/page-head.ts';
import { openPublicShop, type PublicShop } from './support/public-shop.ts';
import { test } from './support/watched-page.ts';

const CODES = ['aldermoor', 'nightjar', 'fernhollow'] as const;
/** Products of each sitemap that are crawled, spread evenly; `METADATA_PRODUCTS` changes it. */
const PRODUCTS = Number(process.env.METADATA_PRODUCTS ?? 25);
/** Reviewed products have pages of their own, which no sitemap names. */
const REVIEWED = 8;
const LOCATION = /<loc>([^<]*)<\/loc>/g;

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
    const sitemaps = await crawl.listLocations(`${crawl.origin}/sitemap.xml`);
    const titles = new Map<string, string>();
    const repeated: string[] = [];
    for (const sitemap of sitemaps) {
      const locations = await crawl.listLocations(sitemap);
      expect(new Set(locations).size, sitemap).toBe(locations.length);
      for (const address of pick(sitemap, locations)) {
        const head = await crawl.read(address);
        expectIndexed(address, head);
        expect(head.genericLinks, address).toEqual([]);
        await expectReciprocal(address, head, crawl);
        const [title = ''] = head.titles;
        const key = `${sitemap.split('/').at(-2)} ${title}`;
        if (titles.has(key)) repeated.push(`${title}: ${titles.get(key)} and ${address}`);
        titles.set(key, address);
      }
    }
    expect(repeated).toEqual([]);
    expect(titles.size).toBeGreaterThan(100);
  });

test('META-1: pages of all reviews and questions have metadata of their own', async ({
  request,
}) => {
  const crawl = createCrawl(request, 'aldermoor');
  const sitemaps = await crawl.listLocations(`${crawl.origin}/sitemap.xml`);
  const products = await crawl.listLocations(
    sitemaps.find((address) => address.endsWith('/products-1.xml')) ?? '',
  );
  let indexed = 0;
  for (const product of spread(products, REVIEWED))
    for (const page of ['reviews', 'questions']) {
      const head = await crawl.read(`${product}/${page}`);
      expect(head.genericLinks, `${product}/${page}`).toEqual([]);
      if (head.meta('robots')?.startsWith('noindex')) continue;
      expectIndexed(`${product}/${page}`, head);
      indexed += 1;
    }
  expect(indexed).toBeGreaterThan(0);
});

test('META-1: private pages have a title, and are left out of indexes', async ({ request }) => {
  const crawl = createCrawl(request, 'nightjar');
  for (const prefix of ['', '/de', '/ar'])
    for (const path of ['/basket', '/login', '/sign-up', '/cookies']) {
      const head = await crawl.read(`${crawl.origin}${prefix}${path}`);
      expect(head.genericLinks, path).toEqual([]);
      expect(
        head.titles.map((title) => title !== ''),
        path,
      ).toEqual([true]);
      expect(head.meta('robots'), path).toContain('noindex');
      expect(head.canonical, path).toBeNull();
    }
});

type CrawledPage = PageHead & { readonly genericLinks: readonly string[] };

function readCrawledPage(html: string): CrawledPage {
  return { ...parsePageHead(html), genericLinks: listGenericLinks(html) };
}

type Crawl = ReturnType<typeof createCrawl>;

function createCrawl(request: APIRequestContext, code: (typeof CODES)[number]) {
  if (!shop) throw new Error('The shop is not open.');
  const { internal } = shop;
  const origin = shop.originOf(code);
  const headers = { host: new URL(origin).host, 'x-forwarded-proto': 'https' };
  const heads = new Map<string, Promise<CrawledPage>>();
  const load = async (address: string) => {
    const response = await request.get(address.replace(origin, internal), { headers });
    expect(response.status(), address).toBe(200);
    return await response.text();
  };
  return {
    origin,
    read(address: string): Promise<CrawledPage> {
      const head = heads.get(address) ?? load(address).then(readCrawledPage);
      heads.set(address, head);
      return head;
    },
    listLocations: async (address: string) =>
      [...(await load(address)).matchAll(LOCATION)].map(([, location = '']) => location),
  };
}

function pick(sitemap: string, locations: readonly string[]): readonly string[] {
  return sitemap.endsWith('/pages.xml') ? locations : spread(locations, PRODUCTS);
}

function spread(items: readonly string[], count: number): readonly string[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}

function expectIndexed(address: string, { titles, canonical, meta, structuredData }: PageHead) {
  expect(titles, address).toHaveLength(1);
  expect(titles[0], address).not.toMatch(/^$|\bundefined\b|[a-z]\/[a-z]/);
  expect(meta('description') ?? '', address).not.toBe('');
  expect(meta('robots'), address).toBe('max-image-preview:large');
  expect(canonical, address).toBe(address);
  for (const property of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'])
    expect(meta(property) ?? '', `${address} ${property}`).not.toBe('');
  expect(meta('og:url'), address).toBe(address);
  expect(meta('theme-color'), address).toMatch(/^#/);
  expect(meta('twitter:card'), address).toMatch(/^summary/);
  const image = meta('og:image');
  if (image !== null) expect(new URL(image).origin, address).toBe(new URL(address).origin);
  if (/\/(product|premier)\/[^/]+$/.test(address)) expect(image, address).not.toBeNull();
  expect(structuredData.flatMap(listStructuredDataFaults), address).toEqual([]);
}

/** Each language of a page is there, and names the same languages. */
async function expectReciprocal(address: string, { alternates }: PageHead, crawl: Crawl) {
  expect(
    alternates.map((item) => item.split(' ')[1]),
    address,
  ).toContain(address);
  // Only pages in the language without a prefix have a default for other languages.
  expect(alternates.filter((item) => item.startsWith('x-default ')).length, address).toBe(
    alternates.some((item) => item.startsWith('en-GB ')) ? 1 : 0,
  );
  for (const item of alternates) {
    const other = await crawl.read(item.split(' ')[1] ?? '');
    expect(other.alternates, `${address} and ${item}`).toEqual(alternates);
  }
}
