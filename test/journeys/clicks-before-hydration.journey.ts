/** Journeys of selections before hydration: they must not be lost. */
import { expect } from '@playwright/test';
import { delayScript } from './support/delayed-script.ts';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [shop] = shops;

test('a size selected before hydration is the size that is added', async ({ page }) => {
  const { release } = await delayScript(page, '**/assets/*.js');
  await page.goto(`${shop?.base}${shop?.category}`, { waitUntil: 'domcontentloaded' });
  await page.locator('article :is(h2, h3) a').first().click();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  const size = page.locator(SIZE_IN_STOCK).first();
  await size.check();
  release();
  await expectHydrated(page);
  await expect(page).toHaveURL(new RegExp(`size=${await size.inputValue()}`));
  await expect(size).toBeChecked();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
});

test('a size chosen while the code of other parts is loading leaves their server HTML in place', async ({
  page,
}) => {
  const { release } = await delayScript(page, /assets\/(promises|information)-[^/]*\.js$/);
  await openHydrated(page, `${shop?.base}/product/rue-calder-striped-merino-jumper`);
  const parts = await page
    .locator('main :is(ul:has(img[alt="Laterly"]), div:has(> details))')
    .elementHandles();
  expect(parts.length).toBeGreaterThan(1);
  const size = page.locator(SIZE_IN_STOCK).first();
  await size.check();
  await expect(page).toHaveURL(/size=/);
  await expect(size).toBeChecked();
  release();
  await expectHydrated(page, 'main div > details');
  await expect(size).toBeChecked();
  const areConnected = parts.map(
    async (part) => await part.evaluate(({ isConnected }) => isConnected),
  );
  expect(await Promise.all(areConnected)).toEqual(parts.map(() => true));
});

test('a listing whose code is still loading: the previous page stays until it has loaded', async ({
  page,
}) => {
  const { wasRequested, release } = await delayScript(page, '**/assets/listing-view-*.js');
  await openHydrated(page, `${shop?.base}/`);
  const response = page.waitForResponse(/categories\/womens\.data/);
  await page.getByRole('link', { name: 'Shop women' }).click();
  await Promise.all([wasRequested, response]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The long autumn');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(page.locator('main article').first()).toBeVisible();
});

for (const [control, role, name] of [
  ['a quick-add', 'link', /^Quick add: /],
  ['a wishlist button', 'button', /^Wishlist: /],
] as const)
  test(`${control} clicked while a listing's own code is loading keeps the page, and takes effect when it has loaded`, async ({
    page,
  }) => {
    const { wasRequested, release } = await delayScript(page, '**/assets/listing-view-*.js');
    await openHydrated(page, `${shop?.base}${shop?.category}`);
    await page.getByRole(role, { name }).first().click();
    await wasRequested;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${shop?.category}$`));
  });
