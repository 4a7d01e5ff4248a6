/** Editors' pages in a browser: every block awake and sound, most of them without any script of their own. */
import { expect, type Page } from '@playwright/test';
import { fixtures as faqFixtures } from '../../src/blocks/faq-accordion/faq-accordion.fixtures.ts';
import { BACK_TO_TOP_AFTER } from '../../src/features/content/back-to-top.ts';
import { shops } from './shops.ts';
import { expectAccessible, expectAwake, test } from './watched-page.ts';

const [aldermoor] = shops;
const base = aldermoor?.base ?? '';

for (const width of [390, 768, 1440]) {
  test(`every block at ${width} px: awake, nothing wider than the window, axe finds nothing`, async ({ page }) => {
    test.skip(test.info().project.name.startsWith('phone'), 'it sets its own width, once for both');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${base}/pages/blocks`);
    await expectAwake(page);
    await scrollThrough(page);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}

test('a carousel moves by its arrows, questions open, a card turns, far down a way leads back to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${base}/pages/blocks`);
  await expectAwake(page);
  const row = page.locator('[data-carousel][data-awake]', { has: page.getByRole('button', { name: 'Next slide' }) });
  const carousel = page.getByRole('region', { name: 'This week' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(row.first()).toBeVisible();
  await carousel.getByRole('button', { name: 'Slide 2 of 3' }).click();
  await expect(carousel.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current', 'true');

  const [question = { question: '', answer: '' }] = faqFixtures.usual.questions;
  await page.getByText(question.question).click();
  await expect(page.getByText(question.answer)).toBeVisible();

  const card = page.locator('details', { hasText: 'Shop All' }).first();
  await card.locator('summary').click();
  await expect(card.getByRole('link', { name: 'Shop All' })).toBeVisible();

  await page.evaluate((far) => scrollTo(0, far + 1), BACK_TO_TOP_AFTER);
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a page of static blocks fetches no code of any block', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  await page.goto(`${base}/pages/brands/ottoline-grey`);
  await expectAwake(page);
  await scrollThrough(page);
  expect(scripts.filter((path) => path.includes('.block'))).toEqual([]);
  await page.getByRole('link', { name: 'Shop Ottoline Grey' }).click();
  await expect(page).toHaveURL(/\/categories\/ottoline-grey$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ottoline Grey' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every block’s words are there', async ({ page }) => {
    await page.goto(`${base}/pages/blocks`, { waitUntil: 'domcontentloaded' });
    for (const words of ['The long autumn', 'How to store knitwear', 'Free mending', 'The sale ends'])
      await expect(page.getByText(words).first()).toBeVisible();
  });
});

test('where there is no page, the fascia’s own stands', async ({ browser }) => {
  // The status itself is an error to the console of a watched page.
  const page = await browser.newPage();
  for (const [shop, words] of [shops[0], shops[1], shops[2]].map((one, index) => [one, MISSING[index]] as const)) {
    const answer = await page.goto(`${shop?.base}/pages/nothing-of-the-kind`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: words ?? '' })).toBeVisible();
  }
  await page.close();
});

const MISSING = ['This shelf is empty', 'Nothing on here', 'You have wandered off the path'];

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await page.evaluate(() => scrollTo(0, 0));
}
