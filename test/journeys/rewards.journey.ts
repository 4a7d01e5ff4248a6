/** Journeys of reward points: shown to guests and customers, earned, taken back, in the account. */
import { expect, type Page } from '@playwright/test';
import {
  chooseProduct,
  expectThanks,
  fillAddress,
  fillBasket,
  ORDER_BUTTON,
  openCheckout,
  pay,
  SUCCESSFUL_CARD,
} from './support/checkout.ts';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import { expectAccessible, expectNoHorizontalScroll, test } from './support/watched-page.ts';

const [, nightjar] = shops;
const EARN_TEXT = /^Earn £\d+\.?\d* in rewards with this product\./;

const joinLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Join now' });

test('PROMO-2: a guest joins from a product, orders, and has the points in the account until the order is cancelled', async ({
  page,
}) => {
  test.slow();
  await chooseProduct(page, 4);
  await expect(page.getByText(EARN_TEXT)).toBeVisible();
  const product = new URL(page.url()).pathname;
  await joinLink(page).click();
  const email = newEmail();
  await signUp(page, email, nightjar.base);
  await expect(page).toHaveURL((url) => url.pathname === product);
  await page.getByText(EARN_TEXT).hover();
  await expect(joinLink(page)).toHaveCount(0);
  await expect(page.getByText(EARN_TEXT)).toBeVisible();

  await fillBasket(page, 4);
  await page.goto(`${nightjar.base}/basket`);
  const note = await page.getByText(/^This order earns you £/).textContent();
  const amount = /£[\d.,]+/.exec(note ?? '')?.[0] ?? '';
  await expectAccessible(page);
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await pay(page, SUCCESSFUL_CARD);
  await expectThanks(page);
  const order = page.url();

  const rewards = page.getByRole('main').getByRole('link', { name: /^Rewards: £/ });
  await expect(async () => {
    await page.goto(`${nightjar.base}/account`);
    await expect(rewards).toHaveText(`Rewards: ${amount}`, { timeout: 500 });
  }).toPass();
  await rewards.click();
  await expect(page.getByText(`+${amount}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: /^Earned with order/ }).click();
  await expectThanks(page);

  await page.goto(order);
  await page.getByText('Cancel this order', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await expect(async () => {
    await page.goto(`${nightjar.base}/account/rewards`);
    await expect(page.getByText(/^Taken back: order .* was cancelled$/)).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByText(`-${amount}`)).toBeVisible();
  await expect(page.getByText('£0.00')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${nightjar.base}/ar/account/rewards`);
  await expect(page.getByRole('heading', { name: 'مكافآتك' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test('PROMO-2: a shop that does not sell in pounds does not mention rewards', async ({ page }) => {
  await page.goto(`${nightjar.base}/ar${nightjar.category}`, { waitUntil: 'domcontentloaded' });
  const href = await page.locator('article :is(h2, h3) a').first().getAttribute('href');
  await page.goto(`${nightjar.base}${href}`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('مكافآتك')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PROMO-2: a guest reads what a product and a basket earn, and can join', async ({
    page,
  }) => {
    await page.goto(`${nightjar.base}${nightjar.category}`, { waitUntil: 'domcontentloaded' });
    const href = await page.locator('article :is(h2, h3) a').nth(4).getAttribute('href');
    await page.goto(`${nightjar.base}${href}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText(EARN_TEXT)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await joinLink(page).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });
});
