/** Journeys of the wishlist: failing wishlist buttons, save for later, a second device. */
import { expect, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import { newEmail, PASSWORD, signUp } from './support/sign-up.ts';
import { expectAccessible, openHydrated, test } from './support/watched-page.ts';

const [shop] = shops;

const wishlistButtons = (page: Page, pressed: boolean) =>
  page.getByRole('button', { name: /^Wishlist: /, pressed });

async function openListing(page: Page): Promise<void> {
  await openHydrated(page, `${shop.base}${shop.category}`);
}

async function signUpCustomer(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, email);
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  return email;
}

test.describe('a wishlist button that cannot be saved', () => {
  test.skip(({ isMobile }) => isMobile, 'once, on desktop');
  test.use({ expectedErrors: /status of 409/ });

  // The wishlist button's own tests cover the other failures.
  test('is not pressed any more, and a message gives the reason', async ({ page }) => {
    await signUpCustomer(page);
    const response = {
      status: 409,
      json: { SUCCESSFUL_CARD: false, error: 'Wishlist limit reached: 250 items' },
    };
    await page.route('**/_api/wishlist/add', (route) => route.fulfill(response));
    await openListing(page);
    await wishlistButtons(page, false).first().click();
    await expect(page.getByText('Your wishlist is full.')).toBeVisible();
    await expect(wishlistButtons(page, true)).toHaveCount(0);
  });
});

test('items saved for later are on a second device, and so is the basket', async ({
  page,
  browser,
}) => {
  const email = await signUpCustomer(page);
  await openListing(page);
  // The button changes at once; the next page must not be requested before the item is saved.
  const saved = page.waitForResponse('**/_api/wishlist/add');
  await wishlistButtons(page, false).nth(1).click();
  await expect(wishlistButtons(page, true)).toHaveCount(1);
  await saved;
  await page.goto(`${shop.base}/wishlist`);
  const size = page.getByRole('combobox', { name: /^Size of / });
  await size.selectOption(
    await size.locator('option:not(:disabled):not([value=""])').first().getAttribute('value'),
  );
  await page.getByRole('button', { name: /^Move / }).click();
  await expect(page.getByText('has been moved to your basket.')).toBeVisible();
  await page.goto(`${shop.base}/basket`);
  await page.getByRole('button', { name: /^Save for later/ }).click();
  await expect(page.getByText('has been saved to your wishlist.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('combobox', { name: /Quantity of/ })).toHaveValue('1');

  const context = await browser.newContext();
  const otherDevice = await context.newPage();
  await otherDevice.goto(`${shop.base}/login?redirect=/basket`);
  await otherDevice.getByLabel('Email address').fill(email);
  await otherDevice.getByLabel('Password').fill(PASSWORD);
  await otherDevice.getByRole('button', { name: 'Sign in' }).click();
  await expect(otherDevice.getByRole('combobox', { name: /Quantity of/ })).toHaveValue('1');
  await otherDevice.goto(`${shop.base}/wishlist`);
  await expect(otherDevice.getByText('1 item', { exact: true })).toBeVisible();
  await context.close();
});

test('REC-1: an empty wishlist shows popular products, in the server HTML too', async ({
  page,
}) => {
  await signUpCustomer(page);
  const html = await (await page.request.get(`${shop.base}/wishlist`)).text();
  expect(html).toContain('Popular right now');
  await openHydrated(page, `${shop.base}/wishlist`);
  const products = page.getByRole('region', { name: 'Popular right now' }).getByRole('heading');
  await expect.poll(() => products.count()).toBeGreaterThan(2);
  await expectAccessible(page);
  const link = products.nth(1).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});
