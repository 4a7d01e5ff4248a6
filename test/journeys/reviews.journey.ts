/**
 * Journeys of reviews: reading, filtering, photos; by keyboard, without JavaScript, after network
 * failures.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { shops } from './support/shops.ts';
import { expectAccessible, expectHydrated, openHydrated, test } from './support/watched-page.ts';

const [aldermoor, nightjar] = shops.map(({ base }) => base);
/** A dress of Aldermoor and Nightjar with a thousand reviews in four languages. */
const dress = '/product/halfpenny-lane-lined-linen-midi-dress';

const reviewSection = (page: Page) => page.locator('#reviews');
const reviewList = (page: Page) => page.locator('[data-review-list]');

/** The section hydrates when it comes near the viewport. */
async function openReviews(page: Page, url: string): Promise<Locator> {
  await openHydrated(page, url);
  const section = reviewSection(page);
  await section.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expectHydrated(page, '#reviews');
  return section;
}

test('REV-3: bars and a search filter, more reviews are appended, and a message says that nothing was found', async ({
  page,
}) => {
  const section = await openReviews(page, `${aldermoor}${dress}`);
  const list = reviewList(page);
  await expect(list.getByRole('article')).toHaveCount(5);
  const bar = section.getByRole('link', { name: /1 star: / });
  const number = await bar.locator('[aria-hidden]').last().textContent();
  await bar.click();
  await expect(list.getByRole('status')).toHaveText(`${number} reviews`);
  for (const stars of await list.getByRole('article').getByRole('img').all())
    await expect(stars).toHaveAccessibleName('1 out of 5');
  await section.getByRole('link', { name: 'Show 5 more' }).click();
  await expect(list.getByRole('article')).toHaveCount(10);
  await section.getByLabel('Search reviews').fill('zeppelin');
  await section.getByLabel('Search reviews').press('Enter');
  await expect(list.getByRole('status')).toHaveText('No matching reviews.');
  await section.getByRole('link', { name: 'Clear filters' }).click();
  await expect(list.getByRole('article')).toHaveCount(5);
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
});

test('REV-4: photos open in a dialog by keyboard, which gives the focus back', async ({ page }) => {
  const section = await openReviews(page, `${aldermoor}${dress}`);
  const photosLink = section.getByRole('link', { name: 'See all photos' });
  await photosLink.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Photos from reviews' });
  await expect(dialog.getByRole('figure').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photosLink).toBeFocused();
});

test('the rating under the name leads to the reviews, and the fit is shown next to the sizes', async ({
  page,
}) => {
  await openHydrated(page, `${aldermoor}${dress}`);
  const note = /^True to size: \d+ of \d+ say so\.\s+Runs small: \d+ · True to size: \d+ · Runs/;
  await expect(page.getByText(note)).toBeVisible();
  await page.getByRole('link', { name: /[\d.]+ out of 5 by 1,000 customers/ }).click();
  await expect(reviewSection(page)).toBeInViewport();
});

test('reviews in the language of the page come first, and all are one click away', async ({
  page,
}) => {
  const section = await openReviews(page, `${nightjar}/ar${dress}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const texts = reviewList(page).locator('p[lang]');
  for (const text of await texts.all()) await expect(text).toHaveAttribute('lang', 'ar');
  await section.getByRole('link', { name: 'عرض كل اللغات' }).click();
  await expect(reviewList(page).locator('p[lang=en]').first()).toBeVisible();
  await expectAccessible(page);
});

test('a vote is counted and shown', async ({ page }) => {
  await openReviews(page, `${aldermoor}${dress}`);
  const second = reviewList(page).getByRole('article').nth(1);
  await second.getByRole('button', { name: 'Yes' }).click();
  await expect(second.getByRole('status')).toHaveText('Thank you.');
  await expect(second).toContainText(/\d+ (person|people) found this helpful/);
});

test('after a network failure the list stays, and can be loaded again', async ({ page }) => {
  const section = await openReviews(page, `${nightjar}${dress}`);
  await page.route('**/_api/reviews?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }),
  );
  await section.getByRole('link', { name: 'Show 5 more' }).click();
  await expect(section.getByRole('alert')).toContainText('The reviews could not be loaded.');
  await expect(reviewList(page).getByRole('article')).toHaveCount(5);
  await page.unrouteAll();
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(reviewList(page).getByRole('article')).toHaveCount(10);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('bars, chips, search, further reviews and a long text are links and forms', async ({
    page,
  }) => {
    await page.goto(`${aldermoor}${dress}`, { waitUntil: 'domcontentloaded' });
    await reviewSection(page)
      .getByRole('link', { name: /2 stars: / })
      .click();
    await expect(page).toHaveURL(/\/reviews\?rating=2&languages=all$/);
    await expect(reviewList(page).getByRole('article')).toHaveCount(5);
    await page.getByLabel('Search reviews').fill('hem');
    await page.getByLabel('Sort').selectOption('HighestRating');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page).toHaveURL(/rating=2/);
    await expect(page).toHaveURL(/q=hem/);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: 'Show 5 more' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('link', { name: 'Read more' }).first().click();
    await expect(page).toHaveURL(/review=/);
    await page.getByRole('article').first().getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL(/review=/);
    await expect(page.getByText('Thank you.', { exact: true })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/found this helpful/);
  });
});

test('a chip is focused and used by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no Tab key');
  const section = await openReviews(page, `${nightjar}${dress}`);
  await section.getByLabel('Search reviews').focus();
  const chip = section.getByRole('link', { name: /^Fit / });
  await tabTo(page, '#reviews a[href*="feature=fit"]');
  await page.keyboard.press('Enter');
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expect(chip).toBeFocused();
});
