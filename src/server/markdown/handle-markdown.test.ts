/** Tests of pages in Markdown: content, URLs, caching and errors. */
import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/catalogue.ts';
import { someProduct, someVariant } from '#features/selection/selection.fixtures.ts';
import type { PortOverrides } from '#test/create-test-shop.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { createHtmlCache, type HtmlCache } from '../pages/html-cache.server.ts';
import { handleMarkdown } from './handle-markdown.server.ts';

type Options = {
  readonly accept?: string;
  readonly method?: string;
  readonly ports?: PortOverrides;
  readonly cache?: HtmlCache;
  readonly locale?: string;
};

const locales = [
  { tag: 'en-GB', name: 'English', prefix: '' },
  { tag: 'fr-FR', name: 'Français', prefix: '/fr' },
];

async function request(
  path: string,
  { accept, method = 'GET', ports = {}, cache, locale }: Options = {},
) {
  const shop = createTestShop({
    ...{ public: { prefix: '/fr', locales }, ports },
    ...(locale !== undefined && { locale: { tag: locale } }),
  });
  const url = new URL(path, 'http://internal');
  return await handleMarkdown(
    {
      request: new Request(url, { method, headers: accept ? { accept } : {} }),
      language: { locale: shop.locale, currency: 'GBP', prefix: '/fr' },
      requestContext: {
        ...{ shop, privateShop: async () => shop, cookies: [], tags: new Set(['product:tee']) },
        ...{
          wasPrivate: () => false,
          phoneRedirect: () => null,
          maxAgeMs: () => null,
          ancestors: [],
        },
        experiments: null,
        origin: 'https://shop.test',
      },
    },
    { cache: cache ?? createHtmlCache({ maxBytes: 0 }), key: path, url },
  );
}

const PICTURE = 'https://shop.test/media/draw.tee.moss.front/w1280-full-n.jpg';

const selling = (product: Product): PortOverrides => ({
  catalogue: { findProduct: async () => ({ product }) },
});

test('a product has a row for each variant, with price, stock and URL', async () => {
  const variants = [
    someVariant('moss', 'S', 20, { price: 1999, wasPrice: 2500 }),
    someVariant('ink', 'M', 0),
  ];
  const ports = selling(someProduct({ name: 'Tee [2 | 3]', variants }));
  const response = await request('/fr/product/plain-tee.md', { ports });
  expect(response?.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response?.headers.get('link')).toBe(
    '<https://shop.test/fr/product/plain-tee>; rel="canonical"',
  );
  const text = (await response?.text()) ?? '';
  expect(text).toContain('# Tee \\[2 \\| 3\\]\n');
  const productUrl = 'https://shop.test/fr/product/plain-tee';
  expect(text).toContain(
    `| Moss | S | £19.99 | £25.00 | markdown.inStock | £3.99 / £5.99 | ![Moss](${PICTURE}) | [TEE00001-moss-S](${productUrl}?colour=moss&size=S) |`,
  );
  expect(text).toContain('| Ink | M | £20.00 |  | markdown.outOfStock | £3.99 / £5.99 |');
});

test('the same URL gives agents Markdown and browsers HTML', async () => {
  const ports = selling(someProduct());
  const response = await request('/fr/product/plain-tee', { ports, accept: 'text/markdown' });
  expect([response?.status, response?.headers.get('vary')]).toEqual([
    200,
    'accept, accept-encoding',
  ]);
  expect(await request('/fr/product/plain-tee', { ports, accept: 'text/html' })).toBeNull();
});

test('an untranslated page names the URL in its own language as canonical, as its HTML does', async () => {
  const page = { path: 'pages/about', title: 'About', description: '', sections: [] };
  const findPage = async ({ locale }: { readonly locale: string }) =>
    locale === 'en-GB' ? page : { ...page, locale: 'en-GB' };
  const response = await request('/fr/pages/about.md', {
    ports: { content: { findPage: (scope) => findPage(scope) } },
    locale: 'fr-FR',
  });
  expect(response?.headers.get('link')).toBe('<https://shop.test/pages/about>; rel="canonical"');
});

test('a former URL redirects to the Markdown of the current one', async () => {
  const ports: PortOverrides = { catalogue: { findProduct: async () => ({ movedTo: 'tee-2' }) } };
  const response = await request('/fr/product/tee.md', { ports });
  expect([response?.status, response?.headers.get('location')]).toEqual([
    301,
    '/fr/product/tee-2.md',
  ]);
});

test('the path of a membership redirects to the product if it is no membership', async () => {
  const ports = selling(someProduct());
  const response = await request('/fr/premier/plain-tee', { ports, accept: 'text/markdown' });
  expect([response?.status, response?.headers.get('location')]).toEqual([
    301,
    '/fr/product/plain-tee',
  ]);
});

test('a membership has its Markdown only at its own path', async () => {
  const ports = selling(someProduct({ isPremier: true }));
  const response = await request('/fr/product/plain-tee.md', { ports });
  expect([response?.status, response?.headers.get('location')]).toEqual([
    301,
    '/fr/premier/plain-tee.md',
  ]);
});

test('an unknown page is 404, in Markdown', async () => {
  for (const path of ['/fr/product/none.md', '/fr/pages/none.md', '/fr/categories/none.md']) {
    const response = await request(path);
    expect([response?.status, response?.headers.get('content-type')], path).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ]);
    expect(await response?.text(), path).toMatch(/^# 404\n\n\S/);
  }
});

test('private pages and their data have no Markdown', async () => {
  const paths = ['account', 'basket', 'wishlist', 'checkout/address', 'order/1', 'preview/page'];
  for (const path of paths)
    for (const suffix of ['', '.md', '.data'])
      expect(await request(`/fr/${path}${suffix}`, { accept: 'text/markdown' })).toBeNull();
});

test('HEAD is answered without a body, with the headers of GET', async () => {
  const ports = selling(someProduct());
  const [head, get] = [
    await request('/fr/product/plain-tee.md', { ports, method: 'HEAD' }),
    await request('/fr/product/plain-tee.md', { ports }),
  ];
  expect(head?.body).toBeNull();
  expect(head?.headers.get('etag')).toBe(get?.headers.get('etag'));
});

test('Markdown is stored once for each URL, and rendered again once its product is purged', async () => {
  const cache = createHtmlCache({ maxBytes: 2 ** 20 });
  const read = async (name: string) => {
    const ports = selling(someProduct({ name }));
    return await (await request('/fr/product/plain-tee.md', { ports, cache }))?.text();
  };
  expect(await read('One')).toContain('# One\n');
  expect(await read('Two')).toContain('# One\n');
  cache.purge(['product:tee']);
  expect(await read('Two')).toContain('# Two\n');
});

test('texts of a product are escaped', async () => {
  const ports = selling(
    someProduct({
      name: '# *Tee*',
      brand: '[B](https://elsewhere.test)',
      description: '- one\n<script>',
      variants: [someVariant('moss', 'S | M', 3, { sku: 'a_b_c' })],
    }),
  );
  const text = (await (await request('/fr/product/plain-tee.md', { ports }))?.text()) ?? '';
  expect(text).toContain('# \\# \\*Tee\\*\n');
  expect(text).toContain('[\\[B\\](https://elsewhere.test)](https://shop.test/fr/');
  expect(text).toContain('\n\n\\- one\n\n\\<script\\>\n');
  expect(text).toContain('| Moss | S \\| M |');
  expect(text).toContain('[a\\_b\\_c](');
});

test('a search is a numbered list of products', async () => {
  const response = await request('/fr/search.md?q=tee');
  expect(response?.status).toBe(200);
  expect(await response?.text()).toMatch(/^# tee\n/);
});
