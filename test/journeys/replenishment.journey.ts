/** Journeys of reminders: requested on a product page, stopped in the account. */
import { expect } from '@playwright/test';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import { expectAccessible, expectNoHorizontalScroll, test } from './support/watched-page.ts';

const [aldermoor, nightjar] = shops;

test('REC-3: a customer requests a reminder on a product page, and stops it in the account', async ({
  page,
}) => {
  await page.goto(`${aldermoor.base}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await page.goto(`${aldermoor.base}/categories/beauty`, { waitUntil: 'domcontentloaded' });
  const cream = page
    .getByRole('article')
    .getByRole('link', { name: /cream|serum|wash/i })
    .first();
  await page.goto(new URL((await cream.getAttribute('href')) ?? '', aldermoor.base).href);
  await page.getByRole('link', { name: 'Remind me before it runs out' }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText(/lasts about \d+ days, reminder on/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Remind me' }).click();
  await expect(page.getByText('We will remind you by email.')).toBeVisible();
  await page.goto(`${aldermoor.base}/account`);
  await page.getByRole('link', { name: 'Reminders' }).click();
  await expect(page.getByRole('main').getByText(/^Reminder on /)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'Stop this reminder' }).click();
  await expect(page.getByText('Reminder stopped.')).toBeVisible();
  await expect(page.getByText('No reminders.')).toBeVisible();
});

test('REC-3: an invalid stop link leads to the account, in Arabic at 320 px too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${nightjar.base}/ar/stop-reminders?token=none`);
  await expect(page.getByText('انتهت صلاحية هذا الرابط.')).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('REC-3: a guest is asked to sign in first', async ({ page }) => {
    await page.goto(`${aldermoor.base}/categories/beauty`, { waitUntil: 'domcontentloaded' });
    const cream = page
      .getByRole('article')
      .getByRole('link', { name: /cream|serum|wash/i })
      .first();
    await page.goto(new URL((await cream.getAttribute('href')) ?? '', aldermoor.base).href);
    await page.getByRole('link', { name: 'Remind me before it runs out' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
  });
});
