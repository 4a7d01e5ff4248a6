/** PDP-12: journeys of iframes on the product page: beauty consultation and size recommendation. */
import { expect, type Locator, type Page } from '@playwright/test';
import { productFinderPage, widgetOrigin } from './support/product-finder-page.ts';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  isPhone,
  openHydrated,
  test,
} from './support/watched-page.ts';

const fernhollow = shops[2]?.base ?? '';
const perfume = '/product/maren-intense-fig-leaf-eau-de-parfum';
/** SKU of another product, which shows that the consultation's choice is added, not the page's. */
const suggestedSku = 'MRN00460-1-2';

/** Opens a product whose consultation is served from a mocked external origin. */
async function openProductFinder(page: Page) {
  const requests: string[] = [];
  await page.route(`${widgetOrigin}/**`, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: writeProductFinderPage(suggestedSku) });
  });
  await openHydrated(page, `${fernhollow}${perfume}`);
  const banner = page.getByRole('region', { name: 'Not sure what suits you?' });
  const opener = banner.getByText('Start a consultation', { exact: true });
  // A pointer movement starts hydration; opening the details element during it would count as a
  // layout shift on a slow machine.
  await page.mouse.move(3, 3);
  await expect
    .poll(() =>
      opener.evaluate((summary) =>
        Object.keys(summary).some((key) => key.startsWith('__reactProps')),
      ),
    )
    .toBe(true);
  await opener.click();
  expect(requests, 'nothing is requested before the shopper has agreed').toEqual([]);
  await banner.getByRole('button', { name: 'Show once' }).click();
  const consultation = page.frameLocator('iframe[title="Start a consultation"]');
  await expect(consultation.getByRole('heading', { name: 'The finder' })).toBeVisible();
  expect(requests).toEqual([
    productFinderPage.replace('{productKey}', 'MRN00460').replace('{locale}', 'en-GB'),
  ]);
  return { banner, consultation };
}

function writeProductFinderPage(sku: string): string {
  const send = (name: string, message: object) =>
    `<button onclick='parent.postMessage(${JSON.stringify(message)}, "*")'>${name}</button>`;
  const takeSuggested = send('Take it', { type: 'parade:add', sku });
  const takeUnknown = send('Take an unknown SKU', { type: 'parade:add', sku: 'NOPE00001-9-9' });
  return `<!doctype html><html lang="en"><title>The finder</title><h1>The finder</h1>${takeSuggested}${takeUnknown}</html>`;
}

test('the banner of the product finder stays while its code is loading', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/messages\.blocks/, async (route) => {
    await released;
    await route.continue();
  });
  await openHydrated(page, `${fernhollow}${perfume}`);
  const request = page.waitForRequest(/messages\.blocks/);
  await page.mouse.move(3, 3);
  await request;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.getByRole('region', { name: 'Not sure what suits you?' })).toBeVisible({
    timeout: 1,
  });
  release();
});

test('what a consultation suggests is added to the basket', async ({ page }) => {
  const { banner, consultation } = await openProductFinder(page);
  await expectAccessible(page);
  const posted = page.waitForRequest(/addToCart/);
  await consultation.getByRole('button', { name: 'Take it' }).click();
  expect((await posted).postData()).toContain(
    JSON.stringify([{ sku: suggestedSku, quantity: 1 }]).slice(1, -1),
  );
  await expect(banner.getByRole('status')).toHaveText('Added to your basket');
  await page.goto(`${fernhollow}/basket`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('1 item')).toBeVisible();
});

test.describe('a consultation that suggests an unknown SKU', () => {
  test.use({ expectedErrors: /status of 4\d\d/ });
  test('is logged, and the page shows no message', async ({ page }) => {
    const { banner, consultation } = await openProductFinder(page);
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('could not add NOPE00001-9-9'),
    );
    await consultation.getByRole('button', { name: 'Take an unknown SKU' }).click();
    expect((await logged).type()).toBe('warning');
    await expect(banner.getByRole('status')).toBeEmpty();
  });
});

test('messages of other windows are ignored', async ({ page }) => {
  const { banner, consultation } = await openProductFinder(page);
  const posts: string[] = [];
  page.on('request', (request) => request.url().includes('addToCart') && posts.push(request.url()));
  await page.evaluate((sku) => {
    postMessage({ type: 'parade:add', sku }, '*');
    const foreignFrame = document.body.appendChild(document.createElement('iframe'));
    foreignFrame.contentWindow?.parent.postMessage({ type: 'parade:add', sku }, '*');
  }, suggestedSku);
  // The consultation's own message follows those, so they have been handled by now.
  await consultation.getByRole('button', { name: 'Take it' }).click();
  await expect(banner.getByRole('status')).toHaveText('Added to your basket');
  expect(posts).toHaveLength(1);
});

test('the size recommendation is opened, answered, and its size selected', async ({ page }) => {
  await openHydrated(page, `${shops[0]?.base}/product/aldermoor-edit-relaxed-linen-midi-dress`);
  const opener = page.getByText('Find my size');
  const iframe = page.frameLocator('iframe[title="Find my size"]');
  const answers = [
    iframe.getByRole('link', { name: '12', exact: true }),
    iframe.getByRole('link', { name: 'Loose' }),
    iframe.getByRole('link', { name: 'Skip' }),
    iframe.getByRole('button', { name: 'Choose size 14' }),
  ];
  if (isPhone(page)) await opener.tap();
  else await opener.press('Enter');
  await expect(iframe.getByRole('heading')).toHaveText('Which UK size do you usually wear?');
  for (const answer of answers) {
    await expect(answer).toBeVisible();
    if (isPhone(page)) await answer.tap();
    else await answerByKeyboard(page, answer);
  }
  await expect(page).toHaveURL(/size=14$/);
  await expect(page.locator('select[name=size]')).toHaveValue('14');
  await expect(opener).toBeFocused();
});

test('an answer given before the code of the widget has loaded is kept', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/assets\/(?:size-recommendation|messages\.)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${shops[0]?.base}/product/aldermoor-edit-relaxed-linen-midi-dress`);
  await page.getByText('Find my size').click();
  const iframe = page.frameLocator('iframe[title="Find my size"]');
  await iframe.getByRole('link', { name: '12', exact: true }).click();
  await expect(iframe.getByRole('link', { name: 'Loose' })).toBeVisible();
  release();
  await expectHydrated(page, 'details:has(iframe)');
  await iframe.getByRole('link', { name: 'Loose' }).click();
  await iframe.getByRole('link', { name: 'Skip' }).click();
  await iframe.getByRole('button', { name: 'Choose size 14' }).click();
  await expect(page).toHaveURL(/size=14$/);
});

test('PDP-12: measurements that contradict the usual size lead to the size guide instead of a size', async ({
  page,
}) => {
  await openHydrated(page, `${shops[0]?.base}/product/aldermoor-edit-relaxed-linen-midi-dress`);
  await page.getByText('Find my size').click();
  const iframe = page.frameLocator('iframe[title="Find my size"]');
  await iframe.getByRole('link', { name: '8', exact: true }).click();
  await iframe.getByRole('link', { name: 'Regular' }).click();
  await iframe.getByLabel('Bust (cm)').fill('98');
  await expectAccessible(page);
  await iframe.getByRole('button', { name: 'Show my size' }).click();
  await expect(iframe.getByRole('heading')).toHaveText('We are not sure of your size');
  await expect(iframe.getByText('You usually wear 8, but')).toContainText('match size 16');
  await expect(iframe.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await iframe.getByRole('link', { name: 'Compare in the size guide' }).click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { level: 1 })).toContainText('size guide');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('PDP-12: a size is recommended by measurements', async ({ page }) => {
    await page.goto(`${shops[0]?.base}/product/aldermoor-edit-relaxed-linen-midi-dress`, {
      waitUntil: 'domcontentloaded',
    });
    await page.getByText('Find my size').click();
    const iframe = page.frameLocator('iframe[title="Find my size"]');
    // A phone shows the first question without scrolling in the iframe.
    const [content, shown] = await iframe
      .locator('html')
      .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
    expect(content).toBeLessThanOrEqual(shown ?? 0);
    await iframe.getByRole('link', { name: 'I do not know' }).click();
    await iframe.getByRole('link', { name: 'Regular' }).click();
    await iframe.getByLabel('Bust (cm)').fill('90');
    await iframe.getByRole('button', { name: 'Show my size' }).click();
    await expect(iframe.getByRole('heading')).toHaveText('We suggest size 12');
  });
});

/** Tabs into the iframe to the answer, and selects it. */
async function answerByKeyboard(page: Page, answer: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(answer).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
}
