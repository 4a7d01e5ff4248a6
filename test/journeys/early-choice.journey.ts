/** Journeys of selections before hydration: they must not be lost. */
import { expect } from '@playwright/test';
import { delayScript } from './support/delayed-script.ts';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [shop] = shops;

test('a size selected before hydration is the size that is added', async ({ page }) => {
  const { allowLoad } = await delayScript(page, '**/assets/*.js');
  await page.goto(`${shop?.base}${shop?.category}`, { waitUntil: 'domcontentloaded' });
  await page.locator('article :is(h2, h3) a').first().click();
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  const size = page.locator(SIZE_IN_STOCK).first();
  await size.check();
  allowLoad();
  await expectHydrated(page);
  await expect(page).toHaveURL(new RegExp(`size=${await size.inputValue()}`));
  await expect(size).toBeChecked();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
});

test('a size chosen while the code of other parts is loading leaves them as they were sent', async ({
  page,
}) => {
  const { allowLoad } = await delayScript(page, /assets\/(promises|information)-[^/]*\.js$/);
  await openHydrated(page, `${shop?.base}/product/rue-calder-striped-merino-jumper`);
  const parts = await page
    .locator('main :is(ul:has(img[alt="Laterly"]), div:has(> details))')
    .elementHandles();
  expect(parts.length).toBeGreaterThan(1);
  const size = page.locator(SIZE_IN_STOCK).first();
  await size.check();
  await expect(page).toHaveURL(/size=/);
  await expect(size).toBeChecked();
  allowLoad();
  await expectHydrated(page, 'main div > details');
  await expect(size).toBeChecked();
  const areConnected = parts.map(
    async (part) => await part.evaluate(({ isConnected }) => isConnected),
  );
  expect(await Promise.all(areConnected)).toEqual(parts.map(() => true));
});

test('a listing that is reached before its code: the page before it stays until then', async ({
  page,
}) => {
  const { wasRequested, allowLoad } = await delayScript(page, '**/assets/listing-view-*.js');
  await openHydrated(page, `${shop?.base}/`);
  const answered = page.waitForResponse(/categories\/womens\.data/);
  await page.getByRole('link', { name: 'Shop women' }).click();
  await Promise.all([wasRequested, answered]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The long autumn');
  allowLoad();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(page.locator('main article').first()).toBeVisible();
});

for (const [what, role, name] of [
  ['a quick-add', 'link', /^Quick add: /],
  ['a heart', 'button', /^Wishlist: /],
] as const)
  test(`${what} pressed while a listing's own code is on its way keeps the page, and is done when that has come`, async ({
    page,
  }) => {
    const { wasRequested, allowLoad } = await delayScript(page, '**/assets/listing-view-*.js');
    await openHydrated(page, `${shop?.base}${shop?.category}`);
    await page.getByRole(role, { name }).first().click();
    await wasRequested;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    allowLoad();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${shop?.category}$`));
  });
