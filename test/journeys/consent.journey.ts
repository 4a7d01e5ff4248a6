/** Journeys of cookie consent, and of search analytics before and after it. */
import { expect, type Page } from '@playwright/test';
import { SIZE_IN_STOCK, shops } from './support/shops.ts';
import { expectAccessible, expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [shop] = shops;

type SearchEvent = {
  readonly eventType: string;
  readonly userToken?: string;
  readonly queryID?: string;
  readonly positions?: readonly number[];
  readonly objectIDs: readonly string[];
};

test.use({ consent: null });

/**
 * Adds to the basket on the product page, to which a quick-add link leads before hydration, or in
 * the quick-add dialog. Returns the posted body.
 */
async function addToBasket(page: Page): Promise<string | null> {
  const add = page.getByRole('button', { name: 'Add to basket', exact: true }).first();
  await expect(add).toBeVisible();
  await expectHydrated(page);
  const sizes = page.locator(SIZE_IN_STOCK);
  if (await sizes.count()) await sizes.last().check();
  const request = page.waitForRequest('**/_api/basket/addToCart*');
  await add.click();
  return (await request).postData();
}

test('BAG-4: a click and an add name their search; a user token is sent with them only after consent', async ({
  page,
}) => {
  const reported: SearchEvent[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/1/events')) reported.push(...request.postDataJSON().events);
  });
  const waitForEvent = async (type: string): Promise<SearchEvent | undefined> => {
    await expect.poll(() => reported.map(({ eventType }) => eventType)).toContain(type);
    return reported.find(({ eventType }) => eventType === type);
  };
  await openHydrated(page, `${shop.base}${shop.category}`);
  const banner = page.getByRole('region', { name: 'Cookie settings' });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'Necessary only' }).click();
  await expect(banner).toBeHidden();
  expect((await waitForEvent('view'))?.userToken).toBeUndefined();
  expect(await page.context().cookies(shop.base)).toContainEqual(
    expect.objectContaining({ name: 'consent', value: 'necessary' }),
  );

  await page.goto(`${shop.base}/cookies`, { waitUntil: 'domcontentloaded' });
  await expect(banner).toBeHidden();
  await page.getByRole('checkbox', { name: 'Personalise my search results' }).check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Your choice has been saved.')).toBeVisible();
  await expectAccessible(page);

  reported.length = 0;
  await openHydrated(page, `${shop.base}${shop.category}`);
  await page.keyboard.press('Tab');
  await waitForEvent('view');
  await page.locator('main article :is(h2, h3) a').nth(1).click();
  const click = await waitForEvent('click');
  expect(click).toMatchObject({
    positions: [2],
    userToken: expect.stringMatching(/^anonymous-/),
    queryID: expect.any(String),
  });

  expect(await addToBasket(page)).toContain(click?.queryID);
  expect(await waitForEvent('conversion')).toMatchObject({
    queryID: click?.queryID,
    objectIDs: click?.objectIDs,
  });
});

for (const [what, selector] of [
  ['a product', 'main article :is(h2, h3) a'],
  ['a quick add', 'main article a[aria-label]'],
] as const)
  test(`BAG-4: an add names its search even if the first click of the visit is on ${what}`, async ({
    page,
  }) => {
    await page.goto(`${shop.base}${shop.category}`, { waitUntil: 'domcontentloaded' });
    const searched = await page.locator('[data-query]').getAttribute('data-query');
    // Clicks without a pointer movement, which would start hydration before the click.
    await page
      .locator(selector)
      .nth(1)
      .evaluate((link: HTMLElement) => link.click());
    expect(await addToBasket(page)).toContain(searched);
  });

for (const [width, prefix, query] of [
  [390, '', 'dress'],
  [390, '/fr', 'robe'],
  [390, '/de', 'Kleid'],
  [768, '/fr', 'robe'],
] as const)
  test(`suggestions end above the consent banner: ${width} px, ${prefix || 'English'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openHydrated(page, `${shop.base}${prefix}`);
    const field = page.locator('input[name=q]').first();
    await field.focus();
    await expect(page.getByRole('combobox')).toHaveCount(1);
    await field.fill(query);
    const list = page.getByRole('listbox');
    await expect(list.getByRole('option').nth(5)).toBeVisible();
    const consentBanner = await page.locator('#consent section').boundingBox();
    await expect
      .poll(async () => list.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(consentBanner?.y ?? 0);
    expect(
      await list.evaluate((element) => element.scrollHeight - element.clientHeight),
    ).toBeGreaterThan(0);
  });

test('without JavaScript the choice is a page of its own', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.base, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByRole('checkbox', { name: 'Content from other sites' }).check();
  await page.getByRole('button', { name: 'Save my choice' }).press('Enter');
  await expect(page.getByText('Your choice has been saved.')).toBeVisible();
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'consent', value: 'embeds' }),
  );
  await context.close();
});
