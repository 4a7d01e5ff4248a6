/** Journeys of recommendations: similar products on a product page, and what goes with a basket. */
import { expect, type Locator, type Page } from '@playwright/test';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
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

const similarProducts = (page: Page, name = 'Similar products') =>
  page.getByRole('region', { name }).first();

/** Opens the first product of a category. */
async function openFirstProduct(page: Page, base: string, category: string): Promise<void> {
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

async function addFirstSize(page: Page): Promise<void> {
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
async function countVisibleCards(section: Locator): Promise<number> {
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
      const wholeCards = Math.floor((width + step - first.width) / step);
      return wholeCards + (width - wholeCards * step) / first.width;
    });
}

for (const { name, base, category, title } of sites) {
  test(`REC-1: ${name} shows two to ten similar products, without a layout shift and without the product itself`, async ({
    page,
  }) => {
    await openFirstProduct(page, base, category);
    const section = similarProducts(page, title);
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
    expect(await countVisibleCards(section)).toBeCloseTo(isPhone(page) ? 2.15 : 4.5, 1);
    await expectNoHorizontalScroll(page);
    // At the top, because axe reports content above the viewport as covered by the hidden header.
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
  const row = similarProducts(page).getByRole('list').first();
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await similarProducts(page).getByRole('heading', { level: 3 }).getByRole('link').last().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(dress));
});

test('REC-3: no product of a look of four is alone in a row', async ({ page }) => {
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
  test('REC-1: similar products are links, and so are the recommendations of a basket', async ({
    page,
  }) => {
    await page.goto(`${aldermoor}${dress}`);
    const links = similarProducts(page).getByRole('heading', { level: 3 }).getByRole('link');
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
  test(`BAG-3: ${name} recommends in the panel what goes with the added product`, async ({
    page,
  }) => {
    await openFirstProduct(page, base ?? '', '/categories/womens-tops');
    await addFirstSize(page);
    const panel = page.locator('dialog[open]');
    const row = panel.getByRole('region', { name: title });
    const links = row.getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    await expect(row).toHaveAttribute('aria-busy', 'false');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoHorizontalScroll(page);
    await links.first().focus();
    const path = new URL((await links.first().getAttribute('href')) ?? '', page.url()).pathname;
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(path));
    await expect(panel).toBeHidden();
  });

test('BAG-3: if the request for recommendations fails, the panel has only its lines and links', async ({
  page,
}) => {
  await openFirstProduct(page, aldermoor ?? '', '/categories/womens-tops');
  await page.route('**/_api/search/boughtTogether?*', (route) => route.fulfill({ status: 503 }));
  await addFirstSize(page);
  const panel = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(panel.getByText('Quantity: 1')).toBeVisible();
  await expect(panel.getByRole('region')).toHaveCount(0);
  await panel.getByRole('link', { name: 'View basket (1)' }).click();
  await expect(page).toHaveURL(/\/basket$/);
});

test('BAG-3: nothing moves in the panel when a late response has no recommendations', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await openFirstProduct(page, aldermoor ?? '', '/categories/womens-tops');
  await page.route('**/_api/search/boughtTogether?*', async (route) => {
    await released;
    await route.fulfill({ json: { hits: [] } });
  });
  await addFirstSize(page);
  const panel = page.getByRole('dialog', { name: 'Added to your basket' });
  const row = panel.getByRole('region', { name: 'You may also like' });
  await expect(row).toHaveAttribute('aria-busy', 'true');
  const parts = [panel, panel.getByText('Quantity: 1'), panel.getByRole('button').last()];
  const measureParts = () => Promise.all(parts.map((part) => part.boundingBox()));
  const before = await measureParts();
  // The browser does not count shifts within 500 ms of an interaction.
  await page.waitForFunction((until) => performance.now() > until, await readShiftTime(page));
  release();
  await expect(row).toHaveCount(0);
  expect(await measureParts()).toEqual(before);
});

/** `performance.now()` from which the browser counts shifts, 500 ms after the interaction. */
const readShiftTime = (page: Page) => page.evaluate(() => performance.now() + 600);

test('BAG-3: the recommendations of a basket contain none of its products', async ({ page }) => {
  await openHydrated(page, `${aldermoor}${dress}`);
  await addDress(page);
  await page.getByRole('link', { name: /^View basket/ }).click();
  const section = page.getByRole('region', { name: 'You may also like' }).first();
  await expect(section).toBeVisible();
  await expect(section.locator(`a[href*="${dress}"]`)).toHaveCount(0);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});
