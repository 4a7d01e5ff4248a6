/** Journeys in print, forced colours, 320 px, text of double size and reduced motion. */
import { expect, type Page } from '@playwright/test';
import { shops } from './support/shops.ts';
import { expectUnbrokenWords } from './support/text-layout.ts';
import {
  expectHydrated,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor] = shops;
const base = aldermoor?.base ?? '';
const listing = `${base}${aldermoor?.category}`;
const tee = `${base}/product/aldermoor-edit-relaxed-organic-cotton-t-shirt?size=M`;
const PAGES = [`${base}/`, listing, tee, `${base}/basket`] as const;

// The tests set the widths.
test.skip(({ isMobile }) => isMobile, 'once');

async function fillBasket(page: Page): Promise<void> {
  await openHydrated(page, tee);
  await page.getByRole('button', { name: 'Add to basket' }).first().click();
  await expect(page.getByRole('link', { name: 'View basket' })).toBeVisible();
}

/** Distinct background colours of the matching elements, or of their pseudo-elements. */
const listBackgrounds = (page: Page, selector: string, pseudo?: '::before') =>
  page
    .locator(selector)
    .evaluateAll(
      (all, part) => [...new Set(all.map((item) => getComputedStyle(item, part).backgroundColor))],
      pseudo,
    );

/** Doubles the text size before the first paint, as a user style sheet does. */
async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement === null) return;
      document.documentElement.style.fontSize = '200%';
      observer.disconnect();
    }).observe(document, { childList: true });
  });
}

test('a printed page has products and prices, and no buttons or fields', async ({ page }) => {
  await fillBasket(page);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const url of PAGES) {
    await openHydrated(page, url);
    const main = page.getByRole('main');
    await expect(main, url).toContainText('£');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true }), url).toHaveCount(0);
    await expect(page.getByRole('textbox').filter({ visible: true }), url).toHaveCount(0);
    await expect(
      page
        .locator('header:not(main *), select[name=sort], a[aria-label^="Quick add"]')
        .filter({ visible: true }),
      url,
    ).toHaveCount(0);
    await expectNoHorizontalScroll(page);
  }
  await expect(page.getByRole('main')).toContainText(
    /Relaxed organic cotton T-shirt.*Size: M.*Subtotal/s,
  );
  await page.goto(tee, { waitUntil: 'domcontentloaded' });
  // Collapsed on screen, expanded in print.
  const delivery = page.locator('main details', {
    has: page.locator('summary', { hasText: 'Delivery' }),
  });
  await expect(delivery).not.toHaveAttribute('open');
  expect((await delivery.boundingBox())?.height).toBeGreaterThan(80);
});

test('CARD-1: in forced colours swatches and colour filters keep their colour, dots are visible and buttons have a border', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openHydrated(page, listing);
  expect(
    (await listBackgrounds(page, 'main [data-places] a:not(:has(picture))', '::before')).length,
  ).toBeGreaterThan(3);
  expect(
    (await listBackgrounds(page, '#filters label span[aria-hidden]:empty')).length,
  ).toBeGreaterThan(3);
  await openHydrated(page, base);
  const borderStyles = await page.locator('main a').evaluateAll((all) =>
    all
      .map((item) => getComputedStyle(item))
      .filter(({ display, minHeight }) => display.endsWith('flex') && minHeight === '48px')
      .map(({ borderTopStyle }) => borderTopStyle),
  );
  expect(new Set(borderStyles)).toEqual(new Set(['solid']));
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, tee);
  const [canvas] = await listBackgrounds(page, 'body');
  const dots = await listBackgrounds(page, '[aria-label=Pictures] a > span:empty');
  expect(dots, 'the dot of the current picture differs from the others').toHaveLength(2);
  expect(dots).not.toContain(canvas);
});

test('at 320 px nothing scrolls horizontally, and filters are opened, selected and closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillBasket(page);
  for (const url of PAGES) {
    await openHydrated(page, url);
    await expectNoHorizontalScroll(page);
    await expectUnbrokenWords(page);
  }
  await filterInDrawer(page);
});

for (const width of [1280, 390])
  test(`text twice as large, ${width} px wide: no word is broken or covered, nothing scrolls horizontally, and a product is added`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await doubleText(page);
    await fillBasket(page);
    for (const url of PAGES) {
      await openHydrated(page, url);
      await expectNoHorizontalScroll(page);
      await expectUnbrokenWords(page);
    }
    await page.getByRole('combobox', { name: /^Quantity/ }).selectOption('2');
    await expect(page.getByText('2 items')).toBeVisible();
    if (width < 1024) await filterInDrawer(page);
  });

test('with reduced motion nothing moves by itself or after a click', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillBasket(page);
  for (const url of PAGES) {
    await openHydrated(page, url);
    await page.mouse.wheel(0, 1200);
    expect(await countAnimations(page), url).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await filterInDrawer(page);
  expect(await countAnimations(page)).toBe(0);
});

async function filterInDrawer(page: Page): Promise<void> {
  await openHydrated(page, listing);
  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.locator('#filters:popover-open');
  await expect(drawer).toBeVisible();
  await expectUnbrokenWords(page, '#filters');
  expect(
    await drawer.evaluate((element) => element.scrollWidth - element.clientWidth),
    'the drawer does not scroll horizontally',
  ).toBe(0);
  await drawer.getByRole('checkbox', { name: /^Green/ }).check();
  await drawer.getByRole('button', { name: 'Show results' }).click();
  await expect(page).toHaveURL(/colour=green/);
  await expectHydrated(page);
  await expectNoHorizontalScroll(page);
}

function countAnimations(page: Page): Promise<number> {
  return page.evaluate(() => {
    const playing = [...document.querySelectorAll('video')].filter(({ paused }) => !paused);
    return (
      document.getAnimations().filter(({ playState }) => playState === 'running').length +
      playing.length
    );
  });
}
