/** Tests of the positions of sponsored products in a list, and of counting. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { createTestShop, routeArgs, type TestShopOptions } from '#test/create-test-shop.ts';
import { action } from './events/ad-events.route.ts';
import { countAdEvent } from './events/count-ad-event.server.ts';
import { addSponsored } from './load-sponsored.server.ts';
import { createMemorySponsored } from './memory-sponsored.fixtures.ts';
import type { SponsoredAd } from './sponsored.port.ts';
import { insertAds } from './sponsored.ts';

const products = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ productKey: `${prefix}${index}` }));
const keysOf = (list: readonly { readonly productKey: string }[]) =>
  list.map(({ productKey }) => productKey);

describe('REC-3: sponsored products in a list', () => {
  test('are the third and the eighth of ten, in place of the last ones', () => {
    const mixed = insertAds(products('P', 10), products('AD', 3), 10);
    expect(keysOf(mixed)).toEqual(['P0', 'P1', 'AD0', 'P2', 'P3', 'P4', 'P5', 'AD1', 'P6', 'P7']);
  });

  test('are at most a fifth; every other product keeps its order', () => {
    const sizes = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(sizes, sizes, fc.integer({ min: 1, max: 12 }), (count, adCount, size) => {
        const hits = products('P', Math.min(count, size));
        const mixed = keysOf(insertAds(hits, products('AD', adCount), size));
        const ads = mixed.filter((key) => key.startsWith('AD'));
        const others = mixed.filter((key) => key.startsWith('P'));
        expect(ads.length * 5).toBeLessThanOrEqual(mixed.length);
        expect(others).toEqual(keysOf(hits).slice(0, others.length));
        expect(mixed.length).toBeGreaterThanOrEqual(hits.length);
        expect(mixed.length).toBeLessThanOrEqual(size);
        expect(new Set(mixed).size).toBe(mixed.length);
      }),
    );
  });

  test('that are already in the list are left out', () => {
    const hits = products('P', 6);
    expect(insertAds(hits, [{ productKey: 'P5' }], 10)).toEqual(hits);
  });
});

const records = searchRecords(14);
const keys = records.filter(({ isOnStock }) => isOnStock).map(({ productKey }) => productKey);
const [first = '', ...rest] = keys;
const dress = { productKey: 'DRESS', categoryTaxonomy: 'womens/dresses' };

function openShop(ads: readonly Partial<SponsoredAd>[] | Error, options: TestShopOptions = {}) {
  const findAds = async () => {
    if (ads instanceof Error) throw ads;
    return ads.map((ad, index) => {
      return { id: `ad-${index}`, productKey: first, advertiser: 'Oak Ltd', ...ad };
    });
  };
  const warnings: string[] = [];
  const limits: Date[] = [];
  const shop = createTestShop({
    cacheUntil: (time) => void limits.push(time),
    ...options,
    ports: {
      sponsored: { findAds },
      search: { handle: async () => ({ status: 200, body: { results: [{ hits: records }] } }) },
      ...options.ports,
    },
  });
  const log = { ...shop.log, warn: (_: object, message: string) => void warnings.push(message) };
  return { shop: { ...shop, log }, warnings, limits };
}

const similar = rest.slice(0, 8).map((productKey) => ({
  ...{ productKey, slug: productKey, name: productKey, brand: 'Elm', isOnStock: true },
  ...{ colourCount: 1, colours: [], price: 1_000, maxPrice: 1_000 },
  ...{ wasPrice: null, saving: null },
}));

describe('REC-3: loading sponsored products', () => {
  test('an ad has its advertiser, the URL of its counts, and no badges', async () => {
    const { shop } = openShop([{}]);
    const hits = await addSponsored(shop, dress, similar, 10);
    expect(hits).toHaveLength(9);
    expect(hits[2]).toMatchObject({
      productKey: first,
      ad: { advertiser: 'Oak Ltd', eventsUrl: '/_api/sponsored?ad=ad-0' },
    });
    expect(hits[2]).not.toHaveProperty('badges');
    expect(hits.filter(({ ad }) => ad)).toHaveLength(1);
  });

  test('a page is cached no longer than until the first of its ads ends', async () => {
    const untils = ['2026-12-24T00:00:00Z', '2026-12-01T00:00:00Z', undefined, 'soon'];
    const { shop, limits } = openShop(
      untils.map((until, index) => ({ productKey: keys[index] ?? '', until })),
    );
    await addSponsored(shop, dress, similar, 10);
    expect(limits).toEqual([new Date('2026-12-01T00:00:00Z')]);
    const { shop: endless, limits: none } = openShop([{}]);
    await addSponsored(endless, dress, similar, 10);
    expect(none).toEqual([]);
  });

  test.each([
    ['nothing is booked', []],
    ['the shop does not sell the product', [{ productKey: 'GONE' }]],
    ['it is the product of the page', [{ productKey: dress.productKey }]],
  ])('there are none if %s', async (_, ads) => {
    const { shop, warnings } = openShop(ads);
    expect(await addSponsored(shop, dress, similar, 10)).toEqual(similar);
    expect(warnings).toEqual([]);
  });

  test('there are none in a section that is hidden', async () => {
    expect(await addSponsored(openShop([{}]).shop, dress, [], 10)).toEqual([]);
  });

  test('a service that fails is logged, and leaves the list as it is', async () => {
    const { shop, warnings } = openShop(new Error('down'));
    expect(await addSponsored(shop, dress, similar, 10)).toEqual(similar);
    expect(warnings).toEqual(['Sponsored products could not be loaded.']);
  });

  test('a slow service is ignored after half a second', async () => {
    const findAds = () => new Promise<never>(() => undefined);
    const { shop, warnings } = openShop([], { ports: { sponsored: { findAds } } });
    expect(await addSponsored(shop, dress, similar, 10)).toEqual(similar);
    expect(warnings).toHaveLength(1);
  });
});

describe('REC-3: POST /_api/sponsored', () => {
  const campaigns = [{ id: 'oak', productKey: 'P', advertiser: 'Oak Ltd', categories: ['womens'] }];
  const browser = 'Mozilla/5.0 Firefox/140.0';

  async function post(
    { caller, userAgent = browser, isOffice = false }: Record<string, unknown>,
    events: readonly (readonly [ad: string, event: string])[],
  ) {
    const sponsored = createMemorySponsored(campaigns);
    const visitor = { network: '', ipHash: String(caller), userAgent: String(userAgent) };
    const shop = createTestShop({
      ...{ visitor, isOffice: isOffice === true, now: new Date('2026-11-26T12:00:00Z') },
      ports: { sponsored },
    });
    const answers: unknown[] = [];
    for (const [ad, event] of events) {
      const url = `http://localhost/_api/sponsored?ad=${ad}`;
      const request = new Request(url, { method: 'POST', body: new URLSearchParams({ event }) });
      const response = await action(routeArgs(shop, request));
      const isRefused = response.status === 400;
      answers.push(isRefused ? (await response.json()).error.field : response.status);
    }
    const [counted] = await sponsored.listCounts('aldermoor', '2026-11-26');
    return { answers, counts: counted && [counted.views, counted.clicks] };
  }

  test('counts a view and a click once a day for each caller', async () => {
    const events = ['view', 'view', 'click', 'click'].map((event) => ['oak', event] as const);
    const { answers, counts } = await post({ caller: 'once' }, events);
    expect(answers).toEqual([204, 204, 204, 204]);
    expect(counts).toEqual([1, 1]);
  });

  test('recognises counted callers among many others and unknown ads', async () => {
    const sponsored = createMemorySponsored(campaigns);
    const shop = createTestShop({ now: new Date('2026-11-26T12:00:00Z'), ports: { sponsored } });
    const seeAs = (ipHash: string, ad: string) =>
      countAdEvent({ ...shop, visitor: { network: '', ipHash, userAgent: browser } }, ad, 'view');
    await seeAs('ada', 'oak');
    for (let n = 0; n < 10_001; n += 1) await seeAs(`caller-${n}`, n % 2 ? 'oak' : 'none');
    await seeAs('ada', 'oak');
    expect(await sponsored.listCounts('aldermoor', '2026-11-26')).toMatchObject([{ views: 5_001 }]);
  });

  test.each([
    ['a robot', { caller: 'robot', userAgent: 'Googlebot' }],
    ['the office', { caller: 'office', isOffice: true }],
  ])('leaves out %s', async (_, visitor) => {
    expect(await post(visitor, [['oak', 'view']])).toEqual({ answers: [204], counts: undefined });
  });

  test('refuses an invalid field, and counts nothing', async () => {
    const events = [
      ['OAK', 'view'],
      ['oak', 'buy'],
      ['', 'view'],
    ] as const;
    const { answers, counts } = await post({ caller: 'wrong' }, events);
    expect(answers).toEqual(['ad', 'event', 'ad']);
    expect(counts).toBeUndefined();
  });
});
