/** Screenshots of reviews and questions: lists, photos, and their forms in each state. */
import type { Page } from '@playwright/test';
import { waitForLinkAt } from '../journeys/support/captured-emails.ts';
import { newEmail, PASSWORD } from '../journeys/support/sign-up.ts';
import { expectHydrated } from '../journeys/support/watched-page.ts';
import { test, type Visit } from './visit.ts';

/** Has a thousand reviews in four languages, with photos, and questions. */
const DRESS = '/product/halfpenny-lane-lined-linen-midi-dress';
/** Has five photos. */
const SERUM = '/product/tidewrack-overnight-rosehip-face-serum';
const CATEGORIES: Readonly<Record<string, string>> = { fernhollow: '/categories/home-textiles' };

/** A product of each fascia that nobody has reviewed, and one with a single review. */
const FEW_REVIEWS: Readonly<Record<string, readonly [none: string, one: string]>> = {
  aldermoor: [
    'ottoline-grey-chunky-wool-blend-jumper',
    'marlowe-vane-everyday-organic-cotton-t-shirt',
  ],
  nightjar: [
    'nightjar-studio-spotted-organic-cotton-t-shirt',
    'halfpenny-lane-heavyweight-organic-cotton-t-shirt',
  ],
  fernhollow: ['glasswing-hydrating-satin-lipstick', 'petal-soot-long-wear-matt-lipstick'],
};

/** Path of a product with reviews. */
async function findProduct({ page, site, open }: Visit): Promise<string> {
  const category = CATEGORIES[site.name];
  if (category === undefined) return DRESS;
  await open(`${category}?rating=4`);
  const href = await page.locator('article :is(h2, h3) a').first().getAttribute('href');
  return href?.replace(/\?.*/, '') ?? DRESS;
}

async function fillReview(page: Page): Promise<void> {
  await formOf(page).locator('[name=rating][value="4"]').check({ force: true });
  await formOf(page).locator('[name=body]').fill('The lining keeps its shape on a long day.');
  await formOf(page).locator('[name=username]').fill('Ada B.');
}

/** Sends the form of the page and waits for the next one. */
async function sendAndWait(page: Page): Promise<void> {
  await sendForm(page);
  await formOf(page).locator('[name=body]').waitFor({ state: 'detached' });
}

const formOf = (page: Page) => page.locator('main form[method=post]').first();
const sendForm = (page: Page) => formOf(page).locator('button:not([type=button])').last().click();

test('lists', async ({ visit }) => {
  const product = await findProduct(visit);
  await visit.open(product);
  await visit.shootWhole('reviews-on-product');
  await visit.open(`${product}/reviews`);
  await visit.shootWhole('reviews-all');
  await visit.open(`${product}/reviews?rating=1`);
  await visit.shootWhole('reviews-filtered');
  await visit.open(`${product}/reviews?q=zeppelin`);
  await visit.shootWhole('reviews-nothing-found');
  await visit.open(`${product}/questions`);
  await visit.shootWhole('questions-all');
});

test('photos, and the skeleton of a list that loads', async ({ visit }) => {
  await visit.open(visit.site.name in CATEGORIES ? SERUM : DRESS);
  const photos = visit.page.locator('#reviews a[href*="photos=1"]').first();
  await photos.scrollIntoViewIfNeeded();
  await visit.page.mouse.move(5, 5);
  await expectHydrated(visit.page, '#reviews');
  await photos.click();
  await visit.page.locator('dialog[open] figure').first().waitFor();
  await visit.shoot('reviews-photos');
  await visit.page.keyboard.press('Escape');
  await visit.page.route('**/_api/reviews?*', () => undefined);
  await visit.page.locator('#reviews a[href*="rating=5"]').first().click();
  const list = visit.page.locator('[data-review-list][data-is-new]');
  await list.evaluate((element) => element.scrollIntoView());
  await visit.shoot('reviews-loading');
});

test('review form', async ({ visit }) => {
  const product = await findProduct(visit);
  const { page } = visit;
  await visit.open(`${product}/write-review`);
  await visit.shootWhole('review-form');
  await formOf(page).locator('[name=body]').fill('Warm.');
  await sendForm(page);
  await page.locator('main [aria-invalid=true]').first().waitFor();
  await visit.shootWhole('review-form-errors');
  await fillReview(page);
  await formOf(page).locator('[name=email]').fill(`shot-${Date.now()}@example.com`);
  await sendAndWait(page);
  await visit.shootWhole('review-form-sent');
});

test('question form', async ({ visit }) => {
  const product = await findProduct(visit);
  const { page } = visit;
  await visit.open(`${product}/ask-question`);
  await visit.shootWhole('question-form');
  await sendForm(page);
  await page.locator('main [aria-invalid=true]').first().waitFor();
  await visit.shootWhole('question-form-errors');
  await formOf(page).locator('[name=body]').fill(`Does it crease on a train? ${Date.now()}`);
  await formOf(page).locator('[name=username]').fill('Ada B.');
  await formOf(page).locator('[name=email]').fill(`shot-${Date.now()}@example.com`);
  await sendAndWait(page);
  await visit.shootWhole('question-form-sent');
});

test('none and one', async ({ visit }) => {
  const [fascia = ''] = visit.site.name.split('-');
  const [none, one] = FEW_REVIEWS[fascia] ?? [];
  await visit.open(`/product/${none}/reviews`);
  await visit.shootWhole('reviews-none');
  await visit.open(`/product/${one}/reviews`);
  await visit.shootWhole('reviews-one');
});

test('policies, and the reviews of a customer', async ({ visit }) => {
  const { page, open, shootWhole } = visit;
  await open('/review-policy');
  await shootWhole('review-policy');
  await open('/how-we-count');
  await shootWhole('how-we-count');
  const product = await findProduct(visit);
  await signUp(visit);
  await open('/account/reviews');
  await shootWhole('own-reviews-none');
  await open(`${product}/write-review`);
  await fillReview(page);
  await sendAndWait(page);
  await open(`${product}/ask-question`);
  await formOf(page).locator('[name=body]').fill(`Does it crease on a train? ${Date.now()}`);
  await formOf(page).locator('[name=username]').fill('Ada B.');
  await sendAndWait(page);
  await open('/account/reviews');
  await shootWhole('own-reviews');
});

async function signUp({ page, open }: Visit): Promise<void> {
  const email = newEmail();
  const submit = () => page.locator('main form button[type=submit]').first().click();
  await open('/sign-up');
  await page.locator('main [name=firstName]').fill('Ada');
  await page.locator('main [name=lastName]').fill('Byron');
  await page.locator('main [name=username]').fill(email);
  await submit();
  await page.locator('main form').waitFor({ state: 'detached' });
  await page.goto(await waitForLinkAt(email, 1));
  await page.locator('main [name=newPassword]').fill(PASSWORD);
  await submit();
  await page.waitForURL(/account/);
}
