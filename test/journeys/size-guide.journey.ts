/** PDP-13: journeys of the size guide: a dialog on the product page, and a page of its own. */
import { expect, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [{ base } = { base: '' }] = shops;
const dress = `${base}/product/aldermoor-edit-relaxed-linen-midi-dress`;

async function openProduct(page: Page, url = dress) {
  await openHydrated(page, url);
  const link = page.getByRole('link', { name: 'Size guide', exact: true });
  await page.mouse.move(5, 5);
  await expectHydrated(page, 'fieldset a[href*="size-guide"]');
  return link;
}

test('PDP-13: the size guide opens in a dialog, and gives the focus back', async ({ page }) => {
  const link = await openProduct(page);
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: /size guide/i });
  await expect(dialog.getByRole('columnheader', { name: 'Bust' })).toBeVisible();
  // Women's measurements, international sizes, men's measurements.
  await expect(dialog.getByRole('table')).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(dress);
});

test.describe('a size guide that fails', () => {
  test.use({ expectedErrors: /status of 503/ });
  test('PDP-13: leads to its page', async ({ page }) => {
    await page.route(/informational\/size-guide/, (route) => route.fulfill({ status: 503 }));
    const link = await openProduct(page);
    await link.click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('target', '_blank');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PDP-13: the size guide opens as a page', async ({ page }) => {
    await page.goto(dress, { waitUntil: 'domcontentloaded' });
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Size guide', exact: true }).click();
    const guide = await opened;
    await expect(guide.getByRole('heading', { level: 1 })).toContainText('size guide');
    await expect(guide.getByRole('heading', { name: 'International sizes' }).first()).toBeVisible();
  });
});
