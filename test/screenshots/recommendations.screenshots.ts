/** Screenshots of recommendations in their states: loading, full, few or no items, failed. */
import type { Page, Route } from '@playwright/test';
import { expectHydrated } from '../journeys/support/watched-page.ts';
import { signUp } from './sign-up.ts';
import { test, type Visit } from './visit.ts';

const SOLD_OUT = '/product/marlowe-vane-oversized-lambswool-scarf';
/** Similar products of a category in which an ad is booked, by fascia. */
const ADVERTISED: Readonly<Record<string, string>> = {
  nightjar: '/categories/womens-tops',
  fernhollow: '/categories/home-textiles',
};
const BUNDLES: Readonly<Record<string, string>> = {
  nightjar: '/product/nightjar-studio-spotted-organic-cotton-t-shirt',
  fernhollow: '/product/fernhollow-apothecary-intense-cedar-candle',
};
const pathOfFascia = (paths: Readonly<Record<string, string>>, { site }: Visit, fallback: string) =>
  paths[site.name.split('-')[0] ?? ''] ?? fallback;

test('similar products and an ad', async ({ visit }) => {
  const { page, shoot } = visit;
  await openProduct(visit, pathOfFascia(ADVERTISED, visit, '/categories/womens-knitwear'));
  await page.locator('#similar-products').scrollIntoViewIfNeeded();
  await shoot('similar-products');
  const ad = page.locator('#similar-products details summary').first();
  await ad.scrollIntoViewIfNeeded();
  await ad.click();
  await shoot('similar-products-ad');
});

test('similar products of a sold-out product', async ({ visit: { page, open, shoot } }) => {
  test.skip((await open(SOLD_OUT)) === 404, 'not sold here');
  const pending = await delayRequest(page, '**/_api/search/similarCards?*');
  const link = page.locator('main form a[href*="/search/similar/"]').filter({ visible: true });
  await page.mouse.move(5, 5);
  await expectHydrated(page, 'main form a[href*="/search/similar/"]');
  await openDialog(page, () => link.first().click());
  await shoot('similar-dialog-loading');
  await pending.continue();
  await page.locator('dialog[open] article').first().waitFor();
  await shoot('similar-dialog');
  await page.keyboard.press('Escape');
  await page.route('**/_api/search/similarCards?*', (route) => route.fulfill({ status: 503 }));
  await openDialog(page, () => link.first().click());
  await page.locator('dialog[open] [role=alert]').filter({ hasText: /./ }).waitFor();
  await shoot('similar-dialog-failed');
});

test('visual search', async ({ visit }) => {
  const { page, shootWhole } = visit;
  await openProduct(visit, pathOfFascia(ADVERTISED, visit, '/categories/womens-knitwear'));
  const link = page.locator('#similar-products a[href*="/search/similar/"]').first();
  const url = await link.evaluate((element: HTMLAnchorElement) => element.href);
  await page.goto(url);
  await shootWhole('visual-search');
  await page.goto(`${url}?price=0-1`);
  await shootWhole('visual-search-none');
});

test('what goes with an add', async ({ visit }) => {
  const { page, shoot } = visit;
  await openProduct(visit, pathOfFascia(ADVERTISED, visit, '/categories/womens-knitwear'));
  const pending = await delayRequest(page, '**/_api/search/boughtTogether?*');
  await selectSize(page);
  await openDialog(page, () => page.locator('#add-to-basket').press('Enter'));
  await page.locator('dialog[open] [aria-busy=true]').waitFor();
  await shoot('added-loading');
  await pending.continue();
  await page.locator('dialog[open] [aria-busy=false] a').first().waitFor();
  await shoot('added-full');
  await openProduct(visit, pathOfFascia(ADVERTISED, visit, '/categories/womens-knitwear'), 1);
  await selectSize(page);
  await page.route('**/_api/search/boughtTogether?*', (route) => route.fulfill({ status: 503 }));
  const failed = page.waitForResponse('**/_api/search/boughtTogether?*');
  await openDialog(page, () => page.locator('#add-to-basket').press('Enter'));
  await failed;
  await page.locator('dialog[open] section').waitFor({ state: 'detached' });
  await shoot('added-failed');
});

test('a bundle', async ({ visit }) => {
  const { page, open, shoot } = visit;
  const vest = '/product/aldermoor-edit-fitted-organic-cotton-ribbed-vest';
  await open(pathOfFascia(BUNDLES, visit, vest));
  const bundle = page.locator('main section[id^=bundle-]').first();
  await bundle.scrollIntoViewIfNeeded();
  await shoot('bundle');
  const button = bundle.locator('button[type=submit]');
  await button.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await button.press('Enter');
  await shoot('bundle-size-missing');
});

test('reminders', async ({ visit }) => {
  const { page, site, open, shootWhole } = visit;
  const status = await open('/categories/beauty-bath-wash');
  const first = page.locator('#results [data-product] :is(h2, h3) a').first();
  if (status === 404 || (await first.count()) === 0) {
    // The fascia sells nothing that is used up, so its customers have an empty list.
    await signUp(visit);
    await page.goto(`${site.base}/account/reminders`);
    return await shootWhole('reminders-none');
  }
  const product = await first.evaluate((link: HTMLAnchorElement) => link.href);
  await page.goto(product);
  const link = page.locator('main a[href*="/reminder"]').first();
  await link.scrollIntoViewIfNeeded();
  await visit.shoot('reminder-link');
  await signUp(visit);
  await page.goto(product.replace(/\?.*$/, '/reminder'));
  await shootWhole('reminder');
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL(/sent=1/);
  await shootWhole('reminder-set');
  await page.goto(`${site.base}/account/reminders`);
  await shootWhole('reminders');
  await page.locator('main form button[type=submit]').first().click();
  await page.waitForURL(/done=stopped/);
  await shootWhole('reminders-none');
});

async function openProduct({ page, open }: Visit, listing: string, position = 0): Promise<void> {
  await open(listing);
  const first = page.locator('main [data-product] :is(h2, h3) a').nth(position);
  const pathname = await first.evaluate((link: HTMLAnchorElement) => link.pathname);
  await page.goto(new URL(pathname, page.url()).href);
  await expectHydrated(page);
}

/** Delays the next request until `continue`. */
async function delayRequest(page: Page, pattern: string) {
  const { promise, resolve } = Promise.withResolvers<Route>();
  await page.route(pattern, resolve, { times: 1 });
  return { continue: async () => await (await promise).continue() };
}

async function openDialog(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await page.locator('dialog[open]').waitFor();
}

async function selectSize(page: Page): Promise<void> {
  const sizes = page.locator('main input[name=size]:not(:disabled):not([type=hidden])');
  if (await sizes.count()) return await sizes.first().check();
  const list = page.locator('main select[name=size]');
  if (!(await list.count())) return;
  const first = list.locator('option:not(:disabled):not([value=""])').first();
  await list.selectOption(await first.getAttribute('value'));
}
