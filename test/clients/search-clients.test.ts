/** Tests of the search endpoint with each generation of the official client, Node and browser. */
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import algoliasearchV4 from 'algoliasearch-v4';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '#tools/test/chromium.mjs';
import {
  fillStores,
  openSearchSetup,
  type SearchSetup,
  SHOP,
  STORES,
  servePage,
  shopRecords,
  storeRecords,
} from './search-setup.ts';

let setup: SearchSetup;
beforeAll(async () => {
  setup = await openSearchSetup();
  await fillStores(setup);
});
afterAll(() => setup.close());

const wool = storeRecords.filter(({ name }) => name.includes('wool'));

describe('from Node', () => {
  test('the client of version 5, its lite client and version 4 find the same', async () => {
    const { search, host } = setup;
    const hosts = [
      { url: `${host}/search`, accept: 'readWrite' as const, protocol: 'http' as const },
    ];
    const clientV5 = algoliasearch(search.applicationId, search.searchKey, { hosts });
    const liteClientV5 = liteClient(search.applicationId, search.searchKey, { hosts });
    const clientV4 = algoliasearchV4(search.applicationId, search.searchKey, {
      hosts: [{ url: `${host}/search`, protocol: 'http' }],
    });
    const ids = (hits: readonly { readonly objectID: string }[]) =>
      hits.map(({ objectID }) => objectID);
    const { hits } = await clientV5.searchSingleIndex({
      indexName: STORES,
      searchParams: { query: 'wool', hitsPerPage: 100 },
    });
    expect(ids(hits).toSorted()).toEqual(ids(wool).toSorted());
    const liteResponse = await liteClientV5.searchForHits({
      requests: [{ indexName: STORES, query: 'wool', hitsPerPage: 100 }],
    });
    expect(ids(liteResponse.results[0]?.hits ?? [])).toEqual(ids(hits));
    expect(
      ids((await clientV4.initIndex(STORES).search('wool', { hitsPerPage: 100 })).hits),
    ).toEqual(ids(hits));
    const brands = await clientV4
      .initIndex(STORES)
      .searchForFacetValues('brand', wool[0]?.brand.slice(0, 4) ?? '');
    expect(brands.facetHits.map(({ value }) => value)).toContain(wool[0]?.brand);
    await expect(clientV4.initIndex('nothing').search('')).rejects.toMatchObject({
      status: 404,
      message: 'Index nothing does not exist',
    });
  });

  test('the client of version 4 writes too, with the admin key', async () => {
    const { search, host } = setup;
    const index = algoliasearchV4(search.applicationId, search.adminKey ?? '', {
      hosts: [{ url: `${host}/search`, protocol: 'http' }],
    }).initIndex('older');
    await index
      .saveObjects([
        { objectID: '1', title: 'Brass lamp' },
        { objectID: '2', title: 'Paper lantern' },
      ])
      .wait();
    await index.saveSynonym({ objectID: 's', type: 'synonym', synonyms: ['lamp', 'light'] }).wait();
    await index
      .saveRule({
        objectID: 'r',
        conditions: [{ pattern: 'paper', anchoring: 'is' }],
        consequence: { promote: [{ objectID: '1', position: 0 }] },
      })
      .wait();
    expect((await index.search('light')).hits.map(({ objectID }) => objectID)).toEqual(['1']);
    expect((await index.search('paper')).hits.map(({ objectID }) => objectID)).toEqual(['1', '2']);
    await index.deleteObject('1').wait();
    expect((await index.search('')).nbHits).toBe(1);
  });
});

const path = findChromium();

describe.skipIf(!path)('in a browser, from another origin', () => {
  let browser: Browser;
  let pageServer: Awaited<ReturnType<typeof servePage>>;
  let page: Page;
  const requests: URL[] = [];

  beforeAll(async () => {
    pageServer = await servePage();
    browser = await chromium.launch({
      executablePath: path ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    page = await browser.newPage();
    page.on('request', (request) => requests.push(new URL(request.url())));
    setup.events.splice(0);
    setup.methods.splice(0);
    await page.goto(buildPageUrl({ index: STORES }));
    await waitForCount(storeRecords.length);
  });
  afterAll(async () => {
    await browser.close();
    await pageServer.close();
  });

  const buildPageUrl = (options: { readonly index: string; readonly kind?: 'shop' }) => {
    const { search, host } = setup;
    return `http://${pageServer.host}/?${new URLSearchParams({ host, applicationId: search.applicationId, key: search.searchKey, ...options })}`;
  };
  /** Waits until the page reports this number of results. */
  const waitForCount = (count: number, target = page) =>
    target.locator('.ais-Stats-text', { hasText: new RegExp(`^${count} results? `) }).waitFor();
  const prices = async () =>
    (await page.locator('[data-hit] > span:last-child').allTextContents()).map(Number);
  const clearSearch = async () => {
    await page.getByPlaceholder('Search', { exact: true }).fill('');
    await waitForCount(storeRecords.length);
  };

  test('words are found and highlighted, results have pages', async () => {
    await page.getByPlaceholder('Search', { exact: true }).fill('wool');
    await waitForCount(wool.length);
    expect(await page.locator('[data-hit] .ais-Highlight-highlighted').allTextContents()).toEqual(
      Array(6).fill('wool'),
    );
    const first = await page.locator('[data-hit]').first().getAttribute('data-hit');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.locator('.ais-Pagination-item--selected', { hasText: '2' }).waitFor();
    await page.waitForFunction(
      (before) => document.querySelector('[data-hit]')?.getAttribute('data-hit') !== before,
      first,
    );
    expect(await page.locator('[data-hit]').count()).toBe(Math.min(6, wool.length - 6));
    await clearSearch();
  });

  test('a list of values is searched and selected; the others can still be selected', async () => {
    const brand = storeRecords[0]?.brand ?? '';
    const list = page.locator('.ais-RefinementList');
    const values = await list.getByRole('checkbox').count();
    await list.locator('.ais-SearchBox-input').fill(brand.slice(0, 5));
    await list
      .locator('.ais-RefinementList-labelText', { hasText: brand.slice(0, 5) })
      .first()
      .waitFor();
    await list.locator(`input[value="${brand}"]`).check();
    await waitForCount(storeRecords.filter((record) => record.brand === brand).length);
    await list.locator('.ais-SearchBox-input').fill('');
    await expect.poll(() => list.getByRole('checkbox').count()).toBe(values);
    await list.locator(`input[value="${brand}"]`).uncheck();
    await waitForCount(storeRecords.length);
  });

  test('a tree of categories is opened level by level', async () => {
    const { lvl0, lvl1 } = storeRecords[0]?.categories ?? { lvl0: '', lvl1: '' };
    const level = (name: string) =>
      page.locator('.ais-HierarchicalMenu-link', { hasText: new RegExp(`^${name}\\d+$`) });
    await level(lvl0).click();
    await waitForCount(storeRecords.filter(({ categories }) => categories.lvl0 === lvl0).length);
    await level(lvl1.split(' > ')[1] ?? '').click();
    await waitForCount(storeRecords.filter(({ categories }) => categories.lvl1 === lvl1).length);
    await level(lvl0).click();
    await waitForCount(storeRecords.length);
  });

  test('a range of prices and a sort apply together', async () => {
    await page.locator('.ais-RangeInput-input--min').fill('5000');
    await page.locator('.ais-RangeInput-input--max').fill('9000');
    await page.locator('.ais-RangeInput-submit').click();
    const within = storeRecords
      .map(({ price }) => price)
      .filter((price) => price >= 5000 && price <= 9000);
    await waitForCount(within.length);
    await page.locator('.ais-SortBy-select').selectOption(`${STORES}-cheap`);
    await expect.poll(prices).toEqual(within.toSorted((a, b) => a - b).slice(0, 6));
  });

  test('a click is tracked with its query and position', async () => {
    await page.locator('[data-hit]').nth(2).click();
    await expect
      .poll(() => setup.events.filter(({ eventName }) => eventName === 'Hit clicked'))
      .toMatchObject([
        {
          eventType: 'click',
          index: `${STORES}-cheap`,
          userToken: 'visitor-1',
          positions: [3],
          queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ]);
    expect(setup.events).toContainEqual(
      expect.objectContaining({ eventType: 'view', eventName: 'Hits Viewed' }),
    );
  });

  test('the client of version 5, its lite client and version 4 find the same', async () => {
    expect(await page.evaluate("countByClient('wool')")).toEqual([
      wool.length,
      wool.length,
      wool.length,
    ]);
  });

  test('nothing was requested from third parties', () => {
    expect(new Set(requests.map(({ host }) => host))).toEqual(
      new Set([pageServer.host, setup.host]),
    );
    expect(new Set(setup.methods)).toEqual(new Set(['POST']));
  });

  test('the shop’s own index returns the filters to show, and its categories are a tree', async () => {
    const shop = await browser.newPage();
    await shop.goto(buildPageUrl({ index: SHOP, kind: 'shop' }));
    await waitForCount(shopRecords.length, shop);
    const filters = shop.locator('.ais-HierarchicalMenu, .ais-RefinementList, .ais-RangeInput');
    const kinds = () =>
      filters.evaluateAll((all) => all.map(({ classList }) => classList[0]?.replace('ais-', '')));
    const lists = (count: number) => Array(count).fill('RefinementList');
    await expect.poll(kinds).toEqual(['HierarchicalMenu', ...lists(3), 'RangeInput', ...lists(4)]);
    const [lvl0 = '', lvl1 = '', lvl2 = ''] = shopRecords[0]?.categoryNames ?? [];
    const level = (name: string) =>
      shop.locator('.ais-HierarchicalMenu-link', { hasText: new RegExp(`^${name}\\d+$`) });
    const findIndexes = (names: readonly string[]) =>
      shopRecords.filter(({ categoryNames }) =>
        names.every((name, at) => categoryNames[at] === name),
      ).length;
    await level(lvl0).click();
    await waitForCount(findIndexes([lvl0]), shop);
    await level(lvl1).click();
    await waitForCount(findIndexes([lvl0, lvl1]), shop);
    await level(lvl2).click();
    await waitForCount(findIndexes([lvl0, lvl1, lvl2]), shop);
    await shop.close();
  });
});
