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
/** Sections of a content page have ids; below them only a few other parts do. */
const SECTIONS = '#main div[id]';

const views = [
  { direction: 'from the left', url: `${aldermoor?.base}/dev/blocks`, widths: [390, 768] },
  { direction: 'from the left', url: `${aldermoor?.base}/dev/blocks`, widths: [1440] },
  {
    direction: 'from the right',
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
      expect(await page.evaluate(listRoomUnderHeroes), `${width} px`).toEqual([]);
    }
    await expectAccessible(page);
  });
}

test.describe('words that no language has', () => {
  test.use({ countsShifts: false });

  for (const third of [0, 1, 2]) {
    test(`a thousand injections into every text, link and piece of HTML, third ${third + 1}: not one runs`, async ({
      page,
    }) => {
      test.skip(isPhone(page), 'what runs does not depend on the width');
      // Pages are up to 450,000 px long: a tall viewport needs fewer steps to scroll through them.
      await page.setViewportSize({ width: 1440, height: 4000 });
      let ran = 0;
      await page.exposeFunction('ran', () => {
        ran += 1;
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
      expect(ran).toBe(0);
      await page.evaluate('ran()');
      expect(ran).toBe(1);
    });
  }
});

test('text without its own position is upon the picture of a hero where there is room, under it on a phone', async ({
  page,
}) => {
  await openHydrated(page, `${base}/pages/campaigns/the-long-table`);
  const picture = await page.locator('#main img').first().boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const isUnder = Number(title?.y) >= Number(picture?.y) + Number(picture?.height);
  expect(isUnder).toBe(isPhone(page));
});

test('a carousel moves by its arrows, questions open, a card flips, far down a button leads back to the top', async ({
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

  await page.evaluate((far) => scrollTo(0, far + 1), BACK_TO_TOP_AFTER_PX);
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
    await expect.poll(() => page.evaluate(isDressed)).toBe(true);
    expect(await page.locator(SECTIONS).count()).toBeGreaterThan(blockFolders.length);
    expect(await page.evaluate(listUnreadable)).toEqual([]);
  });

  test('a button of an editors’ page puts its thing in the basket', async ({ page }) => {
    await page.goto(`${base}/dev/blocks?block=add-to-basket-button`, {
      waitUntil: 'domcontentloaded',
    });
    await page.getByRole('button', { name: 'Add to basket' }).press('Enter');
    await expect(page).toHaveURL(/\/basket$/);
    await expect(page.getByText('1 item')).toBeVisible();
  });
});

test('where there is no page, the fascia’s own is shown', async ({ browser }) => {
  // A watched page would report the 404 as a console error.
  const page = await browser.newPage();
  for (const [shop, words] of [shops[0], shops[1], shops[2]].map(
    (item, index) => [item, MISSING[index]] as const,
  )) {
    const response = await page.goto(`${shop?.base}/pages/nothing-of-the-kind`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: words ?? '' })).toBeVisible();
  }
  await page.close();
});

const MISSING = ['We cannot find this page', 'Page not found', 'We cannot find this page'];

/** Runs in the page: lists slides of the hero row whose picture ends above that of the row. */
function listRoomUnderHeroes(): string[] {
  const [row] = document.querySelectorAll('[data-heroes] ul[aria-label="To buy and to see"]');
  const slides = [...(row?.children ?? [])];
  if (slides.length < 2) return ['no row of heroes'];
  return slides.flatMap((slide) => {
    const whole = slide.getBoundingClientRect();
    const shown =
      [...slide.querySelectorAll('img')]
        .find((img) => img.checkVisibility())
        ?.getBoundingClientRect() ?? new DOMRect();
    const isFilled =
      Math.abs(whole.top - shown.top) < 1 &&
      Math.abs(whole.bottom - shown.bottom) < 1 &&
      Math.abs(whole.width - shown.width) < 1;
    return isFilled
      ? []
      : [`${whole.width} x ${whole.height}, its picture ${shown.width} x ${shown.height}`];
  });
}

/** Runs in the page: true once all style sheets have loaded. */
function isDressed(): boolean {
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
  const forScript = 'script, button, a[aria-label^="Quick add"], [class~="noscript:hidden"]';
  const mayHide = `${forScript}, style, details, [id][hidden], [aria-hidden="true"], [data-narrow]`;
  const isTwin = (element: Element) =>
    element.closest('[class*="md:hidden"], [class*="max-md:hidden"], .hidden') !== null;
  const worksAlone = 'form *, [popovertarget], [commandfor], input[type=checkbox], summary';
  const found: string[] = [];
  for (const element of document.querySelectorAll('#main [id] *')) {
    const addFault = (fault: string) =>
      found.push(`${element.closest('[id]')?.id}: ${fault}: ${element.outerHTML.slice(0, 160)}`);
    if (hasOwnText(element) && !isSeen(element) && !element.closest(mayHide) && !isTwin(element))
      addFault('hidden');
    if (element.matches('button, select, input') && isSeen(element) && !element.matches(worksAlone))
      addFault('does nothing');
    if (element.matches('[inert]:not([aria-hidden="true"])')) addFault('out of reach');
  }
  return found;
}
