/** Journeys with slow or missing scripts: whatever was opened, selected or typed is kept. */
import { expect, type Page } from '@playwright/test';
import { delayScript } from './support/delayed-script.ts';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [aldermoor] = shops;
const base = aldermoor?.base ?? '';
const jumper = `${base}/product/rue-calder-striped-merino-jumper`;

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
test.use({ expectedErrors: /ERR_|Failed to (fetch|load)/ });

const add = (page: Page) => page.getByRole('button', { name: 'Add to basket' });
const firstSize = (page: Page) => page.locator(SIZE_IN_STOCK).first();

test('no script can be loaded at all: the page still adds to the basket', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(jumper, { waitUntil: 'load' });
  await firstSize(page).check();
  await add(page).click();
  await expect(page).toHaveURL(/basket/);
  await expect(page.locator('main')).toContainText('Striped merino jumper');
});

test('a route whose code cannot be loaded: its link is opened as a document', async ({ page }) => {
  await openHydrated(page, base);
  await page.route(/assets\/listing\.route-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'Shop women' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(page).toHaveURL(/categories\/womens$/);
});

test('a drawer that is opened before hydration stays open', async ({ page }) => {
  const { release } = await delayScript(page, '**/assets/*.js');
  await page.goto(`${base}/categories/womens`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  release();
  await expectHydrated(page);
  await expect(menu).toBeVisible();
});

test('FIND-2: a drawer of filters that is opened before hydration stays open, and is a dialog from then on', async ({
  page,
}) => {
  const { release } = await delayScript(page, '**/assets/*.js');
  await page.goto(`${base}/categories/womens`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.locator('#filters');
  await expect(drawer).toBeVisible();
  release();
  await expectHydrated(page, '#filters input');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  const isInert = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.closest('[inert]') !== null);
  expect([await isInert('h1'), await isInert('main article'), await isInert('#filters')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('CUST-1: engraving whose code never loads: the text is submitted with the form', async ({
  page,
}) => {
  await page.route(/assets\/personalisation-fields-[^/]*\.js$/, () => undefined);
  await openHydrated(page, `${base}/product/marlowe-vane-hammered-gold-plated-pendant-necklace`);
  await page.mouse.move(5, 300);
  await page.getByLabel('Name or initials').fill('Ada');
  await add(page).click();
  await expect(page).toHaveURL(/basket/);
  await expect(page.getByText('Name or initials: Ada')).toBeVisible();
});

test('PDP-6: a quantity selected while its code never loads is the quantity that is added', async ({
  page,
}) => {
  await page.route(/assets\/quantity-picker-[^/]*\.js$/, () => undefined);
  await page.goto(`${base}/categories/beauty`);
  const cream = await page.locator('main article :is(h2, h3) a').first().getAttribute('href');
  await openHydrated(page, `${base}${cream}`);
  await page.mouse.move(5, 300);
  if ((await firstSize(page).count()) > 0) await firstSize(page).check();
  await page.locator('main select[name=quantity]').selectOption('3');
  await add(page).click();
  await expect(page.getByRole('dialog')).toContainText('Quantity: 3');
});

test('a failed prefetch of messages has no consequence: the add fetches them again', async ({
  page,
}) => {
  await page.route('**/assets/messages.added-to-bag.*', (route) => route.abort());
  const failedPrefetch = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('messages.added-to-bag'),
  );
  // No interaction yet: only prefetches run.
  await page.goto(`${base}/product/aldermoor-edit-ribbed-recycled-glass-tumblers-set-of-two`, {
    waitUntil: 'domcontentloaded',
  });
  await failedPrefetch;
  await page.unroute('**/assets/messages.added-to-bag.*');
  await expectHydrated(page);
  await add(page).click();
  await expect(page.getByRole('dialog', { name: 'Added to your basket' })).toBeVisible();
});
