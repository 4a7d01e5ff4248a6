/** Journeys of the checkout: guest, test cards, changes during the payment, without JavaScript. */
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { waitForLink } from './support/captured-emails.ts';
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
import { newEmail } from './support/sign-up.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoHorizontalScroll,
  test,
} from './support/watched-page.ts';

const [aldermoor, shop] = shops;

/** Adds another unit, as a second tab of the browser would. */
async function addItem(page: Page, sku: string): Promise<void> {
  const status = await page.evaluate(async (item) => {
    const body = JSON.stringify([{ sku: item, quantity: 1 }]);
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/_api/basket/addToCart', { method: 'POST', headers, body })).status;
  }, sku);
  expect(status).toBe(200);
}

/** Changes stock or price, as a point-of-sale system would. */
async function importStock(request: APIRequestContext, row: object): Promise<void> {
  const control: unknown = JSON.parse(await readFile('test-results/shop/control.json', 'utf8'));
  const key = typeof control === 'object' && control && 'key' in control ? control.key : '';
  const response = await request.post(`${aldermoor.base}/api/import/stock`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    data: JSON.stringify(row),
  });
  expect(response.status(), await response.text()).toBe(200);
}

test.describe('a guest', () => {
  // An address with errors.
  test.use({ expectedErrors: /status of 400 .*\/checkout\/address/ });

  test('is corrected by field, chooses a delivery, pays and gets a confirmation by email', async ({
    page,
  }) => {
    const email = newEmail();
    await fillBasket(page);
    await openCheckout(page);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const fields = page.getByRole('main').locator('form :is(input, select):visible');
    expect(await fields.count()).toBeLessThanOrEqual(5);
    await page.getByLabel('Email address').fill('nobody@');
    await page.getByLabel('Full name').fill('Ada Byron');
    await page.getByLabel('Postcode').fill('BA1');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByText('Please enter an email address, such as')).toBeVisible();
    await expect(page.getByText('This is not a complete postcode')).toBeVisible();
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron');
    await expectAccessible(page);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Street and house number').fill('12 Mill Lane');
    await page.getByLabel('Town or city').fill('Bath');
    await page.getByLabel('Postcode').fill('ba11aa');
    await page.getByRole('button', { name: 'Continue to delivery' }).click();
    await expect(page.getByText('BA1 1AA', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: /^Express delivery/ }).check();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(page.getByRole('button', { name: ORDER_BUTTON })).toBeVisible();
    await expect(page.getByText('Express delivery · £5.99')).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    // Going back leads to the previous step, which still has its answers.
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Express delivery/ })).toBeChecked();
    await page.getByRole('link', { name: 'Change delivery address' }).click();
    await expect(page.getByLabel('Postcode')).toHaveValue('BA1 1AA');
    await page.goto(`${shop.base}/checkout/review`);
    await page.getByRole('button', { name: ORDER_BUTTON }).click();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await pay(page, SUCCESSFUL_CARD);
    await expectThanks(page);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const number = await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent();
    await page.goto(`${shop.base}/basket`);
    await expect(page.getByText('Your basket is empty')).toBeVisible();
    await page.goto(await waitForLink(email, new RegExp(`^Your order ${number}`)));
    await expectThanks(page);
  });
});

test('a declined card and a refused 3-D Secure lead back with a message, and the next card pays', async ({
  page,
}) => {
  await fillBasket(page, 1);
  await openCheckout(page);
  await fillAddress(page, newEmail());
  for (const [card, message] of [
    [/is declined/, 'Your bank declined the payment. Nothing was charged.'],
    [/insufficient funds/, 'does not have enough funds'],
  ] as const) {
    await page.getByRole('button', { name: ORDER_BUTTON }).click();
    await pay(page, card);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await pay(page, /3-D Secure/);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('could not confirm that it was you')).toBeVisible();
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await pay(page, /3-D Secure/);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expectThanks(page);
});

test('a double click is one order; what is added meanwhile stays in the basket', async ({
  page,
}) => {
  await fillBasket(page, 2);
  await openCheckout(page);
  await fillAddress(page, newEmail());
  const targets = await page.evaluate(async () => {
    const form = document.querySelector<HTMLFormElement>('form:has(input[name=key])');
    const send = async () => {
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(form ?? undefined)) body.set(name, String(value));
      return (await fetch(location.href, { method: 'POST', body })).url;
    };
    return await Promise.all([send(), send(), send()]);
  });
  const [target = ''] = targets;
  expect(target).toContain('/test-terminal?payment=');
  expect(new Set(targets).size).toBe(1);
  await addItem(page, await fillBasket(page, 1));
  await page.goto(target);
  await pay(page, /notified twice/);
  await expectThanks(page);
  await page.goto(`${shop.base}/basket`);
  await expect(page.getByRole('combobox', { name: /Quantity of/ })).toHaveValue('2');
});

test('an order whose payment was abandoned is paid in a second attempt, and the first session is closed', async ({
  page,
}) => {
  await fillBasket(page, 4);
  await openCheckout(page);
  await fillAddress(page, newEmail());
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(page.getByRole('heading', { name: 'Test card terminal' })).toBeVisible();
  const first = page.url();
  // Hydration replaces the history state, which could be mistaken for the navigation back.
  await expectHydrated(page);
  await page.goBack();
  await page.goto(`${shop.base}/checkout/review`);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await expect(page.getByRole('heading', { name: 'Test card terminal' })).toBeVisible();
  expect(page.url()).not.toBe(first);
  const second = page.url();
  await page.goto(first);
  await expect(page.getByText('This payment has ended.')).toBeVisible();
  await page.goto(second);
  await pay(page, /notification to the shop is lost/);
  await expectThanks(page);
});

test.describe('what changes before the order', () => {
  test.use({ expectedErrors: /status of (400|409)/ });

  test('a price that changed is shown before it is charged', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'once: it changes a price of the shop that all tests share');
    const sku = await fillBasket(page, 6);
    await openCheckout(page);
    await fillAddress(page, newEmail());
    const before = await page.getByRole('button', { name: ORDER_BUTTON }).textContent();
    await importStock(page.request, { sku, price: 77.77 });
    await page.getByRole('button', { name: ORDER_BUTTON }).click();
    await expect(
      page.getByText('Your basket, its total, the delivery day or our terms have changed.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: ORDER_BUTTON })).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: ORDER_BUTTON }).click();
    await pay(page, SUCCESSFUL_CARD);
    await expectThanks(page);
  });
});

test('without JavaScript, in Arabic, at 320 px: the legal texts, an emirate, and paid', async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: { width: 320, height: 700 } },
  });
  const page = await context.newPage();
  await chooseProduct(page, 5);
  await page.getByRole('button', { name: 'Add to basket' }).press('Enter');
  await expect(page).toHaveURL(/\/basket$/);
  await page.goto(`${shop.base}/ar/basket`);
  await page.getByRole('main').getByRole('button', { name: 'إتمام الشراء' }).click();
  await expectNoHorizontalScroll(page);
  await page.getByLabel('البريد الإلكتروني').fill(newEmail());
  await page.getByLabel('الاسم الكامل').fill('ليلى حداد');
  await page.getByLabel('الشارع ورقم المبنى').fill('شارع الشيخ زايد 12');
  await page.getByLabel('المدينة أو المنطقة').fill('جميرا');
  await page.getByLabel('الإمارة').selectOption('dubai');
  await page.getByRole('button', { name: 'المتابعة إلى التوصيل' }).click();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'المتابعة إلى المراجعة' }).click();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: /^طلب مع الالتزام بالدفع/ }).click();
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: /^دفع/ }).click();
  await expect(page.getByRole('heading', { name: 'شكرًا لطلبك' })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await context.close();
});

test.describe('another shopper', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('sees no order of others, and has no checkout with an empty basket', async ({ page }) => {
    const response = await page.goto(`${shop.base}/order/7KQ2-MW4X-93BD?token=guess`);
    expect(response?.status()).toBe(404);
    await page.goto(`${shop.base}/checkout/review`);
    await expect(page.getByText('Your basket is empty')).toBeVisible();
  });
});
