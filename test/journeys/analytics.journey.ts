/** Journeys of analytics: `dataLayer` events match the event catalogue and the page's prices. */
import { expect, type Page } from '@playwright/test';
import { recordEvents, sumItems } from './support/analytics/recorded-events.ts';
import {
  expectThanks,
  fillAddress,
  fillBasket,
  ORDER_BUTTON,
  openCheckout,
  pay,
  SUCCESSFUL_CARD,
} from './support/checkout.ts';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import { isPhone, openHydrated, test } from './support/watched-page.ts';

const [shop, nightjar] = shops;
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';

const poundsIn = (text: string | null) =>
  Number(/£([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replace(',', ''));

/** Starts hydration, as any first interaction does. */
async function interact(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
}

test('a listing: the products that it shows, then the one that is clicked', async ({ page }) => {
  const recorded = await recordEvents(page);
  await openHydrated(page, `${shop.base}${shop.category}`);
  await interact(page);
  const listView = await recorded.waitForLast('view_item_list');
  expect(listView?.ecommerce?.items).toHaveLength(
    await page.locator('main ul[data-query] article').count(),
  );
  await page.locator('main article :is(h2, h3) a').nth(2).click();
  expect(await recorded.waitForLast('select_item')).toMatchObject({
    ecommerce: { items: [listView?.ecommerce?.items?.[2]] },
  });
  await recorded.waitForLast('view_item');
  recorded.expectValid();
});

test('a search: its term and results', async ({ page }) => {
  const recorded = await recordEvents(page);
  await openHydrated(page, `${shop.base}/search?q=${shop.searchTerm}`);
  await interact(page);
  expect(await recorded.waitForLast('search')).toMatchObject({ search_term: shop.searchTerm });
  recorded.expectValid();
});

test('a search without results', async ({ page }) => {
  const recorded = await recordEvents(page);
  await openHydrated(page, `${shop.base}/search?q=zxqvzxqv`);
  await interact(page);
  expect(await recorded.waitForLast('page_view')).toMatchObject({ page_path: '/search' });
  recorded.expectValid();
});

test('a product and its add to the basket, at the price that the page shows', async ({ page }) => {
  const recorded = await recordEvents(page);
  await openHydrated(page, `${shop.base}${tee}?size=M`);
  await interact(page);
  const price = poundsIn(
    await page
      .getByRole('main')
      .getByText(/^Now £/)
      .first()
      .textContent(),
  );
  expect((await recorded.waitForLast('view_item'))?.ecommerce?.value).toBe(price);
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByRole('link', { name: /^View basket/ })).toBeVisible();
  expect((await recorded.waitForLast('add_to_cart'))?.ecommerce?.value).toBe(price);
  recorded.expectValid();
});

test('a quick add from a listing', async ({ page }) => {
  const recorded = await recordEvents(page);
  await openHydrated(page, `${shop.base}${shop.category}`);
  await page.locator('main article a[aria-label]').first().click();
  const dialog = page.getByRole('dialog');
  const radio = dialog.locator(SIZE_IN_STOCK).first();
  await expect(dialog).toBeVisible();
  if (await radio.count()) await radio.check();
  await dialog.getByRole('button', { name: /^Add to/ }).click();
  const added = await recorded.waitForLast('add_to_cart');
  expect(added?.ecommerce?.value).toBe(sumItems(added));
  recorded.expectValid();
});

test('the basket: its value is the total, and a change is worth the difference', async ({
  page,
}) => {
  await fillBasket(page, 2);
  const recorded = await recordEvents(page);
  await openHydrated(page, `${nightjar.base}/basket`);
  await interact(page);
  const subtotal = page.getByRole('main').getByText('Subtotal', { exact: true }).locator('..');
  const total = async () => poundsIn(await subtotal.textContent());
  const before = await total();
  expect((await recorded.waitForLast('view_cart'))?.ecommerce?.value).toBe(before);
  await page
    .getByRole('combobox', { name: /Quantity of/ })
    .first()
    .selectOption('3');
  await expect.poll(total).toBeGreaterThan(before);
  const added = await recorded.waitForLast('add_to_cart');
  expect(added?.ecommerce?.value).toBeCloseTo((await total()) - before, 5);
  const fullTotal = await total();
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  const removed = await recorded.waitForLast('remove_from_cart');
  expect(removed?.ecommerce?.value).toBe(fullTotal);
  recorded.expectValid();
});

test('the checkout: its steps, then one purchase with the amounts of the order', async ({
  page,
}) => {
  const recorded = await recordEvents(page);
  await fillBasket(page, 2);
  await openCheckout(page);
  await fillAddress(page, newEmail());
  const button = page.getByRole('button', { name: ORDER_BUTTON });
  const total = poundsIn(await button.textContent());
  await interact(page);
  const shipping = await recorded.waitForLast('add_shipping_info');
  expect(shipping).toMatchObject({ ecommerce: { shipping_tier: expect.any(String) } });
  await recorded.waitForLast('begin_checkout');
  await button.click();
  await pay(page, SUCCESSFUL_CARD);
  await expectThanks(page);
  const purchase = (await recorded.waitForLast('purchase'))?.ecommerce;
  expect(purchase).toMatchObject({ is_test: true, transaction_id: expect.any(String) });
  expect((purchase?.value ?? 0) + (purchase?.shipping ?? 0)).toBeCloseTo(total, 5);
  expect(purchase?.value).toBe(shipping?.ecommerce?.value);
  expect(purchase?.value).toBe(sumItems({ ecommerce: purchase ?? null }));
  const pageViews = () => recorded.entries.filter(({ event }) => event === 'page_view').length;
  const before = pageViews();
  await page.reload();
  await interact(page);
  await expect.poll(pageViews).toBe(before + 1);
  expect(recorded.entries.filter(({ event }) => event === 'purchase')).toHaveLength(1);
  recorded.expectValid();
});

test('the wishlist: a product that is saved, and removed again', async ({ page }) => {
  const recorded = await recordEvents(page);
  await page.goto(`${shop.base}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openHydrated(page, `${shop.base}${shop.category}`);
  const button = page.getByRole('button', { name: /^Wishlist: / }).nth(1);
  await button.click();
  await recorded.waitForLast('add_to_wishlist');
  await button.click();
  await recorded.waitForLast('remove_from_wishlist');
  recorded.expectValid();
});

test('zoom, by mouse or by touch', async ({ page }) => {
  const recorded = await recordEvents(page);
  await openHydrated(page, `${shop.base}${tee}`);
  if (isPhone(page))
    await page.getByRole('button', { name: 'Zoom in' }).filter({ visible: true }).tap();
  else await page.mouse.click(500, 500);
  expect(await recorded.waitForLast('zoom_media')).toMatchObject({
    device: isPhone(page) ? 'mobile' : 'desktop',
    item_id: expect.any(String),
  });
  recorded.expectValid();
});

test('a link of the menu', async ({ page }) => {
  const recorded = await recordEvents(page);
  await openHydrated(page, shop.base);
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-menu nav button').filter({ visible: true }).first().click();
  const link = page.locator('#site-menu a[href^="/categories/"]').filter({ visible: true }).first();
  const path = await link.getAttribute('href');
  await link.click();
  expect(await recorded.waitForLast('menu_click')).toMatchObject({ link_path: path });
  recorded.expectValid();
});

test('low stock, and a product that is sold out', async ({ page }) => {
  const recorded = await recordEvents(page);
  await openHydrated(page, `${shop.base}${tee}?size=XS`);
  await interact(page);
  expect(await recorded.waitForLast('validation')).toMatchObject({ reason: 'lowStock', amount: 2 });
  await openHydrated(page, `${shop.base}/product/marlowe-vane-oversized-lambswool-scarf`);
  await interact(page);
  await expect
    .poll(() => recorded.entries.map((entry) => 'reason' in entry && entry.reason))
    .toContain('fullyOutOfStock');
  recorded.expectValid();
});

test.describe('consent', () => {
  test.use({ consent: null });

  test('is sent to tags in seven types: denied before the choice, updated with it', async ({
    page,
  }) => {
    const recorded = await recordEvents(page);
    await openHydrated(page, shop.base);
    await interact(page);
    const commands = () =>
      recorded.entries.flatMap((entry) => (Array.isArray(entry) ? [entry] : []));
    await expect.poll(() => commands().length).toBe(1);
    expect(commands()[0]).toEqual([
      'consent',
      'default',
      {
        ...{ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
        ...{ analytics_storage: 'denied', personalization_storage: 'denied' },
        ...{ functionality_storage: 'granted', security_storage: 'granted' },
      },
    ]);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => commands().length).toBe(2);
    expect(commands()[1]).toMatchObject([
      'consent',
      'update',
      // This shop has no third-party tags, so it asks for no consent to them.
      { personalization_storage: 'granted', analytics_storage: 'denied', ad_storage: 'denied' },
    ]);
    recorded.expectValid();
  });
});

test('the page for developers shows events of another tab as they happen', async ({
  page,
  context,
}) => {
  await openHydrated(page, `${shop.base}/dev/events`);
  const other = await context.newPage();
  await openHydrated(other, `${shop.base}${tee}`);
  await interact(other);
  await expect(page.getByText('view_item', { exact: true })).toBeVisible();
});
