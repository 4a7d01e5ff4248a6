/** Journeys of recommendations: similar products on a product page, and what goes with a basket. */
import { expect, type Locator, type Page } from '@playwright/test';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import {
  expectAccessible,
  expectNoWider,
  isPhone,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar] = shops.map(({ base }) => base);
const dress = '/product/halfpenny-lane-lined-linen-midi-dress';

const sites = [
  ...shops.map((shop) => ({ ...shop, title: 'Similar products' })),
  {
    ...{ name: 'Nightjar in Arabic', base: `${nightjar}/ar`, title: 'منتجات مشابهة' },
    category: '/categories/womens-tops',
  },
];

const similarOn = (page: Page, name = 'Similar products') =>
  page.getByRole('region', { name }).first();

/** Opens the first product of a category. */
async function openFirst(page: Page, base: string, category: string): Promise<void> {
  await page.goto(`${base}${category}`, { waitUntil: 'domcontentloaded' });
  const link = page.locator('article :is(h2, h3) a').first();
  await openHydrated(page, new URL((await link.getAttribute('href')) ?? '', base).href);
}

/** Adds the dress in its first size that is in stock. */
async function addDress(page: Page): Promise<void> {
  const size = page.locator('select[name=size]');
  await size.selectOption(await size.locator('option:enabled').nth(1).getAttribute('value'));
  await page.getByRole('button', { name: 'Add to basket' }).press('Enter');
}

async function addInFirstSize(page: Page): Promise<void> {
  const list = page.locator('main select[name=size]');
  if (await list.count()) {
    const inStock = list.locator('option:enabled:not([value=""])').filter({ hasNotText: ' – ' });
    const first = inStock.first();
    await list.selectOption(await first.getAttribute('value'));
  } else {
    const size = page.locator(`main ${SIZE_IN_STOCK}`).first();
    if (await size.count()) await size.evaluate((input: HTMLInputElement) => input.click());
  }
  await page.locator('#add-to-basket').press('Enter');
}

/** Number of cards that fit into the row, with a fraction for one that is cut off. */
async function countSlides(section: Locator): Promise<number> {
  return await section
    .getByRole('list')
    .first()
    .evaluate((list) => {
      const [first, second] = [...list.children].map((card) => card.getBoundingClientRect());
      if (!first || !second) throw new Error('The row has fewer than two cards.');
      const step = Math.abs(second.x - first.x);
      const style = getComputedStyle(list);
      const padding = Number.parseFloat(style.paddingInlineStart);
      const width = list.clientWidth - padding - Number.parseFloat(style.paddingInlineEnd);
      const whole = Math.floor((width + step - first.width) / step);
      return whole + (width - whole * step) / first.width;
    });
}

for (const { name, base, category, title } of sites) {
  test(`REC-1: ${name} shows two to ten similar products, without a shift and not the product itself`, async ({
    page,
  }) => {
    await openFirst(page, base, category);
    const section = similarOn(page, title);
    await section.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    const links = section.getByRole('heading', { level: 3 }).getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(10);
    const paths = await links.evaluateAll((all) =>
      all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).pathname),
    );
    expect(new Set(paths).size).toBe(count);
    expect(paths).not.toContain(new URL(page.url()).pathname);
    expect(await countSlides(section)).toBeCloseTo(isPhone(page) ? 2.15 : 4.5, 1);
    await expectNoWider(page);
    // At the top: the header that is moved out of sight would cover what is beside the window.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await links.first().click();
    await expect(page).toHaveURL(new RegExp(`${paths[0]}(\\?|$)`));
  });
}

test('REC-1: the row of similar products scrolls by keyboard, and each card is a link', async ({
  page,
}) => {
  await openHydrated(page, `${aldermoor}${dress}`);
  const row = similarOn(page).getByRole('list').first();
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await similarOn(page).getByRole('heading', { level: 3 }).getByRole('link').last().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(dress));
});

test('REC-3: no product of a look of four stands alone in a row', async ({ page }) => {
  await openHydrated(page, `${aldermoor}/product/aldermoor-edit-fluid-satin-cami-top`);
  const section = page.getByRole('region', { name: 'Shop the look' });
  const products = section.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(products).toHaveCount(4);
  const tops = await products.evaluateAll((all) =>
    all.map((product) => Math.round(product.getBoundingClientRect().top)),
  );
  const rows = [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
  expect(rows).toEqual(isPhone(page) ? [2, 2] : [4]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('REC-1: similar products are links, and those of a basket go with it', async ({ page }) => {
    await page.goto(`${aldermoor}${dress}`);
    const links = similarOn(page).getByRole('heading', { level: 3 }).getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    await addDress(page);
    await expect(page).toHaveURL(/\/basket$/);
    const section = page.getByRole('region', { name: 'You may also like' }).first();
    const cards = section.getByRole('heading', { level: 3 }).getByRole('link');
    await expect(cards.nth(1)).toBeVisible();
    await cards.first().click();
    await expect(page).toHaveURL(/\/product\//);
  });
});

for (const [name, base, title] of [
  ['Aldermoor', aldermoor, 'You may also like'],
  ['Nightjar in Arabic', `${nightjar}/ar`, 'قد يعجبك أيضًا'],
] as const)
  test(`BAG-3: ${name} shows in the panel what goes with a product just added`, async ({
    page,
  }) => {
    await openFirst(page, base ?? '', '/categories/womens-tops');
    await addInFirstSize(page);
    const panel = page.locator('dialog[open]');
    const row = panel.getByRole('region', { name: title });
    const links = row.getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    await expect(row).toHaveAttribute('aria-busy', 'false');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoWider(page);
    await links.first().focus();
    const path = new URL((await links.first().getAttribute('href')) ?? '', page.url()).pathname;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(path));
    await expect(panel).toBeHidden();
  });

test('BAG-3: without an answer the panel has its lines and links alone', async ({ page }) => {
  await openFirst(page, aldermoor ?? '', '/categories/womens-tops');
  await page.route('**/_api/search/boughtTogether?*', (route) => route.fulfill({ status: 503 }));
  await addInFirstSize(page);
  const panel = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(panel.getByText('Quantity: 1')).toBeVisible();
  await expect(panel.getByRole('region')).toHaveCount(0);
  await panel.getByRole('link', { name: 'View basket (1)' }).click();
  await expect(page).toHaveURL(/\/basket$/);
});

test('BAG-3: nothing moves in the panel when nothing goes with an add, however late', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await openFirst(page, aldermoor ?? '', '/categories/womens-tops');
  await page.route('**/_api/search/boughtTogether?*', async (route) => {
    await released;
    await route.fulfill({ json: { hits: [] } });
  });
  await addInFirstSize(page);
  const panel = page.getByRole('dialog', { name: 'Added to your basket' });
  const row = panel.getByRole('region', { name: 'You may also like' });
  await expect(row).toHaveAttribute('aria-busy', 'true');
  const parts = [panel, panel.getByText('Quantity: 1'), panel.getByRole('button').last()];
  const measure = () => Promise.all(parts.map((part) => part.boundingBox()));
  const before = await measure();
  // The browser does not count shifts within 500 ms of an interaction.
  await page.waitForFunction((until) => performance.now() > until, await afterInteraction(page));
  release();
  await expect(row).toHaveCount(0);
  expect(await measure()).toEqual(before);
});

/** Time of the page's clock from which the browser counts shifts, without another interaction. */
const afterInteraction = (page: Page) => page.evaluate(() => performance.now() + 600);

test('BAG-3: what goes with a basket has none of its products', async ({ page }) => {
  await openHydrated(page, `${aldermoor}${dress}`);
  await addDress(page);
  await page.getByRole('link', { name: /^View basket/ }).click();
  const section = page.getByRole('region', { name: 'You may also like' }).first();
  await expect(section).toBeVisible();
  await expect(section.locator(`a[href*="${dress}"]`)).toHaveCount(0);
  await expectNoWider(page);
  await expectAccessible(page);
});
