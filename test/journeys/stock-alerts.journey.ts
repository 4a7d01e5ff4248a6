/** Journeys of stock alerts: guests confirm by email, customers keep them in the account. */
import { expect, type Page } from '@playwright/test';
import { waitForLink } from './support/captured-emails.ts';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar] = shops.map(({ base }) => base);
const tee = '/product/ottoline-grey-fitted-organic-cotton-t-shirt';
const boxyTee = '/product/saltmarsh-checked-cotton-boxy-t-shirt';

async function openForm(page: Page, url: string): Promise<void> {
  await openHydrated(page, url);
  await page.getByRole('link', { name: 'Sold out? Email me when it is back' }).click();
  await expect(
    page.getByRole('heading', { name: 'Email me when it is back in stock', level: 1 }),
  ).toBeVisible();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Email me' }).click();

test.describe('by email', () => {
  // An address that is refused.
  test.use({ expectedErrors: /status of 400 .*\/stock-alert\b/ });

  test('a guest requests an alert for a sold-out size, corrects the email address, confirms by email and stops the alert', async ({
    page,
  }) => {
    const email = newEmail();
    await openForm(page, `${aldermoor}${tee}`);
    await expect(page.getByLabel('Sold-out colour or size')).toContainText('XS');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByLabel('Email address').fill('nobody@');
    await submit(page);
    await expect(page.getByText('Please enter an email address')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email address').fill(email);
    await submit(page);
    await expect(page.getByText('One more step')).toBeVisible();
    await page.goto(await waitForLink(email, /Confirm your alert/));
    await page.getByRole('button', { name: 'Confirm alert' }).click();
    await expect(page.getByText('We will email you when it is back in stock.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop this alert' }).click();
    await expect(page.getByText('Alert stopped.')).toBeVisible();
  });
});

test('a customer has the alert in the account, and stops it there', async ({ page }) => {
  await page.goto(`${aldermoor}/sign-up`);
  await signUp(page, newEmail(), aldermoor);
  await openForm(page, `${aldermoor}${tee}`);
  await submit(page);
  await expect(page.getByText('We will email you when it is back in stock.')).toBeVisible();
  await page.goto(`${aldermoor}/account`);
  await page.getByRole('link', { name: 'Stock alerts' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop this alert' }).click();
  await expect(page.getByText('No alerts.')).toBeVisible();
});

test('without JavaScript, in Arabic, at 320 px', async ({ browser }) => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 320, height: 700 } },
  });
  const page = await context.newPage();
  const email = newEmail();
  await page.goto(`${nightjar}/ar${boxyTee}`);
  await page.getByRole('link', { name: 'نفدت الكمية؟ أعلِمني عند التوفّر' }).click();
  await expectNoHorizontalScroll(page);
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByRole('button', { name: 'أعلِمني عبر البريد الإلكتروني' }).click();
  await expect(page.getByText('بقيت خطوة واحدة')).toBeVisible();
  await page.goto(await waitForLink(email, /أكّد تنبيهك/));
  await page.getByRole('button', { name: 'تأكيد التنبيه' }).click();
  await expect(page.getByText('سنراسلك عند عودته إلى المخزون.')).toBeVisible();
  await context.close();
});

test('a stop link that has expired leads to the account, in Arabic at 320 px too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${nightjar}/ar/stop-stock-alerts?token=none`);
  await expect(page.getByText('انتهت صلاحية هذا الرابط')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'تنبيهات التوفّر' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});
