/** Journeys of the product page in each state of stock, colours and product type, and in print. */
import { expect } from '@playwright/test';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  isPhone,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [{ base: aldermoor }, { base: nightjar }, { base: fernhollow }] = shops;
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';

/** Name, origin, path, and expected text of the page. */
const states: readonly [string, string, string, RegExp][] = [
  ['low stock', aldermoor, `${tee}?size=XS`, /Only 2 left in stock/],
  [
    'size out of stock',
    aldermoor,
    '/product/ottoline-grey-fitted-organic-cotton-t-shirt?size=XS',
    /Out of stock/,
  ],
  [
    'colour out of stock',
    aldermoor,
    '/product/marlowe-vane-everyday-organic-cotton-t-shirt',
    /This colour is out of stock/,
  ],
  [
    'all out of stock',
    aldermoor,
    '/product/marlowe-vane-oversized-lambswool-scarf',
    /Out of stock/,
  ],
  [
    'range and code',
    aldermoor,
    '/product/ottoline-grey-fine-gauge-lambswool-jumper',
    /Up to 40% OFF.*with code WARM10/s,
  ],
  ['twelve sizes', aldermoor, '/product/aldermoor-edit-relaxed-linen-midi-dress', /Select a size/],
  [
    'a video',
    aldermoor,
    '/product/marlowe-vane-textured-lambswool-jumper',
    /Textured lambswool jumper/,
  ],
  [
    'its maker’s story',
    aldermoor,
    '/product/ottoline-grey-fitted-organic-cotton-t-shirt',
    /Pockets first/,
  ],
  [
    'preloved',
    aldermoor,
    '/product/marlowe-vane-oversized-canvas-tote-bag',
    /Pre-loved: worn before/,
  ],
  [
    'gift',
    aldermoor,
    '/product/maren-intense-fig-leaf-eau-de-parfum',
    /A travel candle with every bottle/,
  ],
  [
    'samples',
    aldermoor,
    '/product/dew-theory-intense-damask-rose-eau-de-parfum',
    /Includes a free sample/,
  ],
  [
    'marketplace',
    aldermoor,
    '/product/aldermoor-edit-ribbed-stoneware-table-lamp',
    /Sold and sent by Brindle House Lighting Ltd/,
  ],
  ['bulky', aldermoor, '/product/aldermoor-edit-slim-brass-floor-lamp', /Bulky item/],
  [
    'no colour to choose',
    aldermoor,
    '/product/aldermoor-edit-ribbed-recycled-glass-tumblers-set-of-two',
    /Add to basket/,
  ],
  [
    'a long German word',
    aldermoor,
    '/de/product/aldermoor-edit-longline-waffle-cotton-robe',
    /In den Warenkorb/,
  ],
  [
    'thirty colours',
    aldermoor,
    '/product/aldermoor-edit-piped-velvet-cushion',
    /Piped velvet cushion/,
  ],
  [
    'tall swatches',
    fernhollow,
    '/product/fernhollow-apothecary-washed-organic-cotton-bedding-set',
    /Super King/,
  ],
  ['loud', nightjar, '/product/kerb-fitted-linen-v-neck-t-shirt', /New drop/],
  [
    'right to left',
    nightjar,
    '/ar/product/nightjar-studio-spotted-linen-midi-dress',
    /أضف إلى السلة/,
  ],
];
for (const [name, base, path, text] of states) {
  test(`${name}: the page has its text, and is accessible`, async ({ page }) => {
    await openHydrated(page, `${base}${path}`);
    await expect(page.locator('main')).toContainText(text);
    await expectAccessible(page);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBeLessThanOrEqual(0);
  });
}

test('PICK-3: the list of many colours stays in place during hydration, and selects', async ({
  page,
}) => {
  const checked = page.waitForResponse(/_api\/stock\//);
  await page.goto(`${aldermoor}/product/aldermoor-edit-piped-velvet-cushion`, {
    waitUntil: 'commit',
  });
  const list = page.locator('main details:has([data-colour])');
  const listElement = await list.elementHandle();
  await expectHydrated(page);
  await checked;
  await list.locator('summary').click();
  // A link that is not hydrated yet would load a new document.
  await expectHydrated(page, 'main details a[data-colour]');
  await list.getByRole('link', { name: 'Rust' }).click();
  await expect(page).toHaveURL(/colour=rust/);
  await expect(list.locator('summary')).toContainText('Rust');
  expect(
    await listElement?.evaluate(({ isConnected }) => isConnected),
    'the list is the element of the server HTML',
  ).toBe(true);
});

test('PICK-4: a fascia may let shoppers select an out-of-stock size, which the button then names', async ({
  page,
}) => {
  await openHydrated(page, `${nightjar}/product/rue-calder-striped-jersey-t-shirt`);
  await page.getByRole('radio', { name: 'L – Out of stock', exact: true }).press('Space');
  await expect(page).toHaveURL(/size=L$/);
  await expect(page.locator('#add-to-basket')).toHaveText('Out of stock');
  await expect(page.locator('#add-to-basket')).toBeDisabled();
  await page.getByRole('radio', { name: 'M', exact: true }).press('Space');
  await expect(page.locator('#add-to-basket')).toHaveText('Add to basket');
});

test('PDP-2: a printed page names brand, product and price', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await openHydrated(page, `${aldermoor}${tee}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main header')).toContainText(/Aldermoor Edit.*£/s);
  await expect(page.locator('header:not(main *)').first()).toBeHidden();
});

test('PDP-5: the consent banner does not cover the bar at the lower edge', async ({ page }) => {
  test.skip(!isPhone(page));
  await page.context().clearCookies();
  await openHydrated(page, `${aldermoor}${tee}?size=M`);
  await page.mouse.move(100, 100);
  await page.evaluate(() => scrollTo(0, 1600));
  const bar = page.locator('main form:has(#add-to-basket) button[type=submit]:not(#add-to-basket)');
  await expect(bar).toBeVisible();
  const consentBanner = page.locator('#consent section');
  await expect(consentBanner).toBeVisible();
  const measure = (element: Element) => element.getBoundingClientRect();
  const [barBox, bannerBox] = [await bar.evaluate(measure), await consentBanner.evaluate(measure)];
  expect(barBox.height).toBeGreaterThan(0);
  expect(barBox.bottom).toBeLessThanOrEqual(bannerBox.top);
  await bar.click({ trial: true });
});

test('PDP-5: French puts a space before the colon of the colour, German none', async ({ page }) => {
  await openHydrated(page, `${aldermoor}/fr${tee}`);
  await expect(page.getByRole('region', { name: 'Couleur' }).locator('p').first()).toHaveText(
    /^Couleur[\u00a0\u202f]: \S/,
  );
  await openHydrated(page, `${aldermoor}/de${tee}`);
  await expect(page.getByRole('region', { name: 'Farbe' }).locator('p').first()).toHaveText(
    /^Farbe: \S/,
  );
});

test('PDP-11: a price breakdown fits a narrow page', async ({ page }) => {
  test.skip(!isPhone(page));
  await page.route('**/_api/shopper*', async (route) => {
    const result = await route.fetch();
    await route.fulfill({ response: result, json: { ...(await result.json()), isOffice: true } });
  });
  const steps = {
    price: 3000,
    wasPrice: 4000,
    preDiscountPrice: 3400,
    discountEffects: [{ name: 'Autumn weekend event', value: 400 }],
  };
  await page.route('**/_api/internalPrice/**', async (route) => {
    const skus = new Set(
      [...(await page.content()).matchAll(/"sku":"([^"]+)"/g)].map(([, sku]) => sku),
    );
    await route.fulfill({ json: { variants: [...skus].map((sku) => ({ sku, ...steps })) } });
  });
  await openHydrated(page, `${aldermoor}${tee}`);
  await page.mouse.move(5, 300);
  await page.getByRole('button', { name: 'How this price is calculated' }).click();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('Autumn weekend event');
  const [left, right] = await tooltip
    .locator('> span')
    .evaluate((box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right]);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
});
