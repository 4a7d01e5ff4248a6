/** Journeys of returns and withdrawals: requested, received, refunded; no JavaScript, in Arabic. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { listEmails } from './support/captured-emails.ts';
import {
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
import { expectAccessible, expectNoHorizontalScroll, test } from './support/watched-page.ts';

const [aldermoor, shop] = shops;

/** Buys one product; returns the number of the order. */
async function buy(page: Page, email: string): Promise<string> {
  // Not a product that other journeys buy, because they may sell it out.
  await fillBasket(page, 7);
  await openCheckout(page);
  await fillAddress(page, email);
  await page.getByRole('button', { name: ORDER_BUTTON }).click();
  await pay(page, SUCCESSFUL_CARD);
  await expectThanks(page);
  const number = page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  return (await number.textContent()) ?? '';
}

/** Records a return as `npm run orders -- receive` does. */
async function receiveReturn(page: Page, returnNumber: string): Promise<void> {
  const control: unknown = JSON.parse(await readFile('test-results/shop/control.json', 'utf8'));
  const key = typeof control === 'object' && control && 'key' in control ? control.key : '';
  const response = await page.request.post(`${aldermoor.base}/api/orders`, {
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    data: { call: 'receiveReturn', returnNumber, lines: null, isRestocked: true },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** Reports the dispatch of the whole order, as an order system does. */
async function reportDispatch(page: Page, order: string): Promise<void> {
  const status = await page.evaluate(async (number) => {
    const headers = { authorization: 'Bearer the order system of the journeys' };
    const tracking = { carrier: 'Royal Mail', trackingUrl: 'https://track.example/RM1' };
    const report = { event: 'dispatched', order: number, reference: 'parcel-1', ...tracking };
    const body = JSON.stringify(report);
    return (await fetch('/_api/orders', { method: 'POST', headers, body })).status;
  }, order);
  expect(status).toBe(200);
}

const waitForEmail = async (to: string, subject: RegExp) => {
  await expect
    .poll(async () =>
      (await listEmails()).some((mail) => mail.to === to && subject.test(mail.subject)),
    )
    .toBe(true);
  return (await listEmails()).find((mail) => mail.to === to && subject.test(mail.subject));
};

test.describe('a return', () => {
  // A form without an item.
  test.use({ expectedErrors: /status of 400 .*\/return/ });

  test('is requested with a reason, arrives, and is refunded with its delivery costs', async ({
    page,
  }) => {
    const email = newEmail();
    const orderNumber = await buy(page, email);
    const order = page.url();
    await reportDispatch(page, orderNumber);
    await page.reload();
    await expect(page.getByText('Dispatched', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Sent on .* with Royal Mail$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Track this parcel' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: 'Return items' }).click();
    await expect(page.getByRole('heading', { name: 'Return items' })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByText('Please choose at least one item to return.')).toBeVisible();
    await page.getByLabel('Quantity').selectOption('1');
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByText('Please choose a reason.')).toBeVisible();
    await expect(page.getByLabel('Quantity')).toHaveValue('1');
    await expectAccessible(page);
    await page.getByLabel('Reason').selectOption('Too small');
    await page.getByRole('button', { name: 'Request return' }).click();
    const returnNotice = page.getByText(/^Return R-[2-9A-Z-]{9}, requested on /);
    await expect(returnNotice).toBeVisible();
    await expect(page.getByText(/^Pack the items securely, write R-/)).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const [number = ''] = /R-[2-9A-Z-]{9}/.exec((await returnNotice.textContent()) ?? '') ?? [];
    await waitForEmail(email, /is on its way$/);
    expect((await waitForEmail(email, /^Your return R-/))?.text).toContain(
      `write ${number} on the parcel`,
    );
    await receiveReturn(page, number);
    await page.goto(order);
    await expect(
      page.getByText(/^Arrived on .* This is a test order: .* we would refund £/),
    ).toBeVisible();
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await waitForEmail(email, /has arrived$/);
    const links = page.getByRole('link', { name: /\(PDF\)$/ });
    await expect(links).toHaveText([/^Invoice TEST-/, /^Credit note TEST-/]);
    // In the page: only the browser resolves the host.
    const files = await page.evaluate(
      async (hrefs) => {
        const load = async (href: string) => {
          const response = await fetch(href);
          const type = response.headers.get('content-type');
          return [response.status, type, (await response.text()).slice(0, 8)];
        };
        return Promise.all(hrefs.map(load));
      },
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
    );
    const pdf = [200, 'application/pdf', '%PDF-1.7'];
    expect(files).toEqual([pdf, pdf]);
  });
});

test('a withdrawal needs no account, takes two steps and has a dated receipt', async ({ page }) => {
  const email = newEmail();
  const number = await buy(page, email);
  await page.goto(`${shop.base}/`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Withdraw from contract here' })
    .click();
  await expect(page.getByRole('heading', { name: 'Withdraw from a contract' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('link', { name: 'Model withdrawal form for printing' }).click();
  await expect(page.getByRole('heading', { name: 'Model withdrawal form' })).toBeVisible();
  await expect(page.getByText('Nightjar Clothing Ltd')).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('main').getByRole('link', { name: 'Withdraw online' }).click();
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`I, Ada Byron, withdraw from the contract`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(
    page.getByRole('heading', { name: 'We have received your withdrawal' }),
  ).toBeVisible();
  await expectAccessible(page);
  const receipt = await waitForEmail(email, /^Receipt of your withdrawal at Nightjar$/);
  expect(receipt?.text).toMatch(/We received this statement on \d+ \w+ 20\d\d at \d\d:\d\d/);
  expect(receipt?.text).toContain('we have cancelled the order');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400 .*\/withdraw/ });

  test('a withdrawal in Arabic names each wrong field, and is confirmed', async ({ page }) => {
    const email = newEmail();
    await page.goto(`${shop.base}/ar/withdraw`);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await expect(page.getByText('يُرجى إدخال رقم الطلب.')).toBeVisible();
    await page.getByLabel('اسمك').fill('آدا');
    await page.getByLabel('رقم الطلب').fill('7KQ2-MW4X-93BD');
    await page.getByLabel('البريد الإلكتروني').fill(email);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await page.getByRole('button', { name: 'تأكيد التراجع' }).click();
    await expect(page.getByRole('heading', { name: 'استلمنا تراجعك عن العقد' })).toBeVisible();
    const receipt = await waitForEmail(email, /إيصال استلام تراجعك/);
    expect(receipt?.html).toContain('dir="rtl"');
  });
});
