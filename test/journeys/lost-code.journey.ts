/** Code that does not come, or that a newer release has taken away, holds nobody up. */
import { expect } from '@playwright/test';
import { shops } from './shops.ts';
import { expectAwake, openAwake, test } from './watched-page.ts';

const [aldermoor] = shops;
const base = aldermoor?.base ?? '';

// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

test('code that is never answered for: links lead on, from product to product too', async ({ page }) => {
  await page.route(/assets\/(search-events|information)-[^/]*\.js$/, () => undefined);
  await openAwake(page, base);
  await page.getByRole('link', { name: 'View all' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await openAwake(page, `${base}/product/rue-calder-striped-merino-jumper`);
  await page.mouse.move(5, 300);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).not.toBeNull();
  await openAwake(page, `${base}/product/ottoline-grey-fitted-organic-cotton-t-shirt`);
  await page.mouse.move(5, 300);
  await page.getByRole('link', { name: 'Striped merino jumper', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Striped merino jumper');
});

test.describe('code that is gone', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch/ });

  test('a listing without its own code: its links load the next page anew', async ({ page }) => {
    await page.route(/assets\/listing-view-[^/]*\.js$/, (route) => route.abort());
    const lost = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'));
    await openAwake(page, `${base}/categories/womens`);
    await page.mouse.move(100, 400);
    await lost;
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: 'Previous', exact: true })).toBeVisible();
    await expectAwake(page);
  });
});
