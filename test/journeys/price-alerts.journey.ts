/** Journeys of price alerts: requested on the wishlist, stopped there and in the account. */
import { expect, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [shop] = shops;

/** Signs up, and saves the first product of a listing. */
async function saveItem(page: Page): Promise<void> {
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openHydrated(page, `${shop.base}${shop.category}`);
  const saved = page.waitForResponse('**/_api/wishlist/add');
  await page
    .getByRole('button', { name: /^Wishlist: /, pressed: false })
    .nth(1)
    .click();
  await saved;
}

test('ALERT-6: a customer requests a price alert on the wishlist, and stops it in the account', async ({
  page,
}) => {
  await saveItem(page);
  await page.goto(`${shop.base}/wishlist`);
  await page.getByRole('button', { name: 'Email me if the price drops' }).click();
  await expect(page.getByText('We will send you one email when the price drops.')).toBeVisible();
  await expect(page.getByText('Price alert on')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.goto(`${shop.base}/account`);
  await page.getByRole('link', { name: 'Price alerts' }).click();
  await expect(page.getByRole('main').getByText(/^Alert when it costs less than £/)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Stop this alert' }).click();
  await expect(page.getByText('Alert stopped.')).toBeVisible();
  await expect(page.getByText('No alerts.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('list')).toHaveCount(0);
});

test('ALERT-6: an alert is stopped on the wishlist', async ({ page }) => {
  await saveItem(page);
  await page.goto(`${shop.base}/wishlist?show=48`);
  await page.getByRole('button', { name: 'Email me if the price drops' }).click();
  await expect(page).toHaveURL(/\/wishlist\?show=48&alert=on#item-/);
  await expect(page.getByRole('button', { name: 'Stop price alert' })).toBeInViewport();
  await page.getByRole('button', { name: 'Stop price alert' }).click();
  await expect(page.getByText('Price alert stopped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email me if the price drops' })).toBeVisible();
});

test('ALERT-8: an invalid stop link leads to the account, in Arabic at 320 px too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${shops[1].base}/ar/stop-price-alerts?token=none`);
  await expect(page.getByText('انتهت صلاحية هذا الرابط.')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});
