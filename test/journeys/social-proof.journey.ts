/** Journeys of social proof: true counts from the server, and the note over the pictures. */
import { request as sendRequest } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import {
  colourLink,
  expectAccessible,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar] = shops.map(({ base }) => base);
const tee = '/product/aldermoor-edit-relaxed-organic-cotton-t-shirt';
const dress = '/product/halfpenny-lane-lined-linen-midi-dress';
const NOTE = { name: 'Interest from other shoppers' };
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const messages = [
  { code: 'ATB', message: 'Added to basket <strong>1,204 times</strong> in the last 24 hours' },
  { code: 'LVVW', message: 'Viewed <strong>31 times</strong> in the last 24 hours' },
];

/** Replaces the server's messages, and does not send views to it. */
async function stubMessages(page: Page): Promise<void> {
  await page.route('**/_api/social-proof?*', (route) => {
    const productIds = [new URL(route.request().url()).searchParams.get('productKey')];
    return route.fulfill({ json: { productIds, messages } });
  });
  await page.route('**/_api/social-proof', (route) => route.fulfill({ status: 204 }));
}

/** Posts a view from one of this machine's loopback addresses, as if from another shopper. */
function postView(productKey: string, address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const body = new URLSearchParams({ productKey }).toString();
    const headers = {
      ...{ 'content-type': 'application/x-www-form-urlencoded', 'user-agent': USER_AGENT },
      'content-length': body.length,
    };
    const { port } = new URL(aldermoor ?? '');
    const target = { host: '127.0.0.1', port, path: '/_api/social-proof' };
    sendRequest({ ...target, method: 'POST', localAddress: address, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(body);
  });
}

test('PROOF-1: views from many addresses are shown with their true count, and how it was counted', async ({
  page,
  isMobile,
}) => {
  // Each project has its own product, since both count on one server.
  const product = isMobile ? tee : dress;
  // Not in the browser, which would cache the response without messages for a minute.
  const html = await (await page.request.get(`${aldermoor}${product}`)).text();
  const [, json = ''] = /application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph }: { '@graph': { productGroupID: string }[] } = JSON.parse(json);
  const productKey = graph[0]?.productGroupID ?? '';
  const addresses = Array.from({ length: 23 }, (_, index) => `127.0.${index + 1}.2`);
  for (const address of [...addresses, ...addresses])
    expect(await postView(productKey, address)).toBe(204);
  const readMessages = async () => {
    const result = await page.request.get(
      `${aldermoor}/_api/social-proof?productKey=${productKey}`,
    );
    const { messages }: { messages: unknown } = await result.json();
    return messages;
  };
  await expect
    .poll(readMessages)
    .toEqual([{ code: 'LVVW', message: 'Viewed <strong>23 times</strong> in the last 24 hours' }]);
  await openHydrated(page, `${aldermoor}${product}`);
  await page.mouse.move(5, 300);
  const note = page.getByRole('note', NOTE);
  await expect(note).toContainText('Viewed 23 times in the last 24 hours');
  await expectAccessible(page);
  await note.getByRole('link', { name: 'How we count' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we count');
  await expect(page.getByRole('listitem').filter({ hasText: 'shown from 20' })).toBeVisible();
  await expectAccessible(page);
});

const sites = [
  ...shops.map((shop) => ({ ...shop, label: 'Pictures' })),
  {
    ...{ name: 'Nightjar in Arabic', base: `${nightjar}/ar`, label: 'الصور' },
    category: '/categories/womens-tops',
  },
];
for (const { name, base, category, label } of sites) {
  test(`GAL-6: ${name} shows one message after the other over the picture, without a layout shift`, async ({
    page,
  }) => {
    await stubMessages(page);
    await page.goto(`${base}${category}`, { waitUntil: 'domcontentloaded' });
    await page.locator('article :is(h2, h3) a').first().click();
    const pictures = page.getByRole('list', { name: label });
    await expect(pictures).toBeVisible();
    await page.mouse.move(5, 300);
    const note = page.getByRole('note');
    await expect(note).toContainText('1,204 times');
    const [box, picture] = await Promise.all([note.boundingBox(), pictures.boundingBox()]);
    if (!box || !picture) throw new Error('The note and the picture are visible.');
    expect(box.x).toBeGreaterThanOrEqual(picture.x);
    expect(box.x + box.width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(box.y + box.height).toBeLessThanOrEqual(picture.y + picture.height);
    await expectNoHorizontalScroll(page);
    await expect(note).toContainText('31 times');
    await expect(note).toContainText('1,204 times');
  });
}

test('GAL-6: by keyboard the note stays while it has the focus, and once dismissed is hidden until the product changes', async ({
  page,
}) => {
  await stubMessages(page);
  await openHydrated(page, `${aldermoor}${dress}`);
  await page.keyboard.press('Tab');
  const note = page.getByRole('note', NOTE);
  await expect(note).toContainText('1,204 times');
  const dismiss = note.getByRole('button', { name: 'Hide this note' });
  await dismiss.focus();
  await expect(note).toHaveAttribute('data-phase', 'shown');
  await page.keyboard.press('Enter');
  await expect(note).toBeHidden();
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeFocused();
  await colourLink(page, 'Sage').click();
  await expect(page).toHaveURL(/colour=sage/);
  await expect(note).toBeHidden();
  await page.goto(`${aldermoor}${tee}`);
  await page.keyboard.press('Tab');
  await expect(note).toContainText('1,204 times');
});

test('GAL-6: with reduced motion the note is not animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stubMessages(page);
  await openHydrated(page, `${aldermoor}${tee}`);
  await page.keyboard.press('Tab');
  const note = page.getByRole('note', NOTE);
  await expect(note).toContainText('1,204 times');
  await expect(note).toHaveCSS('animation-name', 'none');
});
