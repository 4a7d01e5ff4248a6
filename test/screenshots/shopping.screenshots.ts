/** Screenshots of search, selection and basket, with their errors. */
import type { Page } from '@playwright/test';
import { expectHydrated } from '../journeys/support/watched-page.ts';
import { test, type Visit } from './visit.ts';

const ALL_PRODUCTS = '/search?q=';

const addButton = (page: Page) => page.locator('#add-to-basket');

test('search suggestions and filters', async ({ visit: { page, open, shoot } }) => {
  await open('/');
  await page.locator('input[name=q]').filter({ visible: true }).first().focus();
  const options = page.locator('[role=option]');
  await options.first().waitFor();
  await shoot('suggestions-empty');
  const searchResponse = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('input[role=combobox]').pressSequentially('la');
  await searchResponse;
  await shoot('suggestions');
  await open(ALL_PRODUCTS);
  const opener = page.locator('[popovertarget=filters]:not([popovertargetaction])');
  if (!(await opener.isVisible())) return;
  await opener.click();
  await shoot('drawer');
});

test('size selection', async ({ visit }) => {
  const { page, shoot } = visit;
  await openSizedProduct(visit);
  // It has aria-disabled rather than disabled, so that the keyboard reaches it.
  await addButton(page).press('Enter');
  await shoot('size-missing');
  await chooseSize(page);
  await addButton(page).click();
  await page.locator('dialog[open]').waitFor();
  await shoot('added');
});

test('zoom', async ({ visit }) => {
  const { page, shoot } = visit;
  await openSizedProduct(visit);
  const zoomButton = page.locator('main [aria-haspopup=dialog]').filter({ visible: true }).first();
  if (await zoomButton.count()) await zoomButton.click();
  else await page.locator('main ul[tabindex="0"] button').first().click();
  await page.locator('dialog[open], main ul[tabindex="0"] button + button').first().waitFor();
  await shoot('zoomed');
});

test('quick-add', async ({ visit: { page, open, shoot } }) => {
  await open(ALL_PRODUCTS);
  await page.locator('article a[aria-label]').first().click();
  await page.locator('dialog[open]').waitFor();
  await shoot('quick-add');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await page.route('**/_api/quickadd/**', (route) => route.abort());
  await page.locator('article a[aria-label]').nth(1).click();
  await page.locator('[role=alert]').filter({ hasText: /./, visible: true }).first().waitFor();
  await shoot('quick-add-failed');
});

test('basket', async ({ visit }) => {
  const { page, open, shootWhole } = visit;
  await openSizedProduct(visit);
  await chooseSize(page);
  await addButton(page).click();
  await page.locator('dialog[open]').waitFor();
  await open('/basket');
  await shootWhole('basket');
  await page.locator('[name=voucher]').fill('NO-SUCH-CODE');
  await page.locator('form:has([name=voucher]) button').click();
  await page.locator('[name=voucher][aria-invalid]').waitFor();
  await shootWhole('voucher-refused');
  await open('/basket');
  await page.locator('form[action$="/checkout"] button').click();
  await page.waitForURL(/checkout/);
  await shootWhole('checkout');
  await open('/basket');
  await page.locator('form:has([name=quantity][value="0"]) button').click();
  await page.locator('main [role=status]').filter({ hasText: /./ }).first().waitFor();
  await shootWhole('basket-removed');
  await open('/checkout?basket=00000000-0000-0000-0000-000000000000&until=1&signature=none');
  await shootWhole('checkout-run-out');
});

test('own checkout', async ({ visit }) => {
  const { page, open, shootWhole } = visit;
  await openSizedProduct(visit);
  await chooseSize(page);
  await addButton(page).click();
  await page.locator('dialog[open]').waitFor();
  await open('/basket');
  await page.locator('form[action$="/checkout"] button').click();
  await page.waitForURL(/checkout/);
  if (!page.url().endsWith('/checkout/address')) return;
  await page.locator('[name=email]').fill('nobody@');
  await page.locator('form:has([name=email]) button').click();
  await page.locator('[name=email][aria-invalid]').waitFor();
  await shootWhole('checkout-address-refused');
  await page.locator('[name=email]').fill('ada@example.com');
  for (const name of ['name', 'line1', 'town']) await page.locator(`[name=${name}]`).fill('Ada 12');
  const isBritish = !/\/(ar|de)\//.test(page.url());
  if (await page.locator('[name=postcode]').count())
    await page.locator('[name=postcode]').fill(isBritish ? 'BA1 1AA' : '10115');
  if (await page.locator('[name=region]').count())
    await page.locator('[name=region]').selectOption('dubai');
  await page.locator('form:has([name=email]) button').click();
  await page.waitForURL(/delivery/);
  await shootWhole('checkout-delivery');
  await page.locator('form:has([name=service]) button').click();
  await page.waitForURL(/review/);
  await shootWhole('checkout-review');
  await page.locator('form:has([name=key]) button').click();
  await page.waitForURL(/test-terminal/);
  await shootWhole('test-terminal');
  await page.locator('[name=card][value=declined]').check();
  await page.locator('form:has([name=card]) button').first().click();
  await page.waitForURL(/review/);
  await shootWhole('checkout-declined');
  await page.locator('form:has([name=key]) button').click();
  await page.waitForURL(/test-terminal/);
  await page.locator('form:has([name=card]) button').first().click();
  await page.waitForURL(/order/);
  await shootWhole('order');
  const order = page.url();
  await page.goto(order.replace('?', '/return?'));
  await page.locator('form:has([name=key]) button').click();
  await page.locator('main [role=alert]').filter({ hasText: /./ }).waitFor();
  await shootWhole('return-refused');
  await page.locator('[name=quantity-0]').selectOption('1');
  await page.locator('[name=reason-0]').selectOption('faulty');
  await page.locator('form:has([name=key]) button').click();
  await page.locator('#returns address').waitFor();
  await shootWhole('order-return');
  await page.locator('main details summary').click();
  await page.locator('form:has([name=intent][value=cancel]) button').click();
  await page.locator('main form').waitFor({ state: 'detached' });
  await shootWhole('order-cancelled');
});

test('withdrawal', async ({ visit: { page, open, shootWhole } }) => {
  await open('/withdraw');
  const form = page.locator('main form');
  if ((await form.count()) === 0) return;
  await shootWhole('withdraw');
  await form.locator('button').click();
  await page.locator('[name=number][aria-invalid]').waitFor();
  await shootWhole('withdraw-refused');
  await page.locator('[name=name]').fill('Ada Byron');
  await page.locator('[name=number]').fill('7KQ2-MW4X-93BD');
  await page.locator('[name=email]').fill('ada@example.com');
  await form.locator('button').click();
  await page.locator('[name=intent][value=confirm]').waitFor({ state: 'attached' });
  await shootWhole('withdraw-confirm');
  await form.locator('button').click();
  await page.locator('main [role=status]').waitFor();
  await shootWhole('withdraw-done');
});

/** Opens the shop's first product with a size to select. */
async function openSizedProduct({ page, open }: Visit): Promise<void> {
  await open(ALL_PRODUCTS);
  const paths = await page
    .locator('[data-product] :is(h2, h3) a')
    .evaluateAll((names: HTMLAnchorElement[]) => names.map((name) => name.href));
  for (const path of paths) {
    await page.goto(path);
    await expectHydrated(page);
    if ((await page.locator('main [name=size]:not([type=hidden])').count()) > 0) return;
  }
  throw new Error('No product of the first page has sizes.');
}

async function chooseSize(page: Page): Promise<void> {
  const sizes = page.locator('main input[name=size]:not(:disabled)');
  if (await sizes.count()) return void (await sizes.first().check());
  const list = page.locator('main select[name=size]');
  const value = await list
    .locator('option:not(:disabled):not([value=""])')
    .first()
    .getAttribute('value');
  await list.selectOption(value);
}
