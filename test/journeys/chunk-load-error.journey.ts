/** Journeys with chunk load errors, as after a new release: the native fallback takes over. */
import { expect, type Page } from '@playwright/test';
import { delayScript } from './support/delayed-script.ts';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { colourLink, openHydrated, test } from './support/watched-page.ts';

const [aldermoor] = shops;
const base = aldermoor?.base ?? '';

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

test('a chunk without a response: links still work, from product to product too', async ({
  page,
}) => {
  await page.route(/assets\/(hear-searches|information)-[^/]*\.js$/, () => undefined);
  await openHydrated(page, base);
  await page.getByRole('link', { name: 'Shop women' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await openHydrated(page, `${base}/product/rue-calder-striped-merino-jumper`);
  await page.mouse.move(5, 300);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
    .not.toBeNull();
  await openHydrated(page, `${base}/product/ottoline-grey-fitted-organic-cotton-t-shirt`);
  await page.mouse.move(5, 300);
  await page.getByRole('link', { name: 'Striped merino jumper', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Striped merino jumper');
});

test('a chunk without a response: a colour still changes the pictures', async ({ page }) => {
  await page.route(/assets\/information-[^/]*\.js$/, () => undefined);
  await openHydrated(page, `${base}/product/aldermoor-edit-relaxed-organic-cotton-t-shirt`);
  await colourLink(page, 'Navy').click();
  await expect(page.locator('main ul[aria-label=Pictures] img').first()).toHaveAttribute(
    'src',
    /navy/,
  );
  await expect(page).toHaveURL(/colour=navy/);
  await page.goBack();
  await expect(page.locator('main ul[aria-label=Pictures] img').first()).not.toHaveAttribute(
    'src',
    /navy/,
  );
});

test('a long page with unhydrated parts: the name of the shop leads to the top of the same page', async ({
  page,
}) => {
  await openHydrated(page, base);
  await page.evaluate(() => scrollTo(0, 900));
  await page
    .getByRole('banner')
    .getByRole('link', { name: aldermoor?.name ?? '' })
    .click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

const wishlistButton = (page: Page) => page.getByRole('button', { name: /^Wishlist: / }).first();
const waitForChunkError = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('could not be fetched'));
const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in' });

test.describe('a chunk that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

  test('a listing without its own code: its links load the next page as a document', async ({
    page,
  }) => {
    await page.route(/assets\/listing-view-[^/]*\.js$/, (route) => route.abort());
    const chunkError = waitForChunkError(page);
    await openHydrated(page, `${base}/categories/womens`);
    await page.mouse.move(100, 400);
    await chunkError;
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: 'Previous', exact: true })).toBeVisible();
    await wishlistButton(page).click();
    await expect(signInHeading(page)).toBeVisible();
  });

  test('a listing without its own code is loaded as a document, from the page before it', async ({
    page,
  }) => {
    await page.route(/assets\/listing-view-[^/]*\.js$/, (route) => route.abort());
    await openHydrated(page, base);
    await page.getByRole('link', { name: 'Shop women' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('a wishlist button clicked while a listing’s code was still loading is clicked again, by the browser', async ({
    page,
  }) => {
    const { fail } = await delayScript(page, /assets\/listing-view-[^/]*\.js$/);
    await openHydrated(page, `${base}/categories/womens`);
    await wishlistButton(page).click();
    fail();
    await expect(signInHeading(page)).toBeVisible();
  });

  for (const [what, code] of [
    ['code', /assets\/click-handler-[^/]*\.js$/],
    ['messages', /assets\/messages\.wishlist-button\.[^/]*\.js$/],
    ['dialog', /assets\/sign-in-modal-[^/]*\.js$/],
  ] as const)
    test(`a wishlist button without its ${what} is handled by the browser`, async ({ page }) => {
      await page.route(code, (route) => route.abort());
      await openHydrated(page, `${base}/product/rue-calder-striped-merino-jumper`);
      await wishlistButton(page).click();
      await expect(signInHeading(page)).toBeVisible();
      await expect(page).toHaveURL(/login/);
    });

  test('a quick-add without its code leads to the product', async ({ page }) => {
    await page.route(/assets\/quick-add-[^/]*\.js$/, (route) => route.abort());
    await openHydrated(page, `${base}/categories/womens`);
    const card = page.locator('main article').first();
    const name = await card.getByRole('heading').textContent();
    await card.getByRole('link', { name: /^Quick add: / }).click();
    await expect(page).toHaveURL(/product/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  });

  test('messages that do not load leave the server HTML of the page, and its form to the browser', async ({
    page,
  }) => {
    await page.route(/assets\/messages\.product-lazy\.[^/]*\.js$/, (route) => route.abort());
    const chunkError = waitForChunkError(page);
    await openHydrated(page, `${base}/product/rue-calder-striped-merino-jumper`);
    await page.mouse.move(100, 400);
    await chunkError;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Striped merino jumper');
    await page.locator(SIZE_IN_STOCK).first().check();
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page).toHaveURL(/basket/);
    await expect(page.locator('main')).toContainText('Striped merino jumper');
  });
});
