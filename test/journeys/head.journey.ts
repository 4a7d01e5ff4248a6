/** META-1: description in the head, while pages change without a full page load. */
import { expect } from '@playwright/test';
import { shops } from './support/shops.ts';
import { openHydrated, test } from './support/watched-page.ts';

for (const { name, base, category } of shops)
  test(`META-1: ${name}: no page has the description of another after a navigation`, async ({
    page,
  }) => {
    await openHydrated(page, `${base}${category}`);
    const descriptions = page.locator('head meta[name="description"]');
    const ofCategory = await descriptions.getAttribute('content');
    const product = page.locator('main article a[href*="/product/"]').first();
    await openHydrated(page, `${base}${await product.getAttribute('href')}`);
    const ofProduct = await descriptions.getAttribute('content');
    expect(ofProduct).not.toBe(ofCategory);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    await page.locator('main nav a[href*="/categories/"]').last().click();
    await expect(page).toHaveURL(/\/categories\//);
    const listDescriptions = () =>
      descriptions.evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content') ?? ''));
    await expect.poll(listDescriptions).not.toContain(ofProduct);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    const ofCategories = await listDescriptions();
    expect(ofCategories).toHaveLength(1);
    await page.locator('main article a[href*="/product/"]').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect.poll(listDescriptions).not.toContain(ofCategories[0]);
    expect(await listDescriptions()).not.toContain(ofProduct);
  });
