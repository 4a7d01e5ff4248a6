/** Journeys of similar products: dialog of a sold-out item, visual search, without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { openFilters } from './support/keyboard.ts';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar] = shops.map(({ base }) => base);
const scarf = '/product/marlowe-vane-oversized-lambswool-scarf';
const LINK = { name: 'See similar products' };

/** The link is an island, which hydrates at the first interaction. */
async function openScarf(page: Page): Promise<void> {
  await openHydrated(page, `${aldermoor}${scarf}`);
  await page.mouse.move(5, 5);
  await expectHydrated(page, 'main form a[href*="/search/similar/"]');
}

test('REC-2: a sold-out product opens six similar ones in a dialog, which gives the focus back', async ({
  page,
  isMobile,
}) => {
  await openScarf(page);
  const link = page.getByRole('link', LINK);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Similar products' });
  await expect(dialog.getByRole('article')).toHaveCount(6);
  const tops = await dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(isMobile ? 2 : 3);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('REC-2: after a network failure the dialog links to the page of similar products', async ({
  page,
}) => {
  await openScarf(page);
  await page.route('**/_api/search/similarCards?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }),
  );
  await page.getByRole('link', LINK).click();
  await page.getByRole('link', { name: 'Open them on a separate page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Similar to /);
  await expect(page.getByRole('main').getByRole('article').nth(5)).toBeVisible();
});

const sites = [
  ...shops,
  {
    ...{ name: 'Nightjar in Arabic', base: `${nightjar}/ar`, category: '/categories/womens-tops' },
  },
];

/** Product keys in their order, once the document has been parsed and its results are current. */
async function listKeys(page: Page): Promise<(string | null)[]> {
  await page.waitForLoadState('domcontentloaded');
  await expect(page.locator('main section[aria-busy=false]').first()).toBeVisible();
  const cards = await page.locator('#results [data-product]').all();
  return await Promise.all(cards.map((card) => card.getAttribute('data-product')));
}

for (const { name, base, category } of sites)
  test(`FIND-1: ${name} lists products that look similar, which can be sorted and filtered`, async ({
    page,
  }) => {
    await page.goto(`${base}${category}`, { waitUntil: 'domcontentloaded' });
    const product = page.locator('main [data-product]').first();
    const key = await product.getAttribute('data-product');
    await product.locator(':is(h2, h3) a').click();
    await page.locator('#similar-products a[href*="/search/similar/"]').first().click();
    await expect(page).toHaveURL(/\/search\/similar\/[\w-]+\/[\w-]+$/);
    const url = page.url();
    const bySimilarity = await listKeys(page);
    expect(bySimilarity.length).toBeGreaterThan(1);
    expect(bySimilarity).not.toContain(key);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.locator('select[name=sort]').selectOption('price-asc');
    await expect(page).toHaveURL(`${url}?sort=price-asc`);
    await expect(page.locator('#results [data-product]')).toHaveCount(bySimilarity.length);
    await page.locator('select[name=sort]').selectOption('relevance');
    await expect(page).toHaveURL(url);
    await expect.poll(() => listKeys(page)).toEqual(bySimilarity);
    await openFilters(page);
    await page.locator('#filters input[name=brand]').first().check();
    await expect(page).toHaveURL(/\/search\/similar\/[^?]+\?brand=/);
    const brandKeys = await listKeys(page);
    const similarOfBrand = bySimilarity.filter((key) => brandKeys.includes(key));
    expect(brandKeys.slice(0, similarOfBrand.length)).toEqual(similarOfBrand);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });

test('REC-2: a former URL of similar products leads to the visual search', async ({ page }) => {
  await page.goto(`${aldermoor}${scarf}/similar`, { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(/\/search\/similar\/marlowe-vane-oversized-lambswool-scarf$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('REC-2: the link leads to a visual search, which can be filtered', async ({ page }) => {
    await page.goto(`${aldermoor}${scarf}`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', LINK).click();
    await expect(page).toHaveURL(/\/search\/similar\/[\w-]+\/[\w-]+$/);
    await expect(page.getByRole('main').getByRole('article').nth(5)).toBeVisible();
    const colour = new URL(page.url()).pathname.split('/').at(-1);
    const pictures = page.getByRole('main').getByRole('article').locator('img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    await openFilters(page);
    await page.locator('#filters input[name=brand]').first().check();
    await page.locator('#filters [type=submit]').click();
    await expect(page).toHaveURL(/\/search\/similar\/[^?]+\?.*brand=/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page).toHaveURL(/\/product\/[\w-]+\?colour=/);
    expect(new URL(page.url()).searchParams.get('colour')).toBe(colour);
  });
});
