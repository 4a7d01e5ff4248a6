/** Journeys of the basket: panel, undo, save for later, two tabs, offline and checkout. */
import { expect, type Page } from '@playwright/test';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { expectAccessible, expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [shop] = shops;

async function openProduct(page: Page): Promise<void> {
  await page.goto(`${shop.base}${shop.category}`, { waitUntil: 'domcontentloaded' });
  const href = await page.locator('article :is(h2, h3) a').first().getAttribute('href');
  await openHydrated(page, `${shop.base}${href}`);
  const size = page.locator('input[name="size"][type="radio"]:not(:disabled)').first();
  if (await size.count()) await size.evaluate((input: HTMLInputElement) => input.click());
}

async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to basket' }).click();
}

test('the panel shows what was added; removing can be undone; saving for later needs a sign-in', async ({
  page,
}) => {
  await openProduct(page);
  await add(page);
  const panel = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(panel.getByText('Quantity: 1')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
  await add(page);
  await expect(panel.getByText('Quantity: 2')).toBeVisible();
  await panel.getByRole('link', { name: 'View basket (2)' }).click();
  await expect(page.getByRole('heading', { name: 'Your basket' })).toBeVisible();
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('has been removed.')).toBeVisible();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'has been removed.' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('combobox', { name: /Quantity of/ })).toHaveValue('2');
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Save for later/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('BAG-3: an empty basket shows best-sellers without JavaScript too, and what is added from there is a line', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const scriptlessPage = await context.newPage();
  await scriptlessPage.goto(`${shop.base}/basket`, { waitUntil: 'domcontentloaded' });
  await expect(
    scriptlessPage.getByRole('region', { name: 'Best-sellers' }).locator('article'),
  ).toHaveCount(10);
  await context.close();

  await openHydrated(page, `${shop.base}/basket`);
  await page.keyboard.press('Tab');
  await expectHydrated(page, 'main [data-product]');
  await page
    .getByRole('region', { name: 'Best-sellers' })
    .getByRole('link', { name: /^Quick add/ })
    .first()
    .click();
  const dialog = page.locator('dialog[open]');
  const sizes = dialog.locator(SIZE_IN_STOCK);
  await expect(dialog.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  if (await sizes.count()) await sizes.last().check();
  await dialog.getByRole('button', { name: 'Add to basket' }).click();
  await page
    .getByRole('dialog', { name: 'Added to your basket' })
    .getByRole('button', { name: 'Continue shopping' })
    .click();
  await expect(page.getByRole('combobox', { name: /Quantity of/ })).toHaveValue('1');
  await expect(page.getByRole('region', { name: 'Best-sellers' })).toHaveCount(0);
  // axe reports a control that is cut off by the viewport as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
});

test('BAG-3: a filled basket recommends other products that go with its own, without JavaScript and without recently viewed products', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.base}${shop.category}`, { waitUntil: 'domcontentloaded' });
  const href = await page.locator('article :is(h2, h3) a').first().getAttribute('href');
  await page.goto(`${shop.base}${href}`, { waitUntil: 'domcontentloaded' });
  const size = page.locator(SIZE_IN_STOCK).first();
  if (await size.count()) await size.check();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('heading', { name: 'Your basket' })).toBeVisible();
  const row = page.getByRole('region', { name: 'You may also like' });
  await expect(row.locator('article')).toHaveCount(10);
  const { pathname } = new URL(`${shop.base}${href}`);
  await expect(row.locator(`a[href*="${pathname}"]`)).toHaveCount(0);
  await context.close();
});

test.describe('pages without a product', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('FIND-5: recently viewed products are on the basket, home and 404 pages', async ({
    page,
  }) => {
    await openProduct(page);
    const { pathname } = new URL(page.url());
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
      .not.toBeNull();
    for (const path of ['/basket', '', '/nothing-here']) {
      await openHydrated(page, `${shop.base}${path}`);
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('region', { name: 'Recently viewed' }).locator(`h3 a[href*="${pathname}"]`),
      ).toBeVisible();
    }
  });
});

test('the basket is handed over to the checkout by a signed link', async ({ page, request }) => {
  await openProduct(page);
  await add(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Data for the checkout' })).toBeVisible();
  await expectAccessible(page);
  const href = await page
    .getByRole('link', { name: 'Open the basket as JSON' })
    .getAttribute('href');
  const response = await request.get(`${shop.base}${href}`);
  expect(await response.json()).toMatchObject({
    currency: 'GBP',
    lines: [{ quantity: 1, isOnStock: true }],
  });
  expect((await request.get(`${shop.base}${href?.replace(/until=\d/, 'until=9')}`)).status()).toBe(
    410,
  );
});

test.describe('vouchers', () => {
  test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
  test.use({ expectedErrors: /status of 404 .*\/basket\)$/ });

  test('an unknown voucher is refused; a valid one reduces the total, and is removed', async ({
    page,
  }) => {
    await openProduct(page);
    await add(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^View basket/ })
      .click();
    await page.getByRole('combobox', { name: /Quantity of/ }).selectOption('3');
    await expect(page.getByText('3 items')).toBeVisible();
    await page.getByLabel('Voucher code').fill('nope');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This code is unknown')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Voucher code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/^−£/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove voucher' }).click();
    await expect(page.getByLabel('Voucher code')).toBeVisible();
  });
});

test('a change of the basket in one tab appears in the other', async ({ page, context }) => {
  await openProduct(page);
  const other = await context.newPage();
  await openHydrated(other, `${shop.base}/basket`);
  await expect(other.getByText('Your basket is empty')).toBeVisible();
  await add(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(other.getByRole('combobox', { name: /Quantity of/ })).toHaveValue('1');
  await other.getByRole('combobox', { name: /Quantity of/ }).selectOption('2');
  await expect(
    page.getByRole('link', { name: 'Basket, 2 items', includeHidden: true }),
  ).toBeAttached();
});

test.describe('without a connection', () => {
  test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

  test('an add whose response was lost has one effect when it is repeated', async ({ page }) => {
    await openProduct(page);
    await page.route(
      '**/_api/basket/addToCart*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await add(page);
    await expect(
      page.getByText('We could not add this to your basket. Please try again.'),
    ).toBeVisible();
    await add(page);
    await expect(page.getByRole('dialog').getByText('Quantity: 1')).toBeVisible();
  });

  test('an add is refused with a message and works once the connection is back', async ({
    page,
    context,
  }) => {
    await openProduct(page);
    await add(page);
    await page.getByRole('button', { name: 'Continue shopping' }).click();
    await context.setOffline(true);
    await add(page);
    await expect(
      page.getByText('We could not add this to your basket. Please try again.'),
    ).toBeVisible();
    await context.setOffline(false);
    await add(page);
    await expect(page.getByRole('dialog').getByText('Quantity: 2')).toBeVisible();
  });
});
