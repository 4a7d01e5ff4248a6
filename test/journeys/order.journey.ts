/** Journeys of orders: an account for a guest's order, and its cancellation. */
import { expect } from '@playwright/test';
import { waitForLink } from './support/captured-emails.ts';
import {
  expectThanks,
  fillAddress,
  fillBasket,
  ORDER_BUTTON,
  openCheckout,
  pay,
  SUCCESSFUL_CARD,
} from './support/checkout.ts';
import { newEmail, PASSWORD } from './support/sign-up.ts';
import { expectAccessible, expectNoHorizontalScroll, test } from './support/watched-page.ts';

test('a guest creates an account from an order, sees the order there, and cancels it before dispatch', async ({
  page,
}) => {
  const email = newEmail();
  await fillBasket(page);
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await pay(page, SUCCESSFUL_CARD);
  await expectThanks(page);
  await expect(page.getByText('This is a test order')).toBeVisible();
  const order = await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await waitForLink(email, /Finish creating/));
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Byron');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Finish and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your orders' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: `Order ${order}` }).click();
  await expectThanks(page);
  await page.getByText('Cancel this order', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, cancel the order' }).click();
  await expect(page.getByRole('heading', { name: 'This order was cancelled' })).toBeVisible();
  await expect(page.getByText('You have cancelled it. No payment was taken')).toBeVisible();
  await expect(page.getByText('Cancel this order')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(await waitForLink(email, new RegExp(`^Order ${order} at Nightjar is cancelled`)));
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByText(/ · Cancelled · £/)).toBeVisible();
});
