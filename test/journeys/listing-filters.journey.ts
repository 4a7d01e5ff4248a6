/** Journeys of a listing's filters: focus, drawer, typed prices, applied filters. */
import { expect, type Page } from '@playwright/test';
import { openFilters } from './support/keyboard.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, expectHydrated, openHydrated, test } from './support/watched-page.ts';

const base = shops[0]?.base ?? '';

async function expectResults(page: Page, url: RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.locator('main section[aria-busy=false]')).toBeVisible();
}

test('the focus stays on what was clicked, or moves to what replaces it', async ({ page }) => {
  const focusCode = page.waitForResponse(/listing-focus/);
  await openHydrated(page, `${base}/categories/womens?colour=blue&colour=green&colour=red`);
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  await focusCode;
  const chip = (name: string) => page.getByRole('link', { name: `Remove ${name}` });
  await chip('Green').focus();
  await page.keyboard.press('Enter');
  await expectResults(page, /colour=blue&colour=red$/);
  await expect(chip('Red')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectResults(page, /colour=blue$/);
  await expect(chip('Blue')).toBeFocused();
  await page.getByRole('link', { name: 'Clear all' }).focus();
  await page.keyboard.press('Enter');
  await expectResults(page, /womens$/);
  await expect(page.locator('#results')).toBeFocused();

  await openFilters(page);
  const slider = page.getByRole('slider', { name: 'Lowest price' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expectResults(page, /price=/);
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuetext', /^£\d+\.00$/);
  const field = page.getByRole('textbox', { name: 'Highest price' });
  await field.fill('45,50');
  await field.press('Enter');
  await expectResults(page, /price=\d+-45\.5$/);
  await expect(field).toBeFocused();
});

test('the filter drawer is a modal dialog: nothing behind it scrolls or responds, and the focus moves into it and back', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have a column');
  await openHydrated(page, `${base}/categories/womens?colour=blue&size=12`);
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  const opener = page.getByRole('button', { name: 'Filters, 2' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close filters' })).toBeFocused();
  const heading = page.getByRole('heading', { level: 1 });
  const isInert = () => heading.evaluate((element) => element.closest('[inert]') !== null);
  expect(await isInert()).toBe(true);
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectAccessible(page);
  await expect(dialog.getByRole('group', { name: 'Colour' })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^Blue, \d+ products?$/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(await isInert()).toBe(false);
});

test('the applied filters are in the drawer too, and the focus stays there when they are removed', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have a column');
  await openHydrated(page, `${base}/categories/womens?colour=blue&colour=green`);
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  await page.getByRole('button', { name: 'Filters, 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const chip = (name: string) => dialog.getByRole('link', { name: `Remove ${name}` });
  const filter = dialog.getByRole('group', { name: 'Colour' });
  const top = (await filter.boundingBox())?.y;
  await chip('Blue').focus();
  await page.keyboard.press('Enter');
  await expectResults(page, /womens\?colour=green$/);
  await expect(chip('Green')).toBeFocused();
  await expect(dialog.getByRole('checkbox', { name: /^Blue/ })).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expectResults(page, /womens$/);
  await expect(dialog.getByText('No filters selected')).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect((await filter.boundingBox())?.y, 'no filter moves under the thumb').toBe(top);
});

test('in German a price is typed and shown with a decimal comma', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same at every width');
  await openHydrated(page, `${base}/de/categories/womens`);
  await openFilters(page);
  const field = page.getByRole('textbox', { name: 'Höchster Preis' });
  await field.fill('45,50');
  await field.press('Enter');
  await expectResults(page, /price=0-45\.5$/);
  await expect(field).toHaveValue('45,5');
});

test('applied filters stay visible after scrolling, and a link skips them', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, `${base}/categories/womens?colour=blue`);
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  const skip = page.getByRole('link', { name: 'Skip to products' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const control = isMobile
    ? page.getByRole('button', { name: /^Filters/ })
    : page.getByRole('link', { name: 'Remove Blue' });
  await expect(control).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const bar = await control.boundingBox();
  expect(bar && header && bar.y >= header.y + header.height - 1).toBe(true);
});
