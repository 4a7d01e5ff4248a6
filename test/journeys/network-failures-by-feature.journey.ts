/** Journeys with network failures in listing, search form, gallery, sign-in and wishlist. */
import { expect, type Page } from '@playwright/test';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import { openHydrated, test } from './support/watched-page.ts';

const [aldermoor] = shops;
const base = aldermoor?.base ?? '';
const listing = `${base}${aldermoor?.category}`;
const jumper = `${base}/product/rue-calder-striped-merino-jumper`;

test.skip(({ isMobile }) => isMobile, 'once, on desktop');
test.use({ expectedErrors: /ERR_|Failed to (fetch|load)|status of (503|404)/ });

const portal = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><title>Welcome to the hotel</title><h1>Sign in to the network</h1>',
};
const greenFilter = (page: Page) =>
  page.locator('#filters').getByRole('checkbox', { name: /^Green/ });
const quickAdd = (page: Page) => page.getByRole('link', { name: /^Quick add/ }).first();
const errorMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /try again|connection/i });
const searchField = (page: Page) => page.locator('header input[name=q]');
const resultCount = (page: Page) => page.getByRole('status').first();

/**
 * Opens a page, hydrates it, moves the pointer as a shopper would, and waits until a script whose
 * name begins with `scriptName` has loaded.
 */
async function openAndInteract(page: Page, url: string, scriptName = ''): Promise<void> {
  await openHydrated(page, url);
  await page.mouse.move(200, 400);
  const hasLoaded = (part: string) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(part));
  await page.waitForFunction(hasLoaded, `/assets/${scriptName}`);
}

const LISTING_ACTIONS: readonly (readonly [
  what: string,
  act: (page: Page) => Promise<unknown>,
  url: RegExp,
])[] = [
  ['a filter', (page) => greenFilter(page).click(), /colour=green/],
  [
    'a sort order',
    (page) => page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc'),
    /sort=price-desc/,
  ],
  [
    'more products',
    (page) => page.getByRole('link', { name: 'Show more' }).click(),
    /hitsPerPage|shown|more|48/,
  ],
];

for (const [what, act, url] of LISTING_ACTIONS)
  test(`offline on a listing, ${what} is kept in the URL and applied once the connection is back`, async ({
    page,
    context,
  }) => {
    await openAndInteract(page, listing, 'listing.browser-');
    await context.setOffline(true);
    await act(page);
    await expect(page).toHaveURL(/chrome-error:/);
    await context.setOffline(false);
    await page.reload();
    await expect(page).toHaveURL(url);
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knitwear');
  });

for (const [what, url, response] of [
  ['refused', /assets\/listing\.browser-[^/]*\.js$/, null],
  ['a captive portal instead of the index', /\/search\/1\/indexes|_api\/search\/config/, portal],
] as const)
  test(`a listing’s filter code or its index, ${what}: the server filters`, async ({ page }) => {
    await page.route(url, (route) => (response === null ? route.abort() : route.fulfill(response)));
    await openAndInteract(page, listing);
    const before = await resultCount(page).textContent();
    await greenFilter(page).click();
    await expect(page).toHaveURL(/colour=green/);
    await expect(resultCount(page)).not.toHaveText(before ?? '');
    await expect(greenFilter(page)).toBeChecked();
  });

test('quick-add, the page of a captive portal instead of the product: an error message appears, and it works once the connection is back', async ({
  page,
}) => {
  await page.route(/_api\/quickadd/, (route) => route.fulfill(portal));
  await openAndInteract(page, listing);
  await quickAdd(page).click();
  await expect(errorMessage(page)).toBeVisible();
  await errorMessage(page).getByRole('button').click();
  await expect(errorMessage(page)).toBeHidden();
  await page.unroute(/_api\/quickadd/);
  await quickAdd(page).click();
  await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible();
});

test('quick-add offline is left to the browser, and leads to the product once the connection is back', async ({
  page,
  context,
}) => {
  await openAndInteract(page, listing);
  await context.setOffline(true);
  await quickAdd(page).click();
  await expect(page).toHaveURL(/chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(/product/);
  await expect(page.getByRole('button', { name: 'Add to basket' }).first()).toBeVisible();
});

for (const [what, url, response] of [
  ['without their code', /assets\/suggestions-[^/]*\.js$/, null],
  [
    'the page of a captive portal instead of them',
    /\/search\/1\/indexes|_api\/search\/config/,
    portal,
  ],
] as const)
  test(`suggestions, ${what}: what was typed is searched for nevertheless`, async ({ page }) => {
    await page.route(url, (route) => (response === null ? route.abort() : route.fulfill(response)));
    await openAndInteract(page, base);
    await searchField(page).click();
    await searchField(page).fill('jumper');
    await searchField(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('jumper');
    await expect(page.locator('main article').first()).toBeVisible();
  });

test('suggestions offline: what was typed stays, and is searched for once the connection is back', async ({
  page,
  context,
}) => {
  await openAndInteract(page, base);
  await searchField(page).click();
  await searchField(page).fill('jum');
  await context.setOffline(true);
  await searchField(page).pressSequentially('per');
  await expect(searchField(page)).toHaveValue('jumper');
  await context.setOffline(false);
  await searchField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('jumper');
});

test('suggestions whose style sheet fails appear once the shopper continues to type', async ({
  page,
}) => {
  const sheet = /assets\/suggestions-[^/]*\.css$/;
  await page.route(sheet, (route) => route.abort(), { times: 1 });
  await openAndInteract(page, base);
  const failed = page.waitForEvent('requestfailed', (request) => sheet.test(request.url()));
  await searchField(page).click();
  await searchField(page).fill('jum');
  await failed;
  await expect(page.getByRole('listbox')).toBeHidden();
  await searchField(page).pressSequentially('per in wool', { delay: 20 });
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('a zoom whose code cannot be loaded leaves the page as it is, and its form still adds to the basket', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/assets\/zoom-modal-[^/]*\.js$/, (route) => route.abort());
  await openHydrated(page, jumper);
  await page
    .getByRole('button', { name: /^(Zoom|Enlarge)/i })
    .first()
    .click();
  await page.locator(SIZE_IN_STOCK).first().check();
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(
    page
      .getByRole('link', { name: 'View basket' })
      .or(page.getByRole('heading', { name: 'Your basket', exact: true })),
  ).toBeVisible();
});

test('the page of a captive portal instead of stock, and of a changed basket: what is available is added, and a change is refused with a message', async ({
  page,
}) => {
  await page.route(/_api\/stock/, (route) => route.fulfill(portal));
  await openAndInteract(page, jumper);
  await page.locator(SIZE_IN_STOCK).first().check();
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
  await openHydrated(page, `${base}/basket`);
  await page.route(/\/basket/, (route) =>
    route.request().method() === 'POST' ? route.fulfill(portal) : route.continue(),
  );
  await page.getByRole('combobox', { name: /^Quantity/ }).selectOption('2');
  await expect(errorMessage(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Quantity/ })).toHaveValue('1');
  await page.unroute(/\/basket/);
  await page.getByRole('combobox', { name: /^Quantity/ }).selectOption('2');
  await expect(page.getByText('2 items')).toBeVisible();
});

test('the sign-in dialog offline: an error message appears, and what was typed stays', async ({
  page,
  context,
}) => {
  await openAndInteract(page, jumper);
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click();
  const modal = page.getByRole('dialog').filter({ visible: true });
  await modal.getByLabel('Email address').fill('ada@example.com');
  await modal.getByLabel('Password').fill('a quiet green door');
  await context.setOffline(true);
  await modal.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(modal.getByRole('alert').filter({ hasText: /try again|connection/i })).toBeVisible();
  await expect(modal.getByLabel('Email address')).toHaveValue('ada@example.com');
});

test('a wishlist offline: a click is handled by the browser, and the wishlist is complete after navigating back', async ({
  page,
  context,
}) => {
  await page.goto(`${base}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openAndInteract(page, jumper);
  const saved = page.waitForResponse('**/_api/wishlist/add');
  await page
    .getByRole('button', { name: /^Wishlist: / })
    .first()
    .click();
  await saved;
  await openAndInteract(page, `${base}/wishlist`);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page).toHaveURL(/chrome-error:/);
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Striped merino jumper');
});
