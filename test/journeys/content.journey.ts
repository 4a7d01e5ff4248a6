/** Journeys of content pages: every block is hydrated and accessible, most without any script. */
import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { fixtures as faqFixtures } from '../../src/blocks/faq-accordion/faq-accordion.fixtures.ts';
import { BACK_TO_TOP_AFTER_PX } from '../../src/features/content/back-to-top.ts';
import { listInjectedPages } from './support/injected-pages.ts';
import { openSections, scrollThrough } from './support/post-sections.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, isPhone, openHydrated, test } from './support/watched-page.ts';

const blockFolders = globSync('src/blocks/*/*.content.ts');
const [aldermoor, nightjar] = shops;
const base = aldermoor?.base ?? '';
/** Matches sections of a content page, which have ids, as few elements within them do. */
const SECTIONS = '#main div[id]';

const views = [
  { direction: 'left to right', url: `${aldermoor?.base}/dev/blocks`, widths: [390, 768] },
  { direction: 'left to right', url: `${aldermoor?.base}/dev/blocks`, widths: [1440] },
  {
    direction: 'right to left',
    url: `${nightjar?.base}/ar/dev/blocks`,
    widths: [390, 768, 1440],
  },
] as const;

for (const { direction, url, widths } of views) {
  test(`every example of every block, ${direction}, ${widths.join(', ')} px: hydrated, nothing wider than the window, axe finds nothing`, async ({
    page,
  }) => {
    test.skip(isPhone(page), 'it sets its own widths, once for both');
    await page.setViewportSize({ width: widths[0], height: 900 });
    await openHydrated(page, url);
    await scrollThrough(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, `${width} px`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(listUnfilledHeroes), `${width} px`).toEqual([]);
    }
    await expectAccessible(page);
  });
}

test.describe('injected texts', () => {
  test.use({ countsShifts: false });

  for (const third of [0, 1, 2]) {
    test(`a thousand injections into every text, link and piece of HTML, third ${third + 1}: not one runs`, async ({
      page,
    }) => {
      test.skip(isPhone(page), 'what runs does not depend on the width');
      // Pages are up to 450,000 px long: a tall viewport needs fewer steps to scroll through them.
      await page.setViewportSize({ width: 1440, height: 4000 });
      let runCount = 0;
      await page.exposeFunction('ran', () => {
        runCount += 1;
      });
      const pages = (await listInjectedPages()).filter(
        (_sections, position) => position % 3 === third,
      );
      expect(pages).not.toEqual([]);
      for (const sections of pages) {
        await openSections(page, base, sections, 'injections');
        await scrollThrough(page);
        expect(await page.locator(SECTIONS).count()).toBeGreaterThan(sections.length / 2);
        await expect(page.locator('#main')).toContainText('onerror=ran()');
      }
      expect(runCount).toBe(0);
      await page.evaluate('ran()');
      expect(runCount).toBe(1);
    });
  }
});

test('text without a position is on the picture of a hero on desktop, below it on a phone', async ({
  page,
}) => {
  await openHydrated(page, `${base}/pages/campaigns/the-long-table`);
  const picture = await page.locator('#main img').first().boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const isUnder = Number(title?.y) >= Number(picture?.y) + Number(picture?.height);
  expect(isUnder).toBe(isPhone(page));
});

test('a carousel moves by its arrows, questions open, a card flips, and far down a button leads back to the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, `${base}/pages/blocks`);
  const row = page.locator('[data-carousel][data-hydrated]', {
    has: page.getByRole('button', { name: 'Next slide' }),
  });
  const carousel = page.getByRole('region', { name: 'This week' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(row.first()).toBeVisible();
  await carousel.getByRole('button', { name: 'Slide 2 of 3' }).click();
  await expect(carousel.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  const [question = { question: '', answer: '' }] = faqFixtures.usual.questions;
  await page.getByText(question.question).click();
  await expect(page.getByText(question.answer)).toBeVisible();

  const card = page.locator('details', { hasText: 'Shop All' }).first();
  await card.locator('summary').click();
  await expect(card.getByRole('link', { name: 'Shop All' })).toBeVisible();

  await page.evaluate((threshold) => scrollTo(0, threshold + 1), BACK_TO_TOP_AFTER_PX);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page of static blocks fetches no code of any block', async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) =>
      request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  );
  await openHydrated(page, `${base}/pages/informational/returns`);
  await scrollThrough(page);
  expect(scripts.filter((path) => /[.](?:block|island)[.-]/.test(path))).toEqual([]);
  await page.locator('#main').getByRole('link', { name: 'Pay in instalments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay in instalments' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every example of every block has its text, and no control that would do nothing', async ({
    page,
  }) => {
    await page.goto(`${base}/dev/blocks`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('The long autumn').first()).toBeVisible();
    // The text may arrive before the style sheets that hide parts of it.
    await expect.poll(() => page.evaluate(areStyleSheetsLoaded)).toBe(true);
    expect(await page.locator(SECTIONS).count()).toBeGreaterThan(blockFolders.length);
    expect(await page.evaluate(listUnreadable)).toEqual([]);
  });

  test('an add-to-basket button of an editors’ page adds its product', async ({ page }) => {
    await page.goto(`${base}/dev/blocks?block=add-to-basket-button`, {
      waitUntil: 'domcontentloaded',
    });
    await page.getByRole('button', { name: 'Add to basket' }).press('Enter');
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByText('1 item')).toBeVisible();
  });
});

test('a missing page shows the 404 page of the fascia', async ({ browser }) => {
  // A watched page would report the 404 as a console error.
  const page = await browser.newPage();
  for (const [shop, title] of [shops[0], shops[1], shops[2]].map(
    (shop, index) => [shop, NOT_FOUND_TITLES[index]] as const,
  )) {
    const response = await page.goto(`${shop?.base}/pages/nothing-of-the-kind`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  }
  await page.close();
});

const NOT_FOUND_TITLES = ['We cannot find this page', 'Page not found', 'We cannot find this page'];

/** Runs in the page: lists slides of the hero row that their picture does not fill. */
function listUnfilledHeroes(): string[] {
  const [row] = document.querySelectorAll('[data-heroes] ul[aria-label="To buy and to see"]');
  const slides = [...(row?.children ?? [])];
  if (slides.length < 2) return ['There is no row of heroes.'];
  return slides.flatMap((slide) => {
    const whole = slide.getBoundingClientRect();
    const picture =
      [...slide.querySelectorAll('img')]
        .find((img) => img.checkVisibility())
        ?.getBoundingClientRect() ?? new DOMRect();
    const isFilled =
      Math.abs(whole.top - picture.top) < 1 &&
      Math.abs(whole.bottom - picture.bottom) < 1 &&
      Math.abs(whole.width - picture.width) < 1;
    return isFilled
      ? []
      : [
          `${whole.width} x ${whole.height}, but its picture is ${picture.width} x ${picture.height}`,
        ];
  });
}

/** Runs in the page: true once all style sheets have loaded. */
function areStyleSheetsLoaded(): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ sheet }) => sheet !== null,
  );
}

/** Runs in the page: lists text that is not visible, and visible controls that do not work. */
function listUnreadable(): string[] {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hasOwnText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  /**
   * Elements that may be hidden: behind a summary, for signed-in shoppers, alternatives for narrow
   * and wide viewports, and controls that need script.
   */
  const needsScript = 'script, button, a[aria-label^="Quick add"], [class~="noscript:hidden"]';
  const mayBeHidden = `${needsScript}, style, details, [id][hidden], [aria-hidden="true"], [data-narrow]`;
  const isAlternative = (element: Element) =>
    element.closest('[class*="md:hidden"], [class*="max-md:hidden"], .hidden') !== null;
  const worksWithoutScript = 'form *, [popovertarget], [commandfor], input[type=checkbox], summary';
  const faults: string[] = [];
  for (const element of document.querySelectorAll('#main [id] *')) {
    const addFault = (fault: string) =>
      faults.push(`${element.closest('[id]')?.id}: ${fault}: ${element.outerHTML.slice(0, 160)}`);
    if (
      hasOwnText(element) &&
      !isSeen(element) &&
      !element.closest(mayBeHidden) &&
      !isAlternative(element)
    )
      addFault('hidden');
    if (
      element.matches('button, select, input') &&
      isSeen(element) &&
      !element.matches(worksWithoutScript)
    )
      addFault('does nothing');
    if (element.matches('[inert]:not([aria-hidden="true"])')) addFault('inert');
  }
  return faults;
}
