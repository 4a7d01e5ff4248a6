/** Journeys in a shop with a tag manager: no other host is asked before consent, and after it once. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { formatFeedXml } from '../fixtures/complete-feed.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { runImport } from './support/run-import.ts';
import { openHydrated, test } from './support/watched-page.ts';

const TAG = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';
/** Notes what a tag manager reads when it starts. */
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

/** Requests of all tabs to other hosts, in order; those to the tag manager are answered. */
async function recordOtherHosts(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(`${TAG}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: TAG_SOURCE }),
  );
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== server.base) requests.push(request.url());
  });
  return requests;
}

/** Waits until analytics has started, which loads the tags that it may, and uses the page. */
async function expectMeasured(page: Page): Promise<void> {
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
async function visit(page: Page, opened: () => Promise<void> = async () => {}): Promise<void> {
  const open = async (path: string) => {
    await openHydrated(page, `${server.base}${path}`);
    await expectMeasured(page);
    await opened();
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

const press = (page: Page, name: string) =>
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

/** Switches both purposes of tags off on the page with the choices. */
async function withdraw(page: Page): Promise<void> {
  await page.goto(`${server.base}/cookies`);
  await page.getByRole('checkbox', { name: 'Measure visits' }).uncheck();
  await page.getByRole('checkbox', { name: 'Advertising' }).uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Your choice has been saved.')).toBeVisible();
}

test('before a choice no page asks another host', async ({ page, context }) => {
  const requests = await recordOtherHosts(context);
  await visit(page);
  expect(requests).toEqual([]);
});

test('after an agreement the tag manager is loaded once, and reads the consent first', async ({
  page,
  context,
}) => {
  const requests = await recordOtherHosts(context);
  await openHydrated(page, server.base);
  await expectMeasured(page);
  await press(page, 'Accept all');
  expect(await readFirstEntries(page)).toEqual(FIRST_ENTRIES);
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== '/');
  await expectMeasured(page);
  expect(requests).toEqual([TAG]);

  requests.length = 0;
  let documents = 0;
  await visit(page, async () => {
    documents += 1;
    expect(await readFirstEntries(page)).toEqual(FIRST_ENTRIES);
    expect(requests).toEqual(Array.from({ length: documents }, () => TAG));
  });
  expect(documents).toBe(4);
});

test('after a refusal no page asks another host', async ({ page, context }) => {
  const requests = await recordOtherHosts(context);
  await openHydrated(page, server.base);
  await press(page, 'Necessary only');
  await visit(page);
  expect(requests).toEqual([]);
});

test('from the page after a withdrawal on, no other host is asked', async ({ page, context }) => {
  const requests = await recordOtherHosts(context);
  await openHydrated(page, server.base);
  await press(page, 'Accept all');
  await expect.poll(() => requests).toEqual([TAG]);
  await withdraw(page);
  requests.length = 0;
  await visit(page);
  expect(requests).toEqual([]);
});

test('another open tab follows an agreement, and its withdrawal', async ({ page, context }) => {
  const requests = await recordOtherHosts(context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openHydrated(tab, server.base);
    await expectMeasured(tab);
  }
  await press(page, 'Accept all');
  await expect(other.getByRole('region', { name: 'Cookie settings' })).toBeHidden();
  await expect.poll(() => Promise.all([hasTag(page), hasTag(other)])).toEqual([true, true]);
  expect(requests).toEqual([TAG, TAG]);

  const isReloaded = other.waitForEvent('load');
  await withdraw(page);
  await isReloaded;
  requests.length = 0;
  await expectMeasured(other);
  expect(await hasTag(other)).toBe(false);
  expect(requests).toEqual([]);
});
