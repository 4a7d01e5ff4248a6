/** Journeys of filters selected on a slow connection, before the listing's code has loaded. */
import { expect, type Page, type Request } from '@playwright/test';
import { delayScript } from './support/delayed-script.ts';
import { openFilters } from './support/keyboard.ts';
import { shops } from './support/shops.ts';
import { expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [aldermoor] = shops;
const listing = `${aldermoor?.base}/categories/womens`;

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
// Pending requests are cancelled by the navigation.
test.use({ expectedErrors: /Failed to fetch/ });

const blueFilter = (page: Page) => page.getByRole('checkbox', { name: /^Blue/ });
const isDocument = (request: Request) => request.resourceType() === 'document';
const cards = (page: Page) => page.locator('main [data-product]');

test('FIND-2: filters whose code has not loaded after 1.5 s are all applied as without JavaScript', async ({
  page,
}) => {
  await delayScript(page, '**/assets/*.js');
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await openFilters(page);
  await blueFilter(page).check();
  await page.getByRole('checkbox', { name: /^Green/ }).check();
  await expect(page).toHaveURL(/colour=/);
  expect(new URL(page.url()).searchParams.getAll('colour').toSorted()).toEqual(['blue', 'green']);
  await openFilters(page);
  await expect(blueFilter(page)).toBeChecked();
  await expect(cards(page).first()).toBeVisible();
});

test('FIND-2: a link followed while a filter waits for its code takes precedence', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.exposeBinding('extend', () => resolve());
  await page.addInitScript(() => {
    const extend: () => void = Reflect.get(window, 'extend');
    addEventListener('beforeunload', () => setTimeout(extend, 2_000), { once: true });
  });
  await delayScript(page, '**/assets/*.js');
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await page.route(/\/product\//, async (route) => {
    // Delays the product page for longer than a filter waits for its code.
    await promise;
    await route.continue();
  });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 2 });
  await cards(page).first().getByRole('heading').getByRole('link').click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/product\//);
});

/**
 * Runs in the page: delays timers of 1.5 s until `endWait` is called, however slow the machine is.
 */
function pauseTimers(): void {
  const pending: (() => void)[] = [];
  const start = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (callback: () => void, ms: number, ...args: []) =>
      ms === 1_500 ? pending.push(callback) : start(callback, ms, ...args),
    endWait: () => {
      for (const callback of pending) callback();
    },
  });
}

test('FIND-2: a filter chosen while the code is loading is applied once, in place, when it has loaded', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => isDocument(request) && documents.push(request.url()));
  await page.addInitScript(pauseTimers);
  const { release } = await delayScript(page, '**/assets/*.js');
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await openFilters(page);
  await blueFilter(page).check();
  release();
  await expectHydrated(page, '#filters input');
  await expect(page).toHaveURL(/\/womens\?colour=blue$/);
  await page.evaluate(() => Reflect.get(window, 'endWait')());
  // Any request of the page has been sent before this one completes.
  await page.evaluate(() => fetch('/healthz'));
  await expect(page.locator('#filters')).toBeVisible();
  expect(documents).toEqual([listing]);
});

test('FIND-2: a filter selected while the search code does not load is applied by the server', async ({
  page,
}) => {
  await page.route(/assets\/listing\.browser-[^/]*\.js$/, () => undefined);
  await openHydrated(page, listing);
  await openFilters(page);
  await expectHydrated(page, '#filters input');
  await blueFilter(page).check();
  await expect(page).toHaveURL(/colour=blue/);
  await expect(page.locator('main section[aria-busy=false]')).toBeVisible();
});

/** Chunks and an API path that the page does not load initially. */
const FILTER_REQUESTS = [
  ...[
    'listing-view',
    'listing-url',
    'product-card',
    'card-hit',
    'listing.browser',
    'query-product-keys',
  ],
  ...['search-connection.browser', 'track-search.browser', 'consent.browser', 'config'],
];

test('FIND-2: all that the first filter needs is requested at once, when the pointer comes near', async ({
  page,
}) => {
  const requests = new Set<string>();
  // Leaves the requests pending, so that only requests made in parallel are counted.
  await page.route(/\/assets\/[^/]*\.js$|_api\/search\/config/, async (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^.*\/(.*?)(?:-.{7}\.js)?$/, '$1');
    if (FILTER_REQUESTS.includes(name)) requests.add(name);
    else await route.continue();
  });
  await openHydrated(page, listing);
  await page.getByRole('button', { name: 'Filters', exact: true }).focus();
  await expect.poll(() => [...requests].toSorted()).toEqual(FILTER_REQUESTS.toSorted());
});

test('FIND-2: "Show more" clicked before its code has loaded leads to the first of the further products', async ({
  page,
}) => {
  await delayScript(page, '**/assets/*.js');
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/show=48/);
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24)).toBeInViewport();
});

test('FIND-2: "Show more" on a hydrated page adds only the number of products to the URL', async ({
  page,
}) => {
  await openHydrated(page, listing);
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/\/womens\?show=48$/);
});

/** Runs in the page: true once the code and configuration for client-side filters have loaded. */
function isFilterCodeLoaded(): boolean {
  const parts = [
    'listing.browser',
    'search-connection.browser',
    'track-search.browser',
    'search/config',
  ];
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return parts.every((part) => names.some((name) => name.includes(part)));
}

test('FIND-2: at 400 kbit/s and 400 ms latency a filter is applied within 3 s of the click, before its code has loaded and after', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  /** 400 kbit/s. */
  const BYTES_PER_SECOND = 50_000;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  for (const [name, url] of [
    ['Blue', /colour=blue/],
    ['Green', /colour=green/],
  ] as const) {
    await openFilters(page);
    if (name === 'Green') await page.waitForFunction(isFilterCodeLoaded);
    const clickedAt = Date.now();
    await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
    await page.waitForURL(url, { waitUntil: 'commit' });
    await page
      .locator('main section[aria-busy=false] [data-product]')
      .first()
      .waitFor({ state: 'attached' });
    expect(Date.now() - clickedAt, `ms until ${name} was applied`).toBeLessThan(3_000);
    await expectHydrated(page, '#filters input');
  }
});
