/** Tests of editor-made pages in search results. */

import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Shop } from '#request/shop.ts';
import { createTestShop, type TestShop } from '#test/create-test-shop.ts';
import { loadListingPage } from './listing.server.ts';

const requestsSchema = z.object({ requests: z.array(z.unknown()) });
const returns = {
  path: 'pages/informational/returns',
  title: 'Returns',
  description: 'Thirty days',
  sections: [],
};

/** Request context whose index has no results. */
function openShop(): TestShop {
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
  return createTestShop({
    fascia: { origin: 'https://aldermoor.example' },
    ports: {
      catalogue: { listCategories: async () => [] },
      content: { listPublished: async () => [returns] },
      search: {
        handle: async ({ body }) => ({
          status: 200,
          body: { results: requestsSchema.parse(body).requests.map(() => nothing) },
        }),
      },
    },
  });
}

const load = (shop: Shop, search: string) =>
  loadListingPage(shop, ['search'], new URL(`/search${search}`, 'https://aldermoor.example'));

test('a search for "returns" without products shows the page about returns, with a cache tag that publishing purges', async () => {
  const shop = openShop();
  const { result, pages } = await load(shop, '?q=returns');
  expect(result.total).toBe(0);
  expect(pages).toEqual([
    { title: 'Returns', description: 'Thirty days', href: '/pages/informational/returns' },
  ]);
  expect(shop.tags).toContain('pages:aldermoor');
});

test.each(['', '?colour=red', '?q=lamp'])('a listing of "%s" shows no pages', async (search) => {
  expect((await load(openShop(), search)).pages).toBeUndefined();
});
