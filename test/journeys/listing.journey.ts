/** Journeys of listings and search: filters, pagination, suggestions by keyboard, three languages. */
import { expect, type Page } from '@playwright/test';
import { hasFilterDrawer, openFilters, tabTo } from './support/keyboard.ts';
import { shops } from './support/shops.ts';
import { hideProduct } from './support/steer-search.ts';
import { expectAccessible, expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [aldermoor, nightjar] = shops;

test('filters, chips, more products and back navigation keep the scroll position', async ({
  page,
}) => {
  await openHydrated(page, `${aldermoor.base}/categories/womens`);
  await openFilters(page);
  const colour = page.getByRole('checkbox', { name: /^Blue/ });
  const results = page.locator('main section[aria-busy]');
  await expect(results).toHaveAttribute('aria-busy', 'false');
  const release = await delayResponse(page, '**/search/1/indexes/**');
  await colour.check();
  await expect(results).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/colour=blue/);
  await expect(results).toHaveAttribute('aria-busy', 'false');
  // axe reports a control that is cut off by the viewport or by a bar as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const count = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ products$/ });
  const filteredCount = (await count.textContent()) ?? '';
  await page.getByRole('link', { name: 'Remove Blue' }).click();
  await expect(page).toHaveURL(/\/categories\/womens$/);
  // The URL changes before the products have loaded; they would replace others under the pointer.
  await expect(count).not.toHaveText(filteredCount);

  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/\/categories\/womens\?show=48$/);
  await expect(page.locator('main article')).toHaveCount(48);
  const farCard = page.locator('main article').nth(40).getByRole('heading').getByRole('link');
  await farCard.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => Math.round(scrollY));
  await farCard.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.locator('main article')).toHaveCount(48);
  await expect
    .poll(() => page.evaluate(() => Math.round(scrollY)))
    .toBeGreaterThan(scrollTop - 200);
});

/** Delays responses from `urls` until the returned function is called. */
async function delayResponse(page: Page, urls: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a search by keyboard alone: suggestions, arrows, Escape, Enter', async ({ page }) => {
  await openHydrated(page, aldermoor.base);
  await page.locator('input[name=q]').first().focus();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.pressSequentially('dress');
  await expect(page.getByRole('option', { name: /^See all/ })).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await expectAccessible(page);
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=dress$/);
});

test('suggested products are tiles on desktop, and rows with a small picture on phones', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, aldermoor.base);
  await page.locator('input[name=q]').first().focus();
  await page.getByRole('combobox', { name: 'Search' }).pressSequentially('dress');
  const products = page.getByRole('group', { name: 'Products' });
  const picture = await products.locator('img').first().boundingBox();
  expect(picture?.width).toBeGreaterThanOrEqual(isMobile ? 40 : 140);
  expect(picture?.width).toBeLessThanOrEqual(isMobile ? 40 : 170);
  expect(picture?.height).toBeCloseTo((picture?.width ?? 0) * 1.5, 0);
  const all = await page.getByRole('option', { name: /^See all/ }).boundingBox();
  const list = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
  const [end, listEnd] = [all, list].map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  expect(end).toBeCloseTo(listEnd ?? -1, -1);
});

for (const [language, url, chip, query] of [
  ['English', aldermoor.base, 'Remove Blue', 'zzqqxx'],
  ['German', `${aldermoor.base}/de`, 'Blau entfernen', 'zzqqxx'],
  ['Arabic', `${nightjar.base}/ar`, 'إزالة أزرق', 'zzqqxx'],
] as const)
  test(`a listing and a search without results can be used by everyone in ${language}, without a mouse`, async ({
    page,
  }) => {
    await openHydrated(page, `${url}/categories/womens`);
    await page.locator('h1').evaluate((heading) => getSelection()?.collapse(heading, 0));
    await openFilters(page);
    await expectAccessible(page);
    await tabTo(page, '#filters input[name=colour][value=blue]');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/colour=blue/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: chip })).toBeVisible();
    // The chips follow the button of the drawer, and come before a column of filters.
    const key = (await hasFilterDrawer(page)) ? 'Tab' : 'Shift+Tab';
    await tabTo(page, `[aria-label="${chip}"]`, key);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/categories\/womens$/);
    await page.goto(`${url}/search?q=${query}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main article').first()).toBeVisible();
    await expectHydrated(page);
    await expectAccessible(page);
  });

test('the page waits for a slow index, and does not request the search from the server instead', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at every width');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/search/1/indexes/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await openHydrated(page, `${aldermoor.base}/categories/womens-skirts`);
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 2 });
  await expect(page).toHaveURL(/sort=/);
  await expect(page.locator('main section[aria-busy=false]')).toBeVisible();
  expect(requests.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test('the next page leaves no product out, even if one of the first page has been removed meanwhile', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at every width');
  const cardsOnPage = page.locator('main [data-product]');
  const keys = async () =>
    await cardsOnPage.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('data-product') ?? ''),
    );
  await page.goto(`${aldermoor.base}/categories/womens-skirts`, { waitUntil: 'domcontentloaded' });
  // The cards hydrate on the first interaction. A "Next" link followed before that is handled by
  // the server, which does not know the products already seen.
  await expectHydrated(page);
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  const first = await keys();
  const total = Number.parseInt((await page.getByRole('status').first().textContent()) ?? '', 10);
  const hiddenKey = first[0] ?? '';
  const restore = await hideProduct(
    aldermoor.base,
    'aldermoor-en-GB',
    'category-womens-skirts',
    hiddenKey,
  );
  try {
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator(`main [data-product="${hiddenKey}"]`)).toHaveCount(0);
    const allKeys = [...first, ...(await keys())];
    expect(allKeys).toHaveLength(total);
    expect(new Set(allKeys).size).toBe(total);
  } finally {
    await restore();
  }
});

test('after the last products the focus stays at the end of the list', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at every width');
  await openHydrated(page, `${aldermoor.base}/categories/womens-skirts`);
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  const more = page.getByRole('link', { name: 'Show more' });
  for (let shown = 24; await more.isVisible(); shown += 24) {
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`show=${shown + 24}`));
    await expect(page.locator('main section[aria-busy=false]')).toBeVisible();
  }
  await expect(page.locator('#results [data-focus-after]')).toBeFocused();
});

test('SITE-3: a category of one brand names the brand, whose filter can be removed; an unknown brand is a 404', async ({
  page,
  request,
}) => {
  await openHydrated(page, `${aldermoor.base}/categories/womens/facet/collection/saltmarsh`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women by Saltmarsh');
  await expect(page).toHaveTitle(/^Women by Saltmarsh \|/);
  await page.getByRole('link', { name: 'Remove Saltmarsh' }).click();
  await expect(page).toHaveURL(/\/categories\/womens$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  expect(
    (await request.get(`${aldermoor.base}/categories/womens/facet/collection/nobody`)).status(),
  ).toBe(404);
  expect(await (await request.get(`${aldermoor.base}/sitemaps/en-GB/pages.xml`)).text()).toContain(
    '/categories/saltmarsh<',
  );
  await page.goto(`${aldermoor.base}/categories/womens?page=2`);
  await expect(page).toHaveTitle('Women, Page 2 | Aldermoor');
});

test('FIND-2: smaller pictures put more products in a row, in the next listing too', async ({
  page,
}) => {
  await openHydrated(page, `${aldermoor.base}/categories/womens`);
  const usualCount = await countInFirstRow(page);
  const checkbox = page.getByRole('checkbox', { name: 'Smaller pictures' });
  await checkbox.check();
  await expect.poll(() => countInFirstRow(page)).toBeGreaterThan(usualCount);
  await page.goto(`${aldermoor.base}/categories/womens-dresses`, { waitUntil: 'domcontentloaded' });
  expect(await countInFirstRow(page)).toBeGreaterThan(usualCount);
  await expect(checkbox).toBeChecked();
  await page.mouse.move(100, 400);
  await expectHydrated(page, 'main [data-product]');
  await expect(checkbox).toBeChecked();
  await expectAccessible(page);
  await checkbox.uncheck();
  expect(await countInFirstRow(page)).toBe(usualCount);
});

test('FIND-2: without JavaScript smaller pictures apply to this page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${aldermoor.base}/categories/womens`, { waitUntil: 'domcontentloaded' });
  const usualCount = await countInFirstRow(page);
  await page.getByRole('checkbox', { name: 'Smaller pictures' }).check();
  expect(await countInFirstRow(page)).toBeGreaterThan(usualCount);
  await context.close();
});

/** Number of cards that begin at the height of the first. */
async function countInFirstRow(page: Page): Promise<number> {
  const tops = await page
    .locator('#results article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}
