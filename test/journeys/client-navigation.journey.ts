/** Tests that client-side navigation causes no layout shift while code of the next page loads. */
import { expect } from '@playwright/test';
import { shops } from './support/shops.ts';
import { openHydrated, test } from './support/watched-page.ts';

const [aldermoor] = shops.map(({ base }) => base);

test('after a client-side navigation the accordion appears no earlier than the payment offers above it, which would push it down', async ({
  page,
}) => {
  const { promise: blocked, resolve: release } = Promise.withResolvers<void>();
  await page.route(/assets\/offers-[^/]*\.js$/, (route) => blocked.then(() => route.continue()));
  await openHydrated(page, `${aldermoor}/search?q=jumper`);
  await page.keyboard.press('Shift');
  const accordionCode = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/assets/information-'),
  );
  const link = page.locator('article :is(h2, h3) a').first();
  // Navigates by the router: a click before hydration would be native navigation.
  await link.evaluate((anchor: HTMLAnchorElement) => {
    const router: { navigate(to: string): unknown } = Reflect.get(
      window,
      '__reactRouterDataRouter',
    );
    router.navigate(anchor.pathname);
  });
  await expect(page.getByRole('button', { name: 'Add to basket' }).first()).toBeVisible();
  await accordionCode;
  // React throttles the reveal of suspended content to every 300 ms.
  await page.evaluate(
    async (end) => {
      while (performance.now() < end) await new Promise(requestAnimationFrame);
    },
    await page.evaluate(() => performance.now() + 400),
  );
  const accordion = page.locator('main details', { hasText: 'Delivery' });
  await expect(accordion).toHaveCount(0);
  release();
  await expect(accordion.first()).toBeVisible();
});
