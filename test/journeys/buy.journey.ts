/** Main journey: search for a product, select its options, buy it, change and remove it. */
import { expect, type Page } from '@playwright/test';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { expectAccessible, expectHydrated, openHydrated, test } from './support/watched-page.ts';

for (const shop of shops) {
  test(`${shop.name}: home, category, filters, sort, product, basket`, async ({ page }) => {
    await page.goto(shop.base, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);

    await openHydrated(page, `${shop.base}${shop.category}`);
    await expectAccessible(page);
    await waitForImagesInView(page);
    const all = await readTotal(page);
    await tickFirst(page, 'Colour');
    await expect.poll(() => readTotal(page)).toBeLessThan(all);
    const some = await readTotal(page);
    await waitForImagesInView(page);
    await tickFirst(page, 'Brand');
    await expect.poll(() => readTotal(page)).toBeLessThanOrEqual(some);
    await expect(page).toHaveURL(/colour=.*brand=|brand=.*colour=/);
    await closeFilters(page);
    await waitForImagesInView(page);
    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect
      .poll(() =>
        readPrices(page).then((prices) =>
          prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0)),
        ),
      )
      .toBe(true);

    await page.locator('article :is(h2, h3) a').first().click();
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
    await chooseSize(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await page.getByRole('link', { name: /^View basket/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: /Quantity of/ }).selectOption('2');
    await expect(page.getByText('2 items')).toBeVisible();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByText('Your basket is empty')).toBeVisible();
  });
}

/** Waits until the pictures in view have loaded, as a shopper looks before the next selection. */
async function waitForImagesInView(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return (
        image.complete || bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth
      );
    }),
  );
}

async function readTotal(page: Page): Promise<number> {
  return (
    Number.parseInt(
      (await page
        .getByRole('status')
        .filter({ hasText: /^(No|\d+) products?$/ })
        .textContent()) ?? '0',
      10,
    ) || 0
  );
}

async function tickFirst(page: Page, facet: string): Promise<void> {
  await openFilters(page);
  const group = page
    .locator('details', { has: page.locator('summary', { hasText: new RegExp(`^${facet}`) }) })
    .last();
  await group.getByRole('checkbox').first().check();
}

async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  const isDrawer = await button.isVisible();
  const isOpen = await page
    .locator('#filters')
    .evaluate((drawer) => drawer.matches(':popover-open'));
  if (isDrawer && !isOpen) await button.click();
}

async function closeFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show results' });
  if (await button.isVisible()) await button.click();
}

async function readPrices(page: Page): Promise<number[]> {
  const texts = await page
    .locator('article')
    .evaluateAll((cards) =>
      cards.map((card) => /£(\d+\.\d\d)/.exec(card.textContent ?? '')?.[1] ?? '0'),
    );
  return texts.map(Number);
}

/** Selects a size that is in stock; does nothing when the only size is preselected. */
async function chooseSize(page: Page): Promise<void> {
  await expectHydrated(page);
  const select = page.locator('select[name=size]');
  if (await select.count())
    return void (await select.selectOption({ index: await firstInStock(select) }));
  const radios = page.locator(SIZE_IN_STOCK);
  if (await radios.count()) await radios.first().check();
}

function firstInStock(select: ReturnType<Page['locator']>): Promise<number> {
  return select.evaluate((element: HTMLSelectElement) =>
    [...element.options].findIndex(
      ({ disabled, value, text }) => !disabled && value !== '' && !text.includes(' – '),
    ),
  );
}
