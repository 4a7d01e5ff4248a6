/** The same job without JavaScript: links and forms alone. */
import { expect, test } from '@playwright/test';
import { shops } from './shops.ts';

test.use({ javaScriptEnabled: false });
// The same at every width.
test.skip(({ isMobile }) => !isMobile, 'once, on the phone');

for (const shop of shops) {
  test(`${shop.name}: browse, filter, search, buy without JavaScript`, async ({ page }) => {
    await page.goto(shop.base, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${shop.base}${shop.category}?colour=${shop.colour}&sort=price-desc`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Clear all' })).toBeVisible();
    await page.goto(`${shop.base}${shop.category}?priceFrom=10&priceTo=60`, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(/price=10-60/);

    await page.getByRole('searchbox').first().fill(shop.word);
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${shop.word}`));
    await page.locator('article :is(h2, h3) a').first().click();

    const select = page.locator('select[name=size]');
    const radios = page.locator('input[name=size][type=radio]:not(:disabled)');
    if ((await select.count()) + (await radios.count()) > 0) {
      const chosen = await page.locator('input[name=size]:checked').count();
      if (!chosen && (await radios.count())) {
        await page.getByRole('button', { name: 'Add to basket' }).press('Enter');
        await expect(page.getByText('Please select a size')).toBeVisible();
      }
      if (await select.count()) await select.selectOption({ index: 3 });
      else await page.locator('input[name=size][type=radio]:not(:disabled)').first().check();
    }
    await page.getByRole('button', { name: 'Add to basket' }).press('Enter');
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByText('1 item')).toBeVisible();
    await page.getByLabel('Voucher code').fill('nope');
    await page.getByLabel('Voucher code').press('Enter');
    await expect(page.getByText('We do not know this code')).toBeVisible();
    await expect(page.getByLabel('Voucher code')).toHaveValue('nope');
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByText('Your basket is empty')).toBeVisible();
  });
}
