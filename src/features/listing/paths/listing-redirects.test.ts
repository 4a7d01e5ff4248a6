/** @vitest-environment happy-dom */

import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { EMPTY_LISTING } from '#features/search/listing.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { portOf } from '#test/servers/port-of.ts';
import { queryInBrowser } from '../listing.browser.ts';
import { loadListingPage } from '../listing.server.ts';
import type { ListingData } from '../listing-result.ts';

const requestsSchema = z.object({
  requests: z.array(z.object({ query: z.string().optional() })),
});

/** Additions of rules to a response. */
const rules: Readonly<Record<string, object>> = {
  sale: {
    renderingContent: { redirect: { url: '/sale' } },
    userData: [{ redirectMobile: '/m/sale' }],
  },
  boots: { userData: [{ redirectMobile: '/m/boots' }] },
  'sale under £20': { renderingContent: { redirect: { url: '/sale' } } },
  outlet: { renderingContent: { redirect: { url: '/outlet' } } },
  coats: {
    renderingContent: { redirect: { url: '/search?page=1&q=coats' } },
    userData: [{ redirectMobile: 'https://aldermoor.example/fr/search?q=coats' }],
  },
};

/** Response of an index without results, but with rules. */
function respond({ requests }: z.infer<typeof requestsSchema>) {
  const nothing = {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 24,
    params: '',
    index: 'x',
    processingTimeMS: 0,
  };
  return { results: requests.map(({ query = '' }) => ({ ...nothing, query, ...rules[query] })) };
}

/** URL that a search redirects to; null without a redirect. */
async function destination(search: Promise<unknown>): Promise<string | null> {
  const left: unknown = await search.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (left === null) return null;
  if (!(left instanceof Response)) throw left;
  return left.headers.get('location');
}

describe('FIND-3: in a browser a search', () => {
  let index: Server;
  beforeAll(async () => {
    index = createServer(async (request, response) => {
      response.end(JSON.stringify(respond(JSON.parse(await text(request)))));
    });
    await new Promise<void>((listening) => index.listen(0, '127.0.0.1', listening));
    const url = `127.0.0.1:${portOf(index)}`;
    const hosts = [{ url, protocol: 'http', accept: 'readWrite' }];
    const promotions = {
      badges: [],
      classification: { excluded: [], departments: [] },
      language: 'en-GB',
    };
    const config = {
      applicationId: 'PARADE',
      searchKey: 'public-search-only',
      hosts,
      index: 'aldermoor-en-GB',
      promotions,
    };
    vi.stubGlobal('fetch', async () => Response.json(config));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    index.close();
  });

  const shown = {
    state: EMPTY_LISTING,
    result: { cards: [], total: 0, facets: [] },
    name: null,
    ancestors: [],
    categoryLinks: [],
  };
  function requestListing(choices: string, width: number) {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]),
    }));
    vi.stubGlobal('location', new URL('https://aldermoor.example/fr/search?q=before'));
    return destination(
      queryInBrowser(
        { ...shown, pageUrls: undefined } satisfies ListingData,
        new URLSearchParams(choices),
      ),
    );
  }

  test.each([
    ['leads to its page', 'q=sale', 768, '/sale'],
    ['leads to its page for phones', 'q=sale', 767, '/m/sale'],
    ['leads to the one page there is on a phone too', 'q=outlet', 390, '/outlet'],
    ['without a page of its own stays', 'q=tee', 390, null],
    ['that is filtered stays', 'q=sale&colour=red', 390, null],
    [
      'with a price redirects to its filter',
      'q=tee under £20',
      768,
      '/search?q=tee&asked=tee%20under%20%C2%A320&price=0-20',
    ],
    ['with a price and a page of its own leads there', 'q=sale under £20', 768, '/sale'],
    ['that was read or is meant literally stays', 'q=tee under £20&asked=tee under £20', 768, null],
    ['that leads to its own page stays', 'q=coats', 768, null],
    ['that leads phones to its own page stays', 'q=coats', 390, null],
  ])('%s', async (_, choices, width, page) => {
    expect(await requestListing(choices, width)).toBe(page);
  });
});

describe('FIND-3: on the server a search', () => {
  const redirectPhones = vi.fn();
  const shop = createTestShop({
    redirectPhones,
    public: { prefix: '/fr' },
    fascia: { origin: 'https://aldermoor.example' },
    ports: {
      catalogue: { listCategories: async () => [] },
      search: {
        handle: async ({ body }) => ({ status: 200, body: respond(requestsSchema.parse(body)) }),
      },
    },
  });

  test.each([
    ['leads to its page', '?q=sale', '/sale'],
    ['without a page of its own stays', '?q=tee', null],
    ['that is filtered stays', '?q=sale&colour=red', null],
    [
      'with a price redirects to its filter',
      '?q=tee under £20',
      '/search?q=tee&asked=tee%20under%20%C2%A320&price=0-20',
    ],
    ['with a price and a page of its own leads there', '?q=sale under £20', '/sale'],
    ['that was read or is meant literally stays', '?q=tee under £20&asked=tee under £20', null],
    [
      'with invalid values redirects to its URL without them',
      '?q=tee&colour=red&price=1-&sort=foo&page=0',
      '/search?q=tee&colour=red',
    ],
    ['that leads to its own page stays', '?q=coats', null],
  ])('%s', async (_, choices, page) => {
    expect(
      await destination(
        loadListingPage(
          shop,
          ['search'],
          new URL(`/fr/search${choices}`, 'https://aldermoor.example'),
        ),
      ),
    ).toBe(page);
  });

  test.each([
    ['with a page for phones leads them there', '?q=sale', '/sale', [['/m/sale']]],
    ['with a page for phones alone stays elsewhere', '?q=boots', null, [['/m/boots']]],
    ['that is filtered leads phones nowhere', '?q=boots&colour=red', null, []],
    ['without a page for phones leads them nowhere', '?q=outlet', '/outlet', []],
    ['whose page for phones is its own leads them nowhere', '?q=coats', null, []],
  ])('%s', async (_, choices, page, phones) => {
    redirectPhones.mockClear();
    const url = new URL(`/fr/search${choices}`, 'https://aldermoor.example');
    expect(await destination(loadListingPage(shop, ['search'], url))).toBe(page);
    expect(redirectPhones.mock.calls).toEqual(phones);
  });
});
