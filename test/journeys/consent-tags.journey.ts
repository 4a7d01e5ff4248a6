/** Journeys in a shop with a tag manager, which is requested only after consent, and once a page. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { formatFeedXml } from '../fixtures/complete-feed.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { runImport } from './support/run-import.ts';
import { openHydrated, test } from './support/watched-page.ts';

const TAG_URL = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';
/** Script in place of the tag manager, which copies the entries of `dataLayer` when it starts. */
const TAG_SOURCE = 'window.readByTag = JSON.parse(JSON.stringify(window.dataLayer));';

let folder: string;
let server: Server;

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
test.use({ consent: null });

test.beforeAll(async () => {
  await mkdir('test-results', { recursive: true });
  folder = await mkdtemp(join('test-results', 'tags-'));
  server = await startServer({
    dataDir: folder,
    settings: { TAGS: JSON.stringify({ aldermoor: { tagManager: { id: 'GTM-TEST' } } }) },
  });
  const file = join(folder, 'products.xml');
  const only = { id: 'only', title: 'The Only Stool', description: 'One of one.' };
  await writeFile(
    file,
    formatFeedXml([{ ...only, product_type: 'Home > Stools', price: '40.00 GBP' }]),
  );
  await runImport(file, folder);
  await expect
    .poll(async () => await (await fetch(`${server.base}/search?q=stool`)).text())
    .toContain('The Only Stool');
});

test.afterAll(async () => {
  await server.child.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Records the requests of all tabs to other hosts, in order; stubs the tag manager. */
async function recordOtherHosts(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(`${TAG_URL}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAG_SOURCE }),
  );
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== server.base) requests.push(request.url());
  });
  return requests;
}

/** Waits until analytics has started, which loads the tags that it may, and uses the page. */
async function waitForAnalytics(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window.dataLayer ?? []).some((entry) => Object(entry).event === 'page_view'),
      ),
    )
    .toBe(true);
  await page.keyboard.press('Shift');
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens each page as a new document: home, listing, product, and the basket after an add. */
async function openAllPages(
  page: Page,
  onOpen: () => Promise<void> = async () => {},
): Promise<void> {
  const open = async (path: string) => {
    await openHydrated(page, `${server.base}${path}`);
    await waitForAnalytics(page);
    await onOpen();
  };
  await open('/');
  await open('/search?q=stool');
  const product = page.getByRole('link', { name: 'The Only Stool', exact: true }).first();
  await open((await product.getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('link', { name: /^View basket/ })).toBeVisible();
  await open('/basket');
  await expect(page.getByText('1 item')).toBeVisible();
}

const chooseConsent = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Cookie settings' }).getByRole('button', { name }).click();

const hasTag = (page: Page) => page.evaluate(() => 'readByTag' in window);

/** First two entries that the tag manager read when it started; later ones are the page's events. */
async function readFirstEntries(page: Page): Promise<unknown> {
  await expect.poll(() => hasTag(page)).toBe(true);
  return page.evaluate(() => Reflect.get(window, 'readByTag').slice(0, 2));
}

const FIRST_ENTRIES = [
  {
    0: 'consent',
    1: 'default',
    2: {
      ...{ ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
      ...{ analytics_storage: 'granted', personalization_storage: 'granted' },
      ...{ functionality_storage: 'granted', security_storage: 'granted' },
    },
  },
  { 'gtm.start': expect.any(Number), event: 'gtm.js' },
];

/** Withdraws consent to both purposes of tags on the page of cookie settings. */
async function withdrawConsent(page: Page): Promise<void> {
  await page.goto(`${server.base}/cookies`);
  await page.getByRole('checkbox', { name: 'Measure visits' }).uncheck();
  await page.getByRole('checkbox', { name: 'Advertising' }).uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Your choice has been saved.')).toBeVisible();
}

test('before a choice no page requests another host', async ({ page, context }) => {
  const requests = await recordOtherHosts(context);
  await openAllPages(page);
  expect(requests).toEqual([]);
});

test('after consent the tag manager is loaded once, and reads the consent first', async ({
  page,
  context,
}) => {
  const requests = await recordOtherHosts(context);
  await openHydrated(page, server.base);
  await waitForAnalytics(page);
  await chooseConsent(page, 'Accept all');
  expect(await readFirstEntries(page)).toEqual(FIRST_ENTRIES);
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/');
  await waitForAnalytics(page);
  expect(requests).toEqual([TAG_URL]);

  requests.length = 0;
  let documents = 0;
  await openAllPages(page, async () => {
    documents += 1;
    expect(await readFirstEntries(page)).toEqual(FIRST_ENTRIES);
    expect(requests).toEqual(Array.from({ length: documents }, () => TAG_URL));
  });
  expect(documents).toBe(4);
});

test('after a refusal no page requests another host', async ({ page, context }) => {
  const requests = await recordOtherHosts(context);
  await openHydrated(page, server.base);
  await chooseConsent(page, 'Necessary only');
  await openAllPages(page);
  expect(requests).toEqual([]);
});

test('from the first page after a withdrawal on, no other host is requested', async ({
  page,
  context,
}) => {
  const requests = await recordOtherHosts(context);
  await openHydrated(page, server.base);
  await chooseConsent(page, 'Accept all');
  await expect.poll(() => requests).toEqual([TAG_URL]);
  await withdrawConsent(page);
  requests.length = 0;
  await openAllPages(page);
  expect(requests).toEqual([]);
});

test('another open tab follows consent and its withdrawal', async ({ page, context }) => {
  const requests = await recordOtherHosts(context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openHydrated(tab, server.base);
    await waitForAnalytics(tab);
  }
  await chooseConsent(page, 'Accept all');
  await expect(other.getByRole('region', { name: 'Cookie settings' })).toBeHidden();
  await expect.poll(() => Promise.all([hasTag(page), hasTag(other)])).toEqual([true, true]);
  expect(requests).toEqual([TAG_URL, TAG_URL]);

  const reloaded = other.waitForEvent('load');
  await withdrawConsent(page);
  await reloaded;
  requests.length = 0;
  await waitForAnalytics(other);
  expect(await hasTag(other)).toBe(false);
  expect(requests).toEqual([]);
});
