/** Journeys of browsers that prefer another language than the page has: it is offered, never forced. */
import { expect, type Page } from '@playwright/test';
import { fillBasket, openCheckout } from './support/checkout.ts';
import { shops } from './support/shops.ts';
import {
  expectAccessible,
  expectHydrated,
  expectNoWider,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar] = shops;

/** A browser that is no robot by its name; the one of these journeys is. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const german = { name: 'Diese Seite auf Deutsch ansehen' };
const english = { name: 'View this page in English' };

/** Waits until the suggestion would be there: its code and texts load when the page is idle. */
async function expectNoSuggestion(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await expect(page.locator('#announcement a')).toHaveCount(0);
}

test('no preferred language redirects, and all are sent the same page', async ({ request }) => {
  const read = async (language: string) => {
    const response = await request.get(aldermoor.base, {
      headers: { 'accept-language': language },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(200);
    expect(response.headers().vary ?? '').not.toMatch(/accept-language/i);
    return await response.text();
  };
  const html = await read('en-GB');
  expect(html).toContain('lang="en-GB"');
  expect(await read('de-DE, de;q=0.9')).toBe(html);
});

test.describe('a browser that prefers German', () => {
  test.use({ locale: 'de-AT', userAgent });

  test('is offered each page in German, in German', async ({ page }) => {
    await openHydrated(page, `${aldermoor.base}${aldermoor.category}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    const link = page.getByRole('link', german);
    await expect(link).toHaveAttribute('href', `/de${aldermoor.category}`);
    await expectAccessible(page);
    await expectNoWider(page);
    await page.locator('main article :is(h2, h3) a').first().click();
    await page.waitForURL('**/product/**');
    const { pathname } = new URL(page.url());
    await expect(link).toHaveAttribute('href', new RegExp(`^/de${pathname}`));
    await link.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    expect(new URL(page.url()).pathname).toBe(`/de${pathname}`);
    await expectHydrated(page);
    await expectNoSuggestion(page);
  });

  test('dismisses it by the keyboard, once', async ({ page }) => {
    await openHydrated(page, aldermoor.base);
    const link = page.getByRole('link', german);
    await expect(link).toBeVisible();
    // The link to the content is first.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    const close = page.getByRole('button', { name: 'Schließen' });
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('header').first().locator(':focus')).toHaveCount(1);
    await openHydrated(page, `${aldermoor.base}/basket`);
    await expectNoSuggestion(page);
  });

  test('covers the announcement and moves nothing', async ({ page }) => {
    await openHydrated(page, nightjar.base);
    const announcement = page.locator('#announcement');
    const link = page.getByRole('link', german);
    await expect(link).toBeVisible();
    const [box, bar] = [
      await announcement.boundingBox(),
      await page.getByRole('region', { name: 'Sprachvorschlag' }).boundingBox(),
    ];
    expect(bar).toEqual(box);
    // The fixture of these journeys adds up the layout shifts.
    await expect(page.locator('header').first()).toHaveJSProperty('offsetTop', box?.height);
  });

  test('is not asked about German after it has left it', async ({ page }) => {
    await page.goto(`${aldermoor.base}/de/pages/informational/returns`);
    await page.locator('footer').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expectHydrated(page);
    await expectNoSuggestion(page);
    await openHydrated(page, aldermoor.base);
    await expectNoSuggestion(page);
  });

  test('is left alone in the checkout', async ({ page }) => {
    await fillBasket(page, 1);
    await openCheckout(page);
    await expectNoSuggestion(page);
  });
});

test.describe('a browser that prefers Arabic', () => {
  test.use({ locale: 'ar-AE', userAgent });

  test('is offered it where the fascia has it, in the direction of its script', async ({
    page,
  }) => {
    await openHydrated(page, nightjar.base);
    const link = page.getByRole('link', { name: 'عرض هذه الصفحة باللغة العربية' });
    await expect(link).toHaveCSS('direction', 'rtl');
    await expectAccessible(page);
    await openHydrated(page, aldermoor.base);
    await expectNoSuggestion(page);
  });
});

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-US', userAgent });

  test('is offered it on a page in Arabic, whose direction mirrors the bar', async ({ page }) => {
    await openHydrated(page, `${nightjar.base}/ar${nightjar.category}`);
    const link = page.getByRole('link', english);
    await expect(link).toHaveAttribute('href', nightjar.category);
    await expect(link).toHaveCSS('direction', 'ltr');
    const [text, close] = [
      await link.boundingBox(),
      await page.getByRole('button', { name: 'Close', exact: true }).boundingBox(),
    ];
    expect(close?.x).toBeLessThan(text?.x ?? 0);
    await expectAccessible(page);
    await expectNoWider(page);
    await openHydrated(page, nightjar.base);
    await expectNoSuggestion(page);
  });
});

test.describe('a robot that prefers German', () => {
  test.use({ locale: 'de-DE', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('is offered nothing', async ({ page }) => {
    await openHydrated(page, aldermoor.base);
    await expectNoSuggestion(page);
  });
});
