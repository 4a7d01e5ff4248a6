/** Journeys behind a TLS proxy on public host names, with and without JavaScript. */
import { expect, type Page } from '@playwright/test';
import { waitForLink } from './support/captured-emails.ts';
import { openPublicShop, type PublicShop } from './support/public-shop.ts';
import { newEmail, PASSWORD, signUp } from './support/sign-up.ts';
import { openHydrated, test } from './support/watched-page.ts';

test.skip(({ isMobile }) => !isMobile, 'once, on the phone');
test.use({ ignoreHTTPSErrors: true, consent: null });

const JUMPER = '/product/rue-calder-striped-merino-jumper';

let shop: PublicShop | undefined;
let base: string;
let nightjar: string;
// Not in `beforeAll`, which would start a server for skipped tests too.
test.beforeEach(async () => {
  shop ??= await openPublicShop(`tls-shop-${test.info().workerIndex}`);
  [base, nightjar] = [shop.originOf('aldermoor'), shop.originOf('nightjar')];
});
test.afterAll(() => shop?.close());

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an account is created by email, signed out of and signed in to', async ({ page }) => {
      const email = newEmail();
      await open(page, `${base}/sign-up`);
      await signUp(page, email);
      await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(base);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await open(page, `${base}/login`);
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
      const cookies = await page.context().cookies(base);
      expect(cookies.find(({ name }) => name === '__Host-sid')).toMatchObject({
        secure: true,
        httpOnly: true,
      });
    });

    test('a product is added to the basket, its quantity changed, and the basket handed over to the checkout', async ({
      page,
    }) => {
      await open(page, `${base}/search?q=cushion`);
      const href = await page.locator('article :is(h2, h3) a').first().getAttribute('href');
      await (javaScriptEnabled ? openHydrated : open)(page, `${base}${href}`);
      const size = page.locator('input[name="size"][type="radio"]:not(:disabled)').first();
      if (await size.count()) await size.check({ force: true });
      await page.getByRole('button', { name: 'Add to basket' }).click();
      if (javaScriptEnabled) await page.getByRole('link', { name: /^View basket/ }).click();
      await expect(page).toHaveURL(`${base}/basket`);
      await page.getByRole('combobox', { name: /Quantity of/ }).selectOption('2');
      if (!javaScriptEnabled) await page.getByRole('button', { name: /^Change|^Update/ }).click();
      await expect(page.getByText('2 items')).toBeVisible();
      await page.getByRole('button', { name: 'Checkout' }).first().click();
      await expect(page.getByRole('heading', { name: 'Data for the checkout' })).toBeVisible();
      expect(new URL(page.url()).origin).toBe(base);
    });

    test('emailed links lead to the public URL: a new password, and a sign-in without one', async ({
      page,
    }) => {
      test.skip(javaScriptEnabled, 'the same HTML');
      const email = newEmail();
      await open(page, `${base}/sign-up`);
      await signUp(page, email);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      for (const [path, subject, button] of [
        ['sign-in-link', /sign-in link/, 'Sign in'],
        ['reset-password', /new Aldermoor password/, 'Save password'],
      ] as const) {
        await open(page, `${base}/${path}?email=${email}`);
        await page.getByRole('button', { name: 'Send the link' }).click();
        const link = await waitForLink(email, subject);
        expect(new URL(link).origin).toBe(base);
        await page.goto(link);
        if (path === 'reset-password')
          await page.getByLabel('New password').fill('a loud yellow gate');
        await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
        await expect(
          page.getByText(
            path === 'reset-password' ? 'Your password has been changed' : 'Hello Ada',
          ),
        ).toBeVisible();
        expect(new URL(page.url()).origin).toBe(base);
      }
    });

    test('a wishlist button signs in and saves, a line is saved for later, a voucher reduces the total', async ({
      page,
    }) => {
      const email = newEmail();
      await open(page, `${base}/sign-up`);
      await signUp(page, email);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(page.getByText('You are signed out.')).toBeVisible();
      await (javaScriptEnabled ? openHydrated : open)(page, `${base}${JUMPER}`);
      await page
        .getByRole('button', { name: /^Wishlist: / })
        .first()
        .click();
      const form = javaScriptEnabled
        ? page.getByRole('dialog').filter({ visible: true })
        : page.getByRole('main');
      await form.getByLabel('Email address').fill(email);
      await form.getByLabel('Password').fill(PASSWORD);
      await form.getByRole('button', { name: 'Sign in', exact: true }).click();
      if (!javaScriptEnabled) await expect(page).not.toHaveURL(/login/);
      else
        await expect(
          page.getByRole('button', { name: /^Wishlist: /, pressed: true }).first(),
        ).toBeVisible();
      await open(page, `${base}/wishlist`);
      await expect(page.getByRole('main')).toContainText('Striped merino jumper');

      await (javaScriptEnabled ? openHydrated : open)(page, `${base}${JUMPER}`);
      await page
        .locator('input[name="size"][type="radio"]:not(:disabled)')
        .first()
        .check({ force: true });
      await page.getByRole('button', { name: 'Add to basket' }).first().click();
      if (javaScriptEnabled) await page.getByRole('link', { name: /^View basket/ }).click();
      await expect(page).toHaveURL(`${base}/basket`);
      await page.getByLabel('Voucher code').fill('WELCOME10');
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(page.getByText('WELCOME10')).toBeVisible();
      await expect(page.getByText(/^−£/)).toBeVisible();
      await page.getByRole('button', { name: /^Save for later/ }).click();
      await expect(page.getByText('has been saved to your wishlist.')).toBeVisible();
      expect(new URL(page.url()).origin).toBe(base);
    });

    test('pages name their public URL as canonical and as the URL to share', async ({ page }) => {
      test.skip(javaScriptEnabled, 'the same HTML');
      for (const path of ['/', '/categories/womens', JUMPER, '/fr']) {
        await open(page, `${base}${path}`);
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(new URL(canonical ?? '').origin, path).toBe(base);
        const shared = page.locator('meta[property="og:url"]');
        await expect(shared, path).toHaveAttribute('content', canonical ?? '');
      }
    });

    test('content pages, their pictures, another fascia and the cookie settings', async ({
      page,
    }) => {
      await open(page, `${base}/`);
      const banner = page.getByRole('region', { name: 'Cookie settings' });
      if (javaScriptEnabled) {
        await banner.getByRole('button', { name: 'Necessary only' }).click();
        await expect(banner).toBeHidden();
      }
      const picture = page.getByRole('main').locator('img').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await open(page, `${base}/pages/informational/returns`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await open(page, `${base}/cookies`);
      await page.getByRole('button', { name: 'Save my choice' }).click();
      await expect(page.getByText('Your choice has been saved.')).toBeVisible();
      const fasciaLink = page.getByRole('contentinfo').getByRole('link', { name: 'Nightjar' });
      await expect(fasciaLink).toHaveAttribute('href', nightjar);
      await open(page, `${nightjar}/ar`);
      await expect(page.locator('html')).toHaveAttribute('data-fascia', 'nightjar');
    });
  });

/** Opens a page and waits until the document is parsed. */
async function open(page: Page, url: string): Promise<void> {
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
  expect(response?.status()).toBe(200);
}
