/** The main journey without JavaScript, by links and forms only. */
import { expect, type Locator, test } from '@playwright/test';
import { scoreRating } from '#features/search/records/rating-score.ts';
import { chooseSize } from './support/checkout.ts';
import { openFilters, tabTo } from './support/keyboard.ts';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { expectAccessible } from './support/watched-page.ts';

const [aldermoor, nightjar] = shops;

test.use({ javaScriptEnabled: false });
for (const shop of shops) {
  test(`${shop.name}: browse, filter, search, buy without JavaScript`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'the same at every width');
    await page.goto(shop.base, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${shop.base}${shop.category}?colour=${shop.colour}&sort=price-desc`, {
      waitUntil: 'domcontentloaded',
    });
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Clear all' })).toBeVisible();
    await page.goto(`${shop.base}${shop.category}?priceFrom=10&priceTo=60`, {
      waitUntil: 'domcontentloaded',
    });
    await expect(page).toHaveURL(/price=10-60/);

    await page.getByRole('searchbox').first().fill(shop.searchTerm);
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(new RegExp(`/search\\?q=${shop.searchTerm}`));
    await page.locator('article :is(h2, h3) a').first().click();

    // The button follows the sizes in the document, so they are rendered as well.
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible();
    const select = page.locator('select[name=size]');
    const radios = page.locator(SIZE_IN_STOCK);
    if ((await select.count()) + (await radios.count()) > 0) {
      const selected = await page.locator('input[name=size]:checked').count();
      if (!selected && (await radios.count())) {
        await page.getByRole('button', { name: 'Add to basket' }).press('Enter');
        await expect(page.getByText('Please select a size')).toBeVisible();
      }
      await chooseSize(page);
    }
    await page.getByRole('button', { name: 'Add to basket' }).press('Enter');
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByText('1 item')).toBeVisible();
    await page.getByLabel('Voucher code').fill('nope');
    await page.getByLabel('Voucher code').press('Enter');
    await expect(page.getByText('This code is unknown')).toBeVisible();
    await expect(page.getByLabel('Voucher code')).toHaveValue('nope');
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByText('Your basket is empty')).toBeVisible();
  });
}

test('a price in a search text becomes a filter that can be removed, or searched for as text', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same at every width');
  await page.goto(aldermoor.base, { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').first().fill('dress under £50');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/price=0-50/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “dress under £50”');
  await expect(page.getByRole('searchbox').first()).toHaveValue('dress under £50');
  await page.getByRole('link', { name: 'Remove Up to £50.00' }).click();
  await expect(page).not.toHaveURL(/price=/);
  await expect(page.locator('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Search for exactly “dress under £50”' }).click();
  await expect(page).toHaveURL(/q=dress%20under/);
  await expect(page).not.toHaveURL(/price=/);
});

test.describe('by keyboard', () => {
  // Scripts are disabled by the browser's emulation, which can be toggled within a test.
  test.use({ javaScriptEnabled: true });

  for (const [language, url, chip] of [
    ['English', aldermoor.base, 'Remove Blue'],
    ['German', `${aldermoor.base}/de`, 'Blau entfernen'],
    ['Arabic', `${nightjar.base}/ar`, 'إزالة أزرق'],
  ] as const)
    test(`a listing is filtered, sorted and paged through in ${language} without JavaScript or a mouse`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      const setScript = async (isEnabled: boolean) =>
        await session.send('Emulation.setScriptExecutionDisabled', { value: !isEnabled });
      await setScript(false);
      await page.goto(`${url}/categories/womens`, { waitUntil: 'domcontentloaded' });
      await page.locator('select[name=sort]').press('ArrowDown');
      await openFilters(page);
      await tabTo(page, '#filters input[name=colour][value=blue]');
      await page.keyboard.press('Space');
      await page.locator('#filters button[type=submit]').press('Enter');
      await expect(page).toHaveURL(/colour=blue&sort=price-asc/);
      await page.locator('[rel=next]').press('Enter');
      await expect(page).toHaveURL(/page=2/);
      if (language === 'English') {
        // axe itself needs script.
        await setScript(true);
        await expectAccessible(page);
        await setScript(false);
      }
      await page.getByRole('link', { name: chip }).press('Enter');
      await expect(page).toHaveURL(/\/categories\/womens\?sort=price-asc$/);
    });
});

test('PICK-6: the swatches of a card and of the product page show printed fabric', async ({
  page,
}) => {
  const expectLoaded = (picture: Locator) =>
    expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  await page.goto(`${aldermoor.base}/search?q=striped`, { waitUntil: 'domcontentloaded' });
  const swatch = page
    .locator('article [data-places] a')
    .filter({ has: page.locator('img') })
    .first();
  await expectLoaded(swatch.locator('img'));
  await page.goto(`${aldermoor.base}${await swatch.getAttribute('href')}`, {
    waitUntil: 'domcontentloaded',
  });
  await expectLoaded(page.locator('[data-colour] img').first());
});

test('a search for help links to the page about it, even if no product is found', async ({
  page,
}) => {
  await page.goto('/search?q=returns');
  await page
    .getByRole('navigation', { name: 'Help and articles' })
    .getByRole('link', { name: 'Returns', exact: true })
    .click();
  await expect(page).toHaveURL(/\/pages\/informational\/returns$/);
});

test('FIND-2: four stars and more, best rated first, each average with its number of reviews', async ({
  page,
}) => {
  for (const { base, category } of shops) {
    await page.goto(`${base}${category}?rating=4&sort=best-rated`, {
      waitUntil: 'domcontentloaded',
    });
    await expect(page.locator('select[name=sort]')).toHaveValue('best-rated');
    const ratingTexts = await page.getByText(/^\d\.\d \(\d+\)$/).allTextContents();
    expect(ratingTexts.length).toBeGreaterThan(3);
    const ratings = ratingTexts.map((text) => /^(\d\.\d) \((\d+)\)$/.exec(text) ?? []);
    const scores = ratings.map(([, average, count]) => scoreRating(Number(average), Number(count)));
    for (const [, average] of ratings) expect(Number(average)).toBeGreaterThanOrEqual(4);
    // Cards round the average to a tenth.
    for (const [index, score] of scores.slice(1).entries())
      expect(score).toBeLessThan((scores[index] ?? 0) + 0.1);
  }
});

test('GAL-6: without JavaScript the pictures have no note, and the page on how views are counted can be read', async ({
  page,
}) => {
  await page.goto(`${aldermoor.base}/product/aldermoor-edit-relaxed-organic-cotton-t-shirt`, {
    waitUntil: 'domcontentloaded',
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  const titles: readonly [string, string][] = [
    [aldermoor.base, 'How we count'],
    [`${aldermoor.base}/fr`, 'Comment nous comptons'],
    [`${aldermoor.base}/de`, 'So zählen wir'],
    [`${nightjar.base}/ar`, 'كيف نحسب'],
  ];
  for (const [url, title] of titles) {
    await page.goto(`${url}/how-we-count`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('listitem').filter({ hasText: /20|٢٠/ })).toBeVisible();
  }
});
