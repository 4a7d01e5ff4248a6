/** Journeys of sharing a product. */
import { expect } from '@playwright/test';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [{ base } = { base: '' }] = shops;
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';

test('SHARE-1: a copied link opens the product in the chosen colour', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // As on a desktop, because phones open the share dialog of the system.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openHydrated(page, `${base}${tee}?colour=navy`);
  await page.mouse.move(100, 200);
  await expectHydrated(page, 'a[href*="/share"]');
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/s\/\w{10}$/);
  await page.goto(base + new URL(copied).pathname);
  await expect(page).toHaveURL(/colour=navy.*utm_source=pdp_share/);
});

test('SHARE-1: without JavaScript the URL is shown on a page of its own', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${base}${tee}?colour=navy`);
  await page.getByRole('link', { name: 'Share' }).click();
  const url = await page.getByLabel('Link to the product page').inputValue();
  expect(url).toContain(`${tee}?colour=navy&utm_source=pdp_share`);
  await context.close();
});

test('SHARE-1: the page with the URL is accessible', async ({ page }) => {
  await openHydrated(page, `${base}${tee}/share`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Share /);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('SHARE-1: the page with the URL selects all of it, and copies it', async ({ page }) => {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  await openHydrated(page, `${base}${tee}/share`);
  const field = page.getByLabel('Link to the product page');
  await field.click();
  const url = await field.inputValue();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(url);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  // A second click shows the notice again, so that screen readers announce it again.
  await page.getByRole('status').evaluate((status) => {
    const notices: string[] = [];
    Object.assign(globalThis, { notices });
    new MutationObserver(() => notices.push(status.textContent)).observe(status, {
      ...{ childList: true, characterData: true, subtree: true },
    });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'notices')))
    .toEqual(['', 'Link copied']);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toEqual([url, url]);
});
