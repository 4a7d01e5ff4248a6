/** Journeys of similar products for an item that is out of stock: dialog, page, without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoWider,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor] = shops.map(({ base }) => base);
const scarf = '/product/marlowe-vane-oversized-lambswool-scarf';
const LINK = { name: 'See similar products' };

/** The link is an island, which hydrates at the first interaction. */
async function openScarf(page: Page): Promise<void> {
  await openHydrated(page, `${aldermoor}${scarf}`);
  await page.mouse.move(5, 5);
  await expectHydrated(page, 'a[href*="/similar"]');
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
  await expectNoWider(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('REC-2: after a broken line the dialog offers the page', async ({ page }) => {
  await openScarf(page);
  await page.route('**/_api/search/similarCards?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }),
  );
  await page.getByRole('link', LINK).click();
  await page.getByRole('link', { name: 'Open them on a separate page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Similar to /);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('REC-2: the link leads to a page with the same products', async ({ page }) => {
    await page.goto(`${aldermoor}${scarf}`, { waitUntil: 'domcontentloaded' });
    await page.getByRole('link', LINK).click();
    await expect(page).toHaveURL(/\/similar\?colour=/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    const colour = new URL(page.url()).searchParams.get('colour');
    const pictures = page.getByRole('main').getByRole('article').locator('img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    await page.getByRole('link', { name: /^Back to / }).click();
    await expect(page).toHaveURL(/\/product\/[\w-]+\?colour=/);
    expect(new URL(page.url()).searchParams.get('colour')).toBe(colour);
  });
});
