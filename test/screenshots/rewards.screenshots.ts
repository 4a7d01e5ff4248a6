/** Screenshots of reward points in the account: none, earned with an order, taken back. */
import { expect } from '@playwright/test';
import {
  expectThanks,
  fillAddress,
  fillBasket,
  ORDER_BUTTON,
  openCheckout,
  pay,
  SUCCESSFUL_CARD,
} from '../journeys/support/checkout.ts';
import { shops } from '../journeys/support/shops.ts';
import { newEmail, signUp } from '../journeys/support/sign-up.ts';
import { test } from './visit.ts';

const [, nightjar] = shops;

test('rewards', async ({ visit }) => {
  test.slow();
  const { page, site, shoot, shootWhole } = visit;
  const origin = new URL(site.base).origin;
  const email = newEmail();
  await page.goto(`${origin}/sign-up`);
  await signUp(page, email, origin);
  await page.waitForURL(/account/);
  await page.goto(`${site.base}/account/rewards`);
  await shootWhole('rewards-none');
  // Only this shop has a checkout of its own.
  if (origin !== nightjar.base) return;
  await fillBasket(page, 4);
  await page.goto(`${origin}/basket`);
  await shootWhole('rewards-basket');
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await pay(page, SUCCESSFUL_CARD);
  await expectThanks(page);
  const order = page.url();
  await openUntil(`${site.base}/account/rewards`, 'main li, main tbody tr');
  await shootWhole('rewards-earned');
  await page.goto(`${site.base}/account`);
  await shoot('rewards-account');
  await page.goto(order);
  await page.getByText('Cancel this order', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await openUntil(`${site.base}/account/rewards`, 'main li + li, main tbody tr + tr');
  await shootWhole('rewards-taken-back');

  /** Opens a page until its jobs have run and it has such an element. */
  async function openUntil(url: string, selector: string): Promise<void> {
    await expect(async () => {
      await page.goto(url);
      await expect(page.locator(selector).first()).toBeVisible({ timeout: 500 });
    }).toPass();
  }
});
