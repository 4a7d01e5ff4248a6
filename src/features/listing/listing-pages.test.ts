/** Tests of editor-made pages in search results. */
import { expect, test } from 'vitest';
import { testShop } from '#request/shop.fixtures.ts';
import type { Shop } from '#request/shop.ts';
import { indexTexts } from '#search-engine/shop-indexes/text-index.ts';
import { loadListingPage } from './listing.server.ts';

const returns = {
  path: 'pages/informational/returns',
  title: 'Returns',
  description: 'Thirty days',
  sections: [],
};

/** Request context whose index has no results. */
function shopWith(tags: string[]): Shop {
  const nothing = {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 24,
    params: '',
    index: 'x',
    processingTimeMS: 0,
    query: '',
  };
  const handle = async ({ body }: { readonly body: unknown }) => ({
    status: 200,
    body: {
      results: (body as { readonly requests: readonly unknown[] }).requests.map(() => nothing),
    },
  });
  return {
    fascia: { code: 'aldermoor', origin: 'https://aldermoor.example' },
    ...{
      locale: testShop.locale,
      currency: 'GBP',
      public: testShop,
      now: new Date(0),
      tag: () => undefined,
    },
    cached: (_name: string, own: readonly string[], load: () => unknown) => {
      if (Array.isArray(own)) tags.push(...own);
      return load();
    },
    ports: {
      catalogue: { listCategories: async () => [] },
      content: { listPublished: async () => [returns] },
      search: {
        applicationId: 'PARADE',
        searchKey: 'public-search-only',
        hosts: [],
        handle,
        indexTexts,
      },
    },
  } as unknown as Shop;
}

const load = (shop: Shop, search: string) =>
  loadListingPage(shop, ['search'], new URL(`/search${search}`, 'https://aldermoor.example'));

test('a search for "returns" shows the page about returns where no product is found, under a tag that publishing purges', async () => {
  const tags: string[] = [];
  const { result, pages } = await load(shopWith(tags), '?q=returns');
  expect(result.total).toBe(0);
  expect(pages).toEqual([
    { title: 'Returns', description: 'Thirty days', href: '/pages/informational/returns' },
  ]);
  expect(tags).toContain('pages:aldermoor');
});

test.each(['', '?colour=red', '?q=lamp'])('a listing of "%s" shows none', async (search) => {
  expect((await load(shopWith([]), search)).pages).toBeUndefined();
});
