/** Journeys of bundles, several products added in one step, with and without JavaScript. */
import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoHorizontalScroll,
  isPhone,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar, fernhollow] = shops.map(({ base }) => base);
/** Product with a bundle of three products, each in several sizes. */
const vest = '/product/aldermoor-edit-fitted-organic-cotton-ribbed-vest';

const sites = [
  { name: 'Aldermoor', url: `${aldermoor}${vest}`, title: 'Complete the co-ord' },
  {
    ...{ name: 'Nightjar', title: 'Style together' },
    url: `${nightjar}/product/nightjar-studio-spotted-organic-cotton-t-shirt`,
  },
  {
    ...{ name: 'Fernhollow', title: 'Complete the room' },
    url: `${fernhollow}/product/fernhollow-apothecary-intense-cedar-candle`,
  },
  {
    ...{ name: 'Nightjar in Arabic', title: 'نسّقها معًا' },
    url: `${nightjar}/ar/product/nightjar-studio-spotted-organic-cotton-t-shirt`,
  },
];

const bundleOn = (page: Page, name = 'Complete the co-ord') => page.getByRole('region', { name });
const productsOn = (page: Page, name?: string) =>
  bundleOn(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });

/** Opens the product page, and waits until the bundle is hydrated. */
async function openBundle(page: Page): Promise<void> {
  await openHydrated(page, `${aldermoor}${vest}`);
  await bundleOn(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expectHydrated(page, '.bundle form');
}

async function measureEdges(part: Locator): Promise<{ left: number; right: number }> {
  return await part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

/** Selects the first size in stock of each product. */
async function selectSizes(products: Locator): Promise<void> {
  for (const product of await products.all()) {
    const size = product.getByRole('combobox');
    const option = size.locator('option:enabled').first();
    await size.selectOption((await option.getAttribute('value')) ?? '');
  }
}

for (const { name, url, title } of sites)
  test(`REC-4: ${name} shows a bundle under its own title, two or four products in view`, async ({
    page,
  }) => {
    await openHydrated(page, url);
    const bundle = bundleOn(page, title);
    await bundle.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    const products = bundle.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    expect(await products.count()).toBeGreaterThanOrEqual(2);
    expect(await products.count()).toBeLessThanOrEqual(4);
    for (const checkbox of await bundle.getByRole('checkbox').all())
      await expect(checkbox).toBeChecked();
    const [list, first] = await Promise.all([
      bundle.getByRole('list').first().boundingBox(),
      products.first().boundingBox(),
    ]);
    expect(Math.round((list?.width ?? 0) / (first?.width ?? 1))).toBe(isPhone(page) ? 2 : 4);
    if (!isPhone(page)) {
      const end = url.includes('/ar/') ? 'left' : 'right';
      const button = await measureEdges(bundle.getByRole('button'));
      const last = await measureEdges(products.last());
      expect(Math.abs(button[end] - last[end])).toBeLessThan(4);
    }
    await expectNoHorizontalScroll(page);
    // At the top, because axe reports content above the viewport as covered by the hidden header.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });

test('REC-4: a missing size is requested at its product; then all are added at once', async ({
  page,
}) => {
  await openBundle(page);
  const bundle = bundleOn(page);
  const count = await productsOn(page).count();
  const add = bundle.getByRole('button', { name: 'Add selected to basket' });
  await add.click();
  await expect(bundle.getByText('Please select a size')).toHaveCount(count);
  await expect(productsOn(page).first().getByRole('combobox')).toBeFocused();
  await selectSizes(productsOn(page));
  await expect(bundle.getByText('Please select a size')).toHaveCount(0);
  await add.click();
  const panel = page.getByRole('dialog').filter({ hasText: 'basket' }).first();
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: /^View basket/ }).click();
  await expect(page.getByText(`${count} items`)).toBeVisible();
});

test('REC-4: a phone shows part of the third product, so that the row visibly continues', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'four products fit on a desktop');
  await openBundle(page);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    const { right } = await measureEdges(bundleOn(page).getByRole('list').first());
    const third = await measureEdges(productsOn(page).nth(2));
    expect(right - third.left, `${width} px`).toBeGreaterThan(16);
    expect(third.right, `${width} px`).toBeGreaterThan(right);
  }
});

test('REC-4: a product is left out, and the total follows', async ({ page }) => {
  await openBundle(page);
  const bundle = bundleOn(page);
  const count = await productsOn(page).count();
  await expect(bundle.getByText(`${count} products`)).toBeVisible();
  await productsOn(page).first().getByRole('checkbox').uncheck();
  await expect(bundle.getByText(`${count - 1} products`)).toBeVisible();
  // It cannot be selected again without a size.
  await productsOn(page).first().getByRole('checkbox').click();
  await expect(productsOn(page).first().getByText('Please select a size')).toBeVisible();
  await expect(productsOn(page).first().getByRole('checkbox')).not.toBeChecked();
  for (const product of (await productsOn(page).all()).slice(1))
    await product.getByRole('checkbox').uncheck();
  await expect(bundle.getByText('Nothing selected')).toBeVisible();
  await expect(bundle.getByRole('button', { name: 'Add selected to basket' })).toBeDisabled();
});

test('REC-4: by a rule of the fascia, a serum and a cream of its brand are added at once', async ({
  page,
}) => {
  const serum = 'fernhollow-apothecary-overnight-rosehip-face-serum';
  await openHydrated(page, `${fernhollow}/product/${serum}`);
  const bundle = bundleOn(page, 'Serum first, then cream');
  await bundle.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expectHydrated(page, '.bundle form');
  const checkboxes = bundle.getByRole('checkbox');
  await expect(checkboxes).toHaveCount(2);
  await expect(checkboxes.first()).toHaveAccessibleName(/face serum/);
  await expect(checkboxes.last()).toHaveAccessibleName(/face cream/);
  await expect(bundle.getByText('Fernhollow Apothecary')).toHaveCount(2);
  await selectSizes(productsOn(page, 'Serum first, then cream'));
  await bundle.getByRole('button', { name: 'Add selected to basket' }).click();
  const panel = page.getByRole('dialog').filter({ hasText: 'basket' }).first();
  await panel.getByRole('link', { name: /^View basket/ }).click();
  await expect(page.getByText('2 items')).toBeVisible();
});

test.describe('refused by the server', () => {
  test.use({ expectedErrors: /409/ });

  test('REC-4: a refused add is reported in red under the button, and nothing is added', async ({
    page,
  }) => {
    await page.route('**/_api/basket/addToCart*', (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: 'basket.outOfStock', message: 'The vest has just sold out.' } },
      }),
    );
    await openBundle(page);
    await selectSizes(productsOn(page));
    const button = bundleOn(page).getByRole('button', { name: 'Add selected to basket' });
    await button.click();
    const problem = bundleOn(page).getByText('The vest has just sold out.');
    await expect(problem).toHaveAttribute('role', 'alert');
    const [above, below] = await Promise.all([button.boundingBox(), problem.boundingBox()]);
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expect(problem).toHaveCSS('color', 'rgb(163, 38, 42)');
    await expectAccessible(page);
  });
});

test('REC-4: by keyboard, a colour changes its picture, price and sizes', async ({ page }) => {
  await openBundle(page);
  await tabTo(page, '.bundle input[type=radio]');
  const product = productsOn(page).first();
  const before = await product.getByRole('link').getAttribute('href');
  await page.keyboard.press('ArrowRight');
  await expect(product.getByRole('link')).not.toHaveAttribute('href', before ?? '');
  await expect(product.getByRole('combobox')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /400 \(Bad Request\)/ });
  test('REC-4: the form adds all, or shows what is missing with everything kept', async ({
    page,
  }) => {
    await page.goto(`${aldermoor}${vest}`);
    const product = productsOn(page).first();
    await product.getByRole('radio').last().check({ force: true });
    await expect(product.getByRole('combobox')).toHaveCount(1);
    const count = await productsOn(page).count();
    await productsOn(page).last().getByRole('checkbox').uncheck();
    await bundleOn(page).getByRole('button', { name: 'Add selected to basket' }).press('Enter');
    await expect(page).toHaveURL(/\/bundle\/suits$/);
    await expect(bundleOn(page).getByText('Please select a size')).toHaveCount(count - 1);
    await expect(product.getByRole('radio').last()).toBeChecked();
    await expect(productsOn(page).last().getByRole('checkbox')).not.toBeChecked();
    await expectNoHorizontalScroll(page);
    await selectSizes(productsOn(page));
    await bundleOn(page).getByRole('button', { name: 'Add selected to basket' }).press('Enter');
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByText(`${count - 1} items`)).toBeVisible();
  });
});
