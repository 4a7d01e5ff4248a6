/** Tests that sitemaps contain every URL once, and none that does not exist. */
import { describe, expect, test } from 'vitest';
import {
  renderSitemap,
  renderSitemapIndex,
  respondWithSitemap,
  type SitemapSource,
} from './sitemap.server.ts';
import { formatSitemapName, parseSitemapName, SITEMAP_SIZE } from './sitemap.ts';

const COUNT = SITEMAP_SIZE + 1_500;
const products = Array.from({ length: COUNT }, (_, index) => ({
  ...{ productKey: `K${String(index).padStart(5, '0')}`, slug: `tee-${index}` },
  ...{ isPremier: false, changedOn: '2026-11-23' },
  pictures: [`draw.tee-${index}.front`],
}));

const source: SitemapSource = {
  ports: {
    catalogue: {
      listSitemapProducts: async ({ locale }, after, limit) =>
        locale === 'en-GB'
          ? products.filter(({ productKey }) => productKey > after).slice(0, limit)
          : [],
      listSitemapParts: async ({ locale }, size) =>
        locale === 'en-GB'
          ? products.flatMap((_, index) =>
              index % size === 0 ? [products[index - 1]?.productKey ?? ''] : [],
            )
          : [],
      listBrands: async () => ['kerb', 'womens'],
      listCategories: async () => [
        { slug: 'womens', name: 'Women', parentSlug: null, depth: 0, position: 1 },
      ],
    },
    content: {
      findPage: async ({ locale }, path) => {
        if (path === 'pages/drafts/one') return null;
        const page = { path, title: '', description: '', sections: [] };
        if (path === 'home') return { ...page, changedOn: '2026-11-20' };
        if (path === 'pages/informational/returns') return { ...page, changedOn: '2026-10-01' };
        return path === 'pages/english' && locale !== 'en-GB' ? { ...page, locale: 'en-GB' } : page;
      },
    },
    contentEditing: {
      listPages: async () => [
        { fascia: 'shop', locale: 'en-GB', path: 'pages/informational/returns' },
        { fascia: 'shop', locale: 'de-DE', path: 'pages/informational/returns' },
        { fascia: 'shop', locale: 'en-GB', path: 'home' },
        { fascia: 'shop', locale: 'en-GB', path: 'pages/english' },
        { fascia: 'shop', locale: 'en-GB', path: 'pages/blocks' },
        { fascia: 'shop', locale: 'en-GB', path: 'pages/drafts/one' },
        { fascia: 'other', locale: 'en-GB', path: 'pages/informational/theirs' },
      ],
    },
  },
  languages: [
    { scope: { fascia: 'shop', locale: 'en-GB', currency: 'GBP' }, prefix: '' },
    { scope: { fascia: 'shop', locale: 'de-DE', currency: 'EUR' }, prefix: '/de' },
  ],
  origin: 'https://shop.test',
  now: new Date(0),
};

async function readText(path: string, from = source): Promise<string> {
  const pieces = renderSitemap(from, path);
  if (!pieces) throw new Error(`no ${path}`);
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function read(path: string): Promise<string[]> {
  const text = await readText(path);
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
}

describe('sitemaps', () => {
  test('the index lists every file of every language', async () => {
    const index = await renderSitemapIndex(source);
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://shop.test/sitemaps/en-GB/pages.xml',
      'https://shop.test/sitemaps/en-GB/products-1.xml',
      'https://shop.test/sitemaps/en-GB/products-2.xml',
      'https://shop.test/sitemaps/de-DE/pages.xml',
    ]);
  });

  test('the product files contain each product once', async () => {
    const [first, second] = [
      await read('en-GB/products-1.xml'),
      await read('en-GB/products-2.xml'),
    ];
    expect([first.length, second.length]).toEqual([SITEMAP_SIZE, 1_500]);
    expect(new Set([...first, ...second]).size).toBe(COUNT);
    expect(second.at(-1)).toBe(`https://shop.test/product/tee-${COUNT - 1}`);
  });

  test('the page file has home, categories, brands and editors’ pages, at the URLs of the language', async () => {
    expect(await read('de-DE/pages.xml')).toEqual([
      'https://shop.test/de',
      'https://shop.test/de/review-policy',
      'https://shop.test/de/how-we-count',
      'https://shop.test/de/withdrawal-form',
      'https://shop.test/de/categories/womens',
      'https://shop.test/de/categories/kerb',
      'https://shop.test/de/pages/informational/returns',
    ]);
    expect((await read('en-GB/pages.xml'))[0]).toBe('https://shop.test/');
  });

  test('an untranslated page is in the sitemap of its own language only', async () => {
    expect(await read('en-GB/pages.xml')).toContain('https://shop.test/pages/english');
    expect(await read('de-DE/pages.xml')).not.toContain('https://shop.test/de/pages/english');
  });

  test('a product has the day of its last change and its pictures', async () => {
    expect(await readText('en-GB/products-1.xml')).toContain(
      '<url><loc>https://shop.test/product/tee-0</loc><lastmod>2026-11-23</lastmod><image:image><image:loc>https://shop.test/media/draw.tee-0.front/w1280-full-n.jpg</image:loc></image:image></url>',
    );
  });

  test('only editors’ pages have the day of their last change', async () => {
    const text = await readText('de-DE/pages.xml');
    expect(
      [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)/g)].map(([, ...found]) => found),
    ).toEqual([
      ['https://shop.test/de', '2026-11-20'],
      ['https://shop.test/de/pages/informational/returns', '2026-10-01'],
    ]);
  });

  test('a membership has its own URL', async () => {
    const membership = {
      productKey: 'unlimited',
      slug: 'unlimited',
      isPremier: true,
      changedOn: '2026-11-23',
      pictures: [],
    };
    const catalogue = { ...source.ports.catalogue, listSitemapProducts: async () => [membership] };
    const text = await readText('en-GB/products-1.xml', {
      ...source,
      ports: { ...source.ports, catalogue },
    });
    expect(text).toContain('<loc>https://shop.test/premier/unlimited</loc>');
  });

  test.each([
    '',
    'fr-FR/pages.xml',
    'en-GB/products-0.xml',
    'en-GB/products-999.xml',
    '../pages.xml',
    'en-GB/pages.xml.br',
  ])('%j is not a file', (path) => {
    expect(renderSitemap(source, path)).toBeNull();
  });

  test('a third concurrent request is a 503', async () => {
    const gate = { running: 2 };
    expect((await respondWithSitemap(source, 'en-GB/pages.xml', gate)).status).toBe(503);
    gate.running = 1;
    const response = await respondWithSitemap(source, 'en-GB/pages.xml', gate);
    expect(gate.running).toBe(2);
    await response.text();
    expect(gate.running).toBe(1);
  });

  test('a file name is parsed to the file that it was formatted from', () => {
    for (const name of [
      { locale: 'en-GB', part: 'pages' },
      { locale: 'ar', part: 7 },
    ] as const)
      expect(parseSitemapName(formatSitemapName(name))).toEqual(name);
  });
});
