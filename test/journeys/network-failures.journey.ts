/** Journeys with network failures: input is kept, errors appear, the browser navigates natively. */
import { expect, type Page } from '@playwright/test';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { colourLink, expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [aldermoor] = shops;
const base = aldermoor?.base ?? '';
const tee = `${base}/product/aldermoor-edit-relaxed-organic-cotton-t-shirt`;
const jumper = `${base}/product/rue-calder-striped-merino-jumper`;

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
test.use({ expectedErrors: /ERR_|Failed to (fetch|load)/ });

const add = (page: Page) => page.getByRole('button', { name: 'Add to basket' });
const firstSize = (page: Page) => page.locator(SIZE_IN_STOCK).first();
const basketLink = (page: Page) => page.getByRole('link', { name: 'View basket' });

/** Fulfils matching requests with a fixed response, as a gateway or a captive portal would. */
const fulfilWith = (
  page: Page,
  url: string | RegExp,
  response: { status: number; contentType: string; body: string },
) => page.route(url, (route) => route.fulfill(response));
/** 400 kbit/s. */
const BYTES_PER_SECOND = 50_000;

const portal = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><title>Welcome to the hotel</title><h1>Sign in to the network</h1>',
};

test('offline after the page has loaded: colour and size can be chosen, an add is refused with a message, and works once the connection is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, tee);
  // Code that loads on the first interaction is unavailable too.
  await context.setOffline(true);
  await colourLink(page, 'Navy').click();
  await expect(page).toHaveURL(/colour=navy/);
  await firstSize(page).check();
  await expect(page).toHaveURL(/size=/);
  await expect(firstSize(page)).toBeChecked();
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again' })).toBeVisible();
  await expect(firstSize(page)).toBeChecked();
  await context.setOffline(false);
  await add(page).click();
  // After a chunk load error the browser submits the form, and the basket page opens.
  await expect(
    basketLink(page).or(page.getByRole('heading', { name: 'Your basket', exact: true })),
  ).toBeVisible();
  await openHydrated(page, `${base}/basket`);
  await expect(page.locator('main')).toContainText('Relaxed organic cotton T-shirt');
});

test('neither selecting an option nor following a link requests the route manifest', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('__manifest') && requests.push(request.url()),
  );
  await fulfilWith(page, /__manifest/, { status: 503, contentType: 'text/plain', body: 'Busy' });
  await openHydrated(page, tee);
  await colourLink(page, 'Navy').click();
  await expect(page).toHaveURL(/colour=navy/);
  await page.locator('main nav a').last().click();
  await expect(page.locator('main article').first()).toBeVisible();
  expect(requests).toEqual([]);
});

test('a link that is followed offline is handled by the browser, and back leads to the page with what was chosen', async ({
  page,
  context,
}) => {
  await openHydrated(page, jumper);
  const size = await firstSize(page).inputValue();
  await firstSize(page).check();
  await expect(page).toHaveURL(/size=/);
  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: aldermoor?.name ?? '' })
    .click();
  // The browser's error page.
  await expect(page).toHaveURL(/chrome-error:/);
  await context.setOffline(false);
  await page.goBack();
  await expectHydrated(page);
  await expect(page.locator(`input[name=size][value="${size}"]`)).toBeChecked();
});

for (const [what, response] of [
  ['a gateway that is busy', { status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }],
  ['the page of a captive portal', portal],
] as const)
  test(`${what} instead of loader data: the link is loaded as a document`, async ({ page }) => {
    await fulfilWith(page, /\.data/, response);
    await openHydrated(page, base);
    await page.getByRole('link', { name: 'Shop women' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
    await expect(page).toHaveURL(/categories\/womens$/);
  });

test('the page of a captive portal instead of a response: the add is refused with a message', async ({
  page,
}) => {
  await fulfilWith(page, /addToCart/, portal);
  await openHydrated(page, jumper);
  await firstSize(page).check();
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please try again' })).toBeVisible();
  await page.unroute(/addToCart/);
  await add(page).click();
  await expect(basketLink(page)).toBeVisible();
});

for (const [which, isPressedBefore] of [
  ['first', false],
  ['second', true],
] as const)
  test(`a wishlist button clicked offline shows that there is no connection, and the page stays: the ${which} click`, async ({
    page,
    context,
  }) => {
    await openHydrated(page, tee);
    const wishlistButton = page
      .locator('main')
      .getByRole('button', { name: /^Wishlist: Relaxed organic cotton/ })
      .first();
    const modal = page.getByRole('dialog', { name: 'Sign in' });
    if (isPressedBefore) {
      await wishlistButton.click();
      await expect(modal.getByLabel('Email address')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
    }
    const url = page.url();
    await context.setOffline(true);
    await wishlistButton.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'There is no connection' }),
    ).toBeVisible();
    await expect(wishlistButton).toHaveAttribute('aria-pressed', 'false');
    expect(page.url()).toBe(url);
    await wishlistButton.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'Relaxed organic cotton T-shirt',
    );
    await context.setOffline(false);
    await wishlistButton.click();
    // In the modal, or on the sign-in page if the modal's code failed to load.
    await expect(page.getByLabel('Email address')).toBeVisible();
  });

test('a basket that cannot be reached keeps its lines and shows a message beside the one that was to be changed', async ({
  page,
  context,
}) => {
  await openHydrated(page, jumper);
  await firstSize(page).check();
  await add(page).click();
  await expect(basketLink(page)).toBeVisible();
  // With Save-Data nothing is prefetched, so the islands' code is missing when the connection fails.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openHydrated(page, `${base}/basket`);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'check your connection' })).toBeVisible();
  await expect(page.locator('main')).toContainText('Striped merino jumper');
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your basket is empty')).toBeVisible();
});

test('at 400 kbit/s and 400 ms latency, what is chosen and added before and after the code has loaded is kept', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.goto(jumper, { waitUntil: 'domcontentloaded' });
  const size = await firstSize(page).inputValue();
  await firstSize(page).check();
  await expectHydrated(page);
  await expect(page.locator(`input[name=size][value="${size}"]`)).toBeChecked();
  await add(page).click();
  await expect(basketLink(page)).toBeVisible();
});

test('FIND-2: a search that was sent is not covered by its own suggestions, and neither is the product that they led to', async ({
  page,
}) => {
  await openHydrated(page, base);
  const field = page.locator('header input[name=q]');
  await field.click();
  await field.fill('jumper');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('jumper');
  await expect(page).toHaveURL(/search\?q=jumper/);
  await expect(list).toBeHidden();
  await field.press('ArrowDown');
  await expect(list).toBeVisible();
  await list.getByRole('group', { name: 'Products' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/product/);
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
  await expect(list).toBeHidden();
});

test('CARD-5: why an add from a card was refused is shown within its dialog, and can be dismissed there', async ({
  page,
}) => {
  const body = { error: { code: 'basket.outOfStock', message: 'Somebody was quicker.' } };
  await fulfilWith(page, '**/_api/basket/addToCart*', {
    status: 409,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  await openHydrated(page, `${base}/categories/womens`);
  await page
    .getByRole('link', { name: /^Quick add/ })
    .first()
    .click();
  const modal = page.getByRole('dialog').filter({ visible: true });
  await modal.locator(SIZE_IN_STOCK).first().check();
  await modal.getByRole('button', { name: 'Add to basket' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Somebody was quicker.' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button').click();
  await expect(toast).toBeHidden();
  await expect(modal).toBeVisible();
});
