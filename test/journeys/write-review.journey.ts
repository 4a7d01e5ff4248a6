/**
 * Journeys of writing reviews: guests, customers, drafts, errors, reports; also without JavaScript.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { waitForLink } from './support/captured-emails.ts';
import { shops } from './support/shops.ts';
import { newEmail, signUp } from './support/sign-up.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  openHydrated,
  test,
} from './support/watched-page.ts';

const [aldermoor, nightjar, fernhollow] = shops.map(({ base }) => base);
const dress = '/product/halfpenny-lane-lined-linen-midi-dress';
const REVIEW_TEXT = 'The lining keeps its shape, even after a long day on a train.';

async function makePhoto(): Promise<Buffer> {
  return await sharp({ create: { width: 500, height: 700, channels: 3, background: '#a9683c' } })
    .jpeg()
    .toBuffer();
}

async function fillIn(form: Locator, email: string | null): Promise<void> {
  await form.getByRole('radio', { name: '4 stars: Good' }).check({ force: true });
  await form.getByLabel('Your review', { exact: true }).fill(REVIEW_TEXT);
  await form.getByLabel('Name shown with your review').fill('Ada B.');
  if (email !== null) await form.getByLabel('Email address').fill(email);
}

const mainOf = (page: Page) => page.getByRole('main');
const send = (page: Page) => page.getByRole('button', { name: 'Send review' }).click();

/** Opens the emailed link, confirms the review, and then deletes it. */
async function confirmAndDelete(page: Page, email: string): Promise<void> {
  await page.goto(await waitForLink(email, /Confirm your review/));
  await expect(page.getByRole('heading', { name: 'Confirm your review' })).toBeVisible();
  await expect(page.getByText(REVIEW_TEXT)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm review' }).click();
  await expect(page.getByText('Waiting to be checked')).toBeVisible();
  await page.getByRole('button', { name: 'Delete review' }).click();
  await expect(page.getByText('Your review has been deleted.')).toBeVisible();
}

test('a guest writes a review from the product page, with a photo, and confirms it by email', async ({
  page,
}) => {
  const email = newEmail();
  await openHydrated(page, `${aldermoor}${dress}`);
  const link = page.locator('#reviews').getByRole('link', { name: 'Write a review' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/write-review$/);
  const form = mainOf(page);
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await fillIn(form, email);
  await form.getByRole('radio', { name: 'Runs small' }).check();
  await form.getByRole('radio', { name: 'Yes' }).check();
  const photo = { name: 'dress.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() };
  await form.getByLabel('Photos (optional)').setInputFiles(photo);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  await expectAccessible(page);
  await confirmAndDelete(page, email);
});

test.describe('a refused review', () => {
  test.use({ expectedErrors: /status of 400 .*\/write-review\b/ });

  test('every error is at its field, and text, stars and good photos are kept', async ({
    page,
  }) => {
    await openHydrated(page, `${aldermoor}${dress}/write-review`);
    const form = mainOf(page);
    await form.getByRole('radio', { name: '2 stars: Fair' }).check({ force: true });
    await form.getByLabel('Your review', { exact: true }).fill('Too short.');
    await form.getByLabel('Name shown with your review').fill('ada@example.com');
    const files = [
      { name: 'dress.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() },
      { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
    ];
    await form.getByLabel('Photos (optional)').setInputFiles(files);
    await send(page);
    await expect(form.getByRole('alert')).toHaveText('4 fields need your attention.');
    const body = form.getByLabel('Your review', { exact: true });
    await expect(body).toHaveAccessibleDescription(/at least 20 characters/);
    await expect(body).toHaveValue('Too short.');
    await expect(form.getByLabel('Name shown with your review')).toHaveAccessibleDescription(
      /not an email or web address/,
    );
    await expect(form.getByLabel('Photos (optional)')).toHaveAccessibleDescription(
      'One of the files is not a JPEG, PNG or WebP picture.',
    );
    await expect(form.getByRole('radio', { name: '2 stars: Fair' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'Keep photo 1' })).toBeChecked();
    const preview = form.getByRole('listitem').getByRole('presentation');
    await expect(preview).toHaveJSProperty('naturalWidth', 150);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});

test('a draft survives a reload, and is deleted once the review has been sent', async ({
  page,
}) => {
  await openHydrated(page, `${nightjar}${dress}/write-review`);
  const form = mainOf(page);
  await fillIn(form, null);
  await page.reload();
  await expect(form.getByText('We have restored your draft.')).toBeVisible();
  await expect(form.getByLabel('Your review', { exact: true })).toHaveValue(REVIEW_TEXT);
  await expect(form.getByRole('radio', { name: '4 stars: Good' })).toBeChecked();
  await form.getByLabel('Email address').fill(newEmail());
  await send(page);
  await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((k) => k.includes('draft'))))
    .toEqual([]);
});

test('a customer writes without confirming by email, finds the review in the account, changes and deletes it', async ({
  page,
}) => {
  await page.goto(`${aldermoor}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openHydrated(page, `${aldermoor}${dress}/write-review`);
  await expect(mainOf(page).getByLabel('Email address')).toHaveCount(0);
  await fillIn(mainOf(page), null);
  await send(page);
  await expect(page.getByText('We check it before we publish it')).toBeVisible();
  await page.goto(`${aldermoor}/account`);
  await page.getByRole('link', { name: 'Your reviews' }).click();
  await expect(page.getByText('Waiting to be checked')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit your review' }).click();
  const body = mainOf(page).getByLabel('Your review', { exact: true });
  await expect(body).toHaveValue(REVIEW_TEXT);
  // A draft of the edited review survives a reload too.
  await openHydrated(page, page.url());
  await expect(mainOf(page).getByText('We have restored your draft.')).toBeHidden();
  await body.fill(`${REVIEW_TEXT} A button came off.`);
  await page.reload();
  await expect(mainOf(page).getByText('We have restored your draft.')).toBeVisible();
  await expect(body).toHaveValue(`${REVIEW_TEXT} A button came off.`);
  await mainOf(page).getByRole('radio', { name: '1 star: Poor' }).check({ force: true });
  await send(page);
  await expect(page.getByText('We check it before we publish it')).toBeVisible();
  await page.goto(`${aldermoor}/account/reviews`);
  await expect(page.getByText('1 star: Poor')).toBeVisible();
  await expect(page.getByText('A button came off.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete review' }).click();
  await expect(page.getByText('Your review has been deleted.')).toBeVisible();
  await expect(page.getByText('You have not written any reviews yet.')).toBeVisible();
});

test('after signing out the tab has no draft left, not even when navigating back', async ({
  page,
}) => {
  await page.goto(`${aldermoor}/sign-up`);
  await signUp(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await openHydrated(page, `${aldermoor}${dress}/write-review`);
  const body = mainOf(page).getByLabel('Your review', { exact: true });
  await body.fill(REVIEW_TEXT);
  const hasDraft = () =>
    page.evaluate((text) => Object.values(sessionStorage).join().includes(text), REVIEW_TEXT);
  await expect.poll(hasDraft).toBe(true);
  await page.goto(`${aldermoor}/account`);
  expect(await hasDraft()).toBe(true);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You are signed out')).toBeVisible();
  await expect.poll(hasDraft).toBe(false);
  await page.goBack();
  await page.goBack();
  await expect(mainOf(page).getByLabel('Email address')).toBeVisible();
  await expect(body).toHaveValue('');
});

test.describe('a report', () => {
  test.use({ expectedErrors: /status of 400 .*\/report-review\b/ });

  test('of a review has a reason of the list', async ({ page }) => {
    await openHydrated(page, `${aldermoor}${dress}/reviews`);
    await page.getByRole('link', { name: 'Report', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Report a review' })).toBeVisible();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Please choose a reason.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'It is advertising' }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We will look at this review.')).toBeVisible();
  });
});

test('by keyboard: arrows choose the stars, and Enter in a field sends', async ({ page }) => {
  await openHydrated(page, `${fernhollow}/categories/home`);
  await page.locator('article :is(h2, h3) a').first().click();
  await expect(page.locator('#reviews')).toBeVisible();
  await page.goto(`${page.url().split(/[?#]/)[0]}/write-review`);
  const form = mainOf(page);
  // Products for the home have no fit.
  await expect(form.getByRole('group', { name: 'How does it fit?' })).toHaveCount(0);
  await form.getByRole('radio', { name: '1 star: Poor' }).focus();
  await page.keyboard.press('Space');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked();
  await form.getByLabel('Your review', { exact: true }).fill(REVIEW_TEXT);
  await form.getByLabel('Name shown with your review').fill('Ada');
  await form.getByLabel('Email address').fill(newEmail());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
});

test('Nightjar in Arabic: the stars fill from the right, and nothing is too wide', async ({
  page,
}) => {
  await openHydrated(page, `${nightjar}/ar${dress}/write-review`);
  const stars = page.getByRole('group', { name: 'تقييمك', exact: true }).locator('label');
  await stars.nth(1).click();
  const fills = await stars
    .locator('path')
    .evaluateAll((paths) =>
      paths.map((path) => getComputedStyle(path).fill !== 'rgba(0, 0, 0, 0)'),
    );
  expect(fills).toEqual([true, true, false, false, false]);
  const [first, last] = [await stars.first().boundingBox(), await stars.last().boundingBox()];
  expect(first?.x).toBeGreaterThan(last?.x ?? Number.POSITIVE_INFINITY);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 400 .*\/write-review\b/ });

  test('a review is written, refused with its text kept, sent and confirmed', async ({ page }) => {
    const email = newEmail();
    await page.goto(`${aldermoor}${dress}`);
    await page.locator('#reviews').getByRole('link', { name: 'Write a review' }).click();
    const form = mainOf(page);
    await fillIn(form, 'nonsense');
    await send(page);
    await expect(form.getByText('Please enter an email address')).toBeVisible();
    await expect(form.getByLabel('Your review', { exact: true })).toHaveValue(REVIEW_TEXT);
    await form.getByLabel('Email address').fill(email);
    await send(page);
    await expect(page.getByText('One more step')).toBeVisible();
    await confirmAndDelete(page, email);
  });
});
