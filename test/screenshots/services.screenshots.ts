/** Screenshots of services around a product: seller, size, share, stock and price alerts. */
import { expectHydrated } from '../journeys/support/watched-page.ts';
import { signUp } from './sign-up.ts';
import { test, type Visit } from './visit.ts';

/** Products with a sold-out size, by fascia. */
const SIZE_OUT = {
  aldermoor: 'ottoline-grey-fitted-organic-cotton-t-shirt',
  nightjar: 'saltmarsh-checked-cotton-boxy-t-shirt',
};

test('the seller of a product', async ({ visit }) => {
  const { page, open, shoot } = visit;
  const lamp = '/product/aldermoor-edit-ribbed-stoneware-table-lamp';
  test.skip((await open(lamp)) === 404, 'not sold here');
  const buttons = page.locator('main section[aria-label] > div > button[popovertarget]');
  await buttons.first().scrollIntoViewIfNeeded();
  await shoot('seller');
  for (const [index, state] of ['identity', 'terms'].entries()) {
    await buttons.nth(index).click();
    await page.locator('main [popover]:popover-open').waitFor();
    await shoot(`seller-${state}`);
    await page.keyboard.press('Escape');
  }
});

test('delivery and returns of a product', async ({ visit }) => {
  const { page, open, shoot } = visit;
  test.skip((await open(`/product/${productOf(visit)}`)) === 404, 'not sold here');
  const button = page.locator('main section[aria-label] > div > button[popovertarget]').last();
  await button.scrollIntoViewIfNeeded();
  await shoot('delivery-options');
  await button.click();
  await page.locator('main [popover]:popover-open').waitFor();
  await shoot('delivery-terms');
});

test('a size recommendation', async ({ visit }) => {
  const { page, open, shoot } = visit;
  const dress = '/product/aldermoor-edit-relaxed-linen-midi-dress';
  test.skip((await open(dress)) === 404, 'not sold here');
  await page.mouse.move(5, 5);
  const widget = page.locator('main details:has(iframe)').first();
  await widget.locator('summary').click();
  const iframe = widget.locator('iframe').contentFrame();
  await iframe.locator('a').nth(2).waitFor();
  await widget.scrollIntoViewIfNeeded();
  await shoot('size-question');
  await iframe.locator('a').nth(2).click();
  await iframe.locator('a[href*="usual"]').first().waitFor();
  await shoot('size-fit');
  await iframe.locator('li a').nth(1).click();
  await iframe.locator('form').waitFor();
  await shoot('size-measurements');
  await iframe.locator('form a').click();
  await iframe.locator('button').waitFor();
  await shoot('size-answer');
  await iframe.locator('button').click();
  await page.waitForURL(/size=/);
  await shoot('size-chosen');
});

const LOCALES: Readonly<Record<string, string>> = { ar: 'ar', de: 'de-DE', fr: 'fr-FR' };

test('pages of the size recommendation', async ({ visit: { page, site, shootWhole } }) => {
  const sizes = [8, 10, 12, 14, 16, 18, 20].join('~');
  const guide = '/pages/informational/size-guide/womens';
  const base = { sizes, guide, locale: LOCALES[site.name.split('-')[1] ?? ''] ?? 'en-GB' };
  const states = {
    usual: {},
    measurements: { usual: '12', fit: 'regular' },
    answer: { usual: '12', fit: 'loose', measured: '-' },
    unsure: { usual: '8', fit: 'regular', measured: '98' },
    invalid: { usual: '8', fit: 'regular', measured: '34' },
  };
  for (const [state, answers] of Object.entries(states)) {
    const query = new URLSearchParams({ ...base, ...answers });
    await page.goto(`${new URL(site.base).origin}/_api/advice/size?${query}`);
    await shootWhole(`size-page-${state}`);
  }
});

test('a size guide', async ({ visit }) => {
  const { page, site, open, shoot, shootWhole } = visit;
  test.skip((await open(`/product/${productOf(visit)}`)) === 404, 'not sold here');
  const link = page.locator('main a[href*="size-guide"]').first();
  if ((await link.count()) === 0) return;
  const path = await link.getAttribute('href');
  await page.mouse.move(5, 5);
  await expectHydrated(page, 'fieldset a[href*="size-guide"]');
  await link.click();
  await page.locator('dialog[open] table').first().waitFor();
  await shoot('size-guide-dialog');
  await page.goto(`${new URL(site.base).origin}${path}`);
  await shootWhole('size-guide');
});

test('sharing', async ({ visit }) => {
  const { page, open, shoot, shootWhole } = visit;
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
    });
  });
  const slug = productOf(visit);
  await open(`/product/${slug}`);
  const link = page.locator('main a[href*="/share"]').first();
  await link.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main a[href*="/share"]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  await link.click();
  await page
    .locator('main p:has(a[href*="/share"]) [role=status]')
    .filter({ hasText: /./ })
    .waitFor();
  await shoot('share-copied');
  await open(`/product/${slug}/share`);
  await shootWhole('share-page');
});

test('stock alerts', async ({ visit }) => {
  const { page, open, shoot, shootWhole } = visit;
  const { site } = visit;
  const slug = site.name.startsWith('nightjar') ? SIZE_OUT.nightjar : SIZE_OUT.aldermoor;
  test.skip((await open(`/product/${slug}`)) === 404, 'not sold here');
  const link = page.locator('main a[href*="/stock-alert"]').first();
  await link.scrollIntoViewIfNeeded();
  await shoot('stock-alert-link');
  await open(`/product/${slug}/stock-alert`);
  await shootWhole('stock-alert');
  const form = page.locator('main form:has([name=email])');
  await form.locator('[name=email]').fill('nobody@');
  await form.locator('button[type=submit]').click();
  await page.locator('[name=email][aria-invalid]').waitFor();
  await shootWhole('stock-alert-refused');
  await page.locator('[name=email]').fill(`shopper.${Date.now()}@example.com`);
  await form.locator('button[type=submit]').click();
  await page.locator('main [role=status]').filter({ hasText: /./ }).waitFor();
  await shootWhole('stock-alert-sent');
  await open('/confirm-stock-alert?token=none');
  await shootWhole('stock-alert-expired');
});

test('unsubscribed', async ({ visit: { open, shootWhole } }) => {
  await open('/stop-price-alerts?token=none');
  await shootWhole('price-alert-stop-expired');
  await open('/stop-reminders?token=none');
  await shootWhole('reminder-stop-expired');
  await open('/stop-stock-alerts?token=none');
  await shootWhole('stock-alert-stop-expired');
});

test('price alerts', async ({ visit }) => {
  const { page, site, open, shootWhole } = visit;
  await signUp(visit);
  await page.goto(`${site.base}/account/price-alerts`);
  await shootWhole('price-alerts-none');
  await open(`/product/${productOf(visit)}`);
  const saved = page.waitForResponse('**/_api/wishlist/add');
  await page.locator('main button[aria-pressed]').first().click();
  await saved;
  await page.goto(`${site.base}/wishlist`);
  await shootWhole('price-alert-offered');
  const alert = page.locator('main form:has([name=intent][value=priceAlert]) button').first();
  if ((await alert.count()) === 0) return;
  await alert.click();
  await page.waitForURL(/alert=on/);
  await shootWhole('price-alert-set');
  await page.goto(`${site.base}/account/price-alerts`);
  await shootWhole('price-alerts');
});

function productOf({ site }: Visit): string {
  if (site.name.startsWith('nightjar')) return SIZE_OUT.nightjar;
  if (site.name === 'fernhollow') return 'fernhollow-apothecary-gentle-rosehip-face-cream';
  return SIZE_OUT.aldermoor;
}
