/** @vitest-environment happy-dom */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { testShop } from '#request/shop.fixtures.ts';
import { ShopProvider } from '#request/shop-public.tsx';
import { portOf } from '#test/servers/port-of.ts';
import { addViewed, listOthers, MAX_FETCHED, MAX_STORED, parseViewed } from './recently-viewed.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keys = Array.from({ length: 20 }, (_, index) => `TEE${index}`);

describe('FIND-5: what was viewed', () => {
  test('stores 13 and fetches 10 products, the latest first', () => {
    const viewed = keys.reduce<readonly string[]>(addViewed, []);
    expect(viewed).toEqual(keys.slice(-MAX_STORED).reverse());
    expect(MAX_STORED).toBe(13);
    expect(MAX_FETCHED).toBe(10);
    expect(listOthers(viewed, 'TEE19')).toEqual(viewed.slice(1, 11));
    expect(listOthers(viewed, null)).toHaveLength(10);
  });
  test('has a product once, however often it is viewed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), (views) => {
        const viewed = views.reduce<readonly string[]>(addViewed, []);
        expect(new Set(viewed).size).toBe(viewed.length);
        expect(viewed[0]).toBe(views.at(-1));
        expect(viewed.length).toBeLessThanOrEqual(MAX_STORED);
      }),
    );
  });
  test.each(['', '{', '{}', '"TEE1"', '[1,{}]', '["<script>"]', null])(
    'is nothing where %j was kept',
    (stored) => {
      expect(parseViewed(stored)).toEqual([]);
    },
  );
});

const promotions = {
  badges: [],
  classification: { excluded: [], departments: [] },
  language: 'en-GB',
};
function show(productKey: string) {
  render(
    <ShopProvider value={testShop}>
      <RecentlyViewed productKey={productKey} />
    </ShopProvider>,
    { wrapper: MemoryRouter },
  );
}

test('the displayed product is stored, and nothing is shown without another one', () => {
  show('TEE1');
  expect(localStorage.getItem('recently-viewed')).toBe('["TEE1"]');
  expect(screen.queryByRole('region')).toBeNull();
});

test('blocked storage is a warning, and the page works', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('refused');
    },
  });
  show('TEE1');
  expect(warn).toHaveBeenCalled();
  expect(screen.queryByRole('region')).toBeNull();
  vi.unstubAllGlobals();
});

test('shows nothing if the index cannot be reached', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  localStorage.setItem('recently-viewed', '["TEE2"]');
  show('TEE1');
  await waitFor(() => expect(warn).toHaveBeenCalledWith('Recently viewed:', expect.any(Error)));
  expect(screen.queryByRole('region')).toBeNull();
});

test('FIND-5: other products are requested by their product keys and form a carousel, the latest first', async () => {
  const record = (objectID: string) => ({
    ...searchRecords(1)[0],
    objectID,
    productKey: objectID,
    name: `Product ${objectID}`,
  });
  let requestedUrl = '';
  const index = createServer(async (request, response) => {
    requestedUrl = await text(request);
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ results: [{ hits: [record('TEE3'), record('TEE2')] }] }));
  }).listen(0, '127.0.0.1');
  await once(index, 'listening');
  const hosts = [
    {
      url: `127.0.0.1:${portOf(index)}`,
      accept: 'readWrite',
      protocol: 'http',
    },
  ];
  vi.stubGlobal('fetch', async () =>
    Response.json({
      applicationId: 'shop',
      searchKey: 'key',
      index: 'products',
      hosts,
      promotions,
    }),
  );
  localStorage.setItem('recently-viewed', '["TEE1","TEE2","TEE3"]');
  show('TEE1');
  const row = within(await screen.findByRole('region', { name: 'recent.title' }));
  index.close();
  expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Product TEE2',
    'Product TEE3',
  ]);
  expect(JSON.parse(requestedUrl).requests[0].filters).toBe('objectID:"TEE2" OR objectID:"TEE3"');
});
