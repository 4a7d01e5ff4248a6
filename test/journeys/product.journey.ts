/** Journeys of the product page: options by mouse, touch and keyboard; quick-add; engraving. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import budgets from '../../tools/budgets/budgets.json' with { type: 'json' };
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import {
  colourLink,
  expectAccessible,
  expectHydrated,
  isPhone,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor] = shops.map(({ base }) => base);
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';

/** Transferred size in kB of 1000 bytes. */
function sumScriptSizes(urls: readonly string[]): number {
  const files = new Set(
    urls.map((url) => new URL(url).pathname).filter((path) => /^\/assets\/.*\.js$/.test(path)),
  );
  return [...files].reduce(
    (sum, file) => sum + statSync(join('build/client', `${file}.br`)).size / 1000,
    0,
  );
}

/** Closes the panel that confirms an addition. */
async function closePanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Added to your basket' });
  await panel.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(panel).toBeHidden();
}

test('a colour and a size are chosen, kept in the URL and added; navigating back undoes the colour', async ({
  page,
}) => {
  await openHydrated(page, `${aldermoor}${tee}`);
  const add = page.getByRole('button', { name: 'Add to basket' }).first();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  // The button has aria-disabled rather than disabled, so that the keyboard reaches it.
  await add.press('Enter');
  await expect(page.getByText('Please select a size')).toBeVisible();
  await expect(page.locator('#sizes')).toBeFocused();

  await colourLink(page, 'Navy').click();
  await expect(page).toHaveURL(/colour=navy$/);
  await expect(page.getByText('Please select a size')).toBeHidden();
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await expect(page).toHaveURL(/colour=navy&size=M$/);
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await expect(page).toHaveURL(/colour=navy&size=L$/);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectHydrated(page);
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();

  await add.click();
  await closePanel(page);
  await expect(add).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${tee}$`));
  await expect(colourLink(page, 'Black')).toHaveAttribute('aria-current', 'true');
});

test('BAG-2: the code that an add needs has loaded before the click', async ({ page }) => {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  // Waits without evaluating code in the page, which would count as an interaction.
  await page.goto(`${aldermoor}/product/aldermoor-edit-ribbed-recycled-glass-tumblers-set-of-two`, {
    waitUntil: 'networkidle',
  });
  expect(fetched.some((url) => url.includes('/entry.client'))).toBe(true);
  // The code that posts the addition is part of the page's own chunk.
  const requiredFiles = ['added-panel', 'dialog', 'messages.added-to-bag', 'messages.delivery'];
  const listMissing = () =>
    requiredFiles.filter((part) => !fetched.some((url) => url.includes(`/${part}`)));
  await expect.poll(listMissing).toEqual([]);
  expect(sumScriptSizes(fetched)).toBeLessThanOrEqual(
    budgets.script['pages/product/product.route'].limit,
  );
  await expectHydrated(page);
  await page.locator('#add-to-basket').press('Enter');
  await closePanel(page);
});

test('arrow keys move among colours, and Enter chooses one', async ({ page }) => {
  await openHydrated(page, `${aldermoor}${tee}`);
  await colourLink(page, 'Black').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Sand' }).or(page.locator('a:focus'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/colour=/);
});

test('an engraved product is added only with its engraving, and two engravings are two lines', async ({
  page,
}) => {
  await openHydrated(
    page,
    `${aldermoor}/product/marlowe-vane-hammered-gold-plated-pendant-necklace`,
  );
  const add = page.getByRole('button', { name: 'Add to basket' }).first();
  await add.press('Enter');
  await expect(page.getByText('Please fill in this field')).toBeVisible();
  // Scrolls up: the bar at the lower edge would cover content.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  const field = page.getByLabel('Name or initials');
  await field.fill('Ada 1815');
  await field.blur();
  await expect(page.getByText('Letters, spaces and & only, please.')).toBeVisible();
  for (const name of ['Ada', 'Grace']) {
    await field.fill(name);
    await expect(page.getByText(`12 characters max (${12 - name.length} remaining)`)).toBeVisible();
    await add.click();
    await closePanel(page);
    await expect(add).toBeVisible();
  }
  await openHydrated(page, `${aldermoor}/basket`);
  await expect(page.getByText('Name or initials: Ada')).toBeVisible();
  await expect(page.getByText('Name or initials: Grace')).toBeVisible();
});

test('the first view of a phone, and of a tablet, shows picture, name and price', async ({
  page,
}) => {
  if (!isPhone(page)) await page.setViewportSize({ width: 768, height: 1024 });
  await openHydrated(page, `${aldermoor}${tee}`);
  const price = await page.locator('main header').getByText(/^£/).first().boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
});

for (const shop of shops) {
  test(`${shop.name}: quick add from a card by keyboard, which gives the focus back`, async ({
    page,
  }) => {
    await openHydrated(page, shop.base);
    await openHydrated(page, `${shop.base}${shop.category}`);
    await page.mouse.move(3, 3);
    const button = page.getByRole('link', { name: /^Quick add/ }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog').filter({ visible: true });
    await expect(modal).toBeVisible();
    await expectAccessible(page);
    const radio = modal.locator(SIZE_IN_STOCK).first();
    if ((await radio.count()) > 0) {
      await modal.getByRole('button', { name: 'Add to basket' }).press('Enter');
      await expect(modal.getByText('Please select a size')).toBeVisible();
      await radio.check();
    }
    const productLink = modal.getByRole('link', { name: 'View product' });
    await expect(productLink).toHaveAttribute('href', /colour=/);
    await modal.getByRole('button', { name: 'Add to basket' }).click();
    await expect(modal.getByRole('button', { name: 'Added to basket' })).toBeVisible();
    const panel = page.getByRole('dialog', { name: 'Added to your basket' });
    await expect(panel.getByText('Quantity: 1')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('a price that has changed since the page was opened is shown when it is added, and in the basket', async ({
  page,
}) => {
  // Simulates a page that was opened before a price change.
  await page.route('**/_api/basket/addToCart*', (route) =>
    route.continue({
      postData:
        route
          .request()
          .postData()
          ?.replace(/"shownPrice":\d+/, '"shownPrice":999') ?? '',
    }),
  );
  await openHydrated(page, `${aldermoor}${tee}`);
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await page.getByRole('button', { name: 'Add to basket' }).click();
  const panel = page.getByRole('dialog', { name: 'Added to your basket' });
  await expect(panel.getByText('The price has gone up. It was £9.99.')).toBeVisible();
  await panel.getByRole('link', { name: 'View basket' }).click();
  await expect(page.getByText('It was £9.99 when you added it.')).toBeVisible();
});

test('what was viewed before is shown on the next product', async ({ page }) => {
  await openHydrated(page, `${aldermoor}${tee}`);
  await page.mouse.move(5, 300);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
    .toContain('ALD00001');
  await openHydrated(page, `${aldermoor}/product/ottoline-grey-fitted-organic-cotton-t-shirt`);
  await page.mouse.move(5, 300);
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await expect(
    row.getByRole('link', { name: 'Relaxed organic cotton T-shirt', exact: true }),
  ).toBeVisible();
  await page.getByRole('searchbox').first().click();
  const suggestions = page.getByRole('group', { name: 'Recently viewed' }).getByRole('option');
  await expect(suggestions.filter({ hasText: 'Relaxed organic cotton T-shirt' })).toBeVisible();
});

test('the bar at the lower edge appears after 850 px of scrolling, and asks for the size', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'on small screens only');
  await openHydrated(page, `${aldermoor}${tee}`);
  await page.touchscreen.tap(200, 400);
  const bar = page.locator('main form:has(#add-to-basket) button[type=submit]:not(#add-to-basket)');
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeVisible();
  await bar.press('Enter');
  await expect(page.getByText('Please select a size')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an engraved product is added with its engraving', async ({ page }) => {
    await page.goto(`${aldermoor}/product/marlowe-vane-hammered-gold-plated-pendant-necklace`);
    await page.getByLabel('Name or initials').fill('Ada');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expect(page.getByText('Name or initials: Ada')).toBeVisible();
  });
});
