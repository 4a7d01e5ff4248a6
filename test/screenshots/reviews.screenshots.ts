/** Screenshots of reviews and questions: lists, photos, and their forms in each state. */
import type { Page } from '@playwright/test';
import { test, type Visit } from './visit.ts';

/** Has a thousand reviews in four languages, with photos, and questions. */
const DRESS = '/product/halfpenny-lane-lined-linen-midi-dress';
const CATEGORIES: Readonly<Record<string, string>> = { fernhollow: '/categories/home-textiles' };

/** Address of a product with reviews. */
async function findProduct({ page, site, open }: Visit): Promise<string> {
  const category = CATEGORIES[site.name];
  if (category === undefined) return DRESS;
  await open(`${category}?rating=4`);
  const href = await page.locator('article :is(h2, h3) a').first().getAttribute('href');
  return href?.replace(/\?.*/, '') ?? DRESS;
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

test('photos', async ({ visit }) => {
  test.skip(CATEGORIES[visit.site.name] !== undefined, 'the product has no photos');
  await visit.open(DRESS);
  const photos = visit.page.locator('#reviews a[href*="hasPhotos"]').first();
  await photos.scrollIntoViewIfNeeded();
  await visit.page.mouse.move(5, 5);
  await photos.click();
  await visit.page.locator('dialog[open] figure').first().waitFor();
  await visit.shoot('reviews-photos');
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
  await formOf(page).locator('[name=rating][value="4"]').check({ force: true });
  await formOf(page).locator('[name=body]').fill('The lining keeps its shape on a long day.');
  await formOf(page).locator('[name=username]').fill('Ada B.');
  await formOf(page).locator('[name=email]').fill(`shot-${Date.now()}@example.com`);
  await sendForm(page);
  await formOf(page).locator('[name=body]').waitFor({ state: 'detached' });
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
  await sendForm(page);
  await formOf(page).locator('[name=body]').waitFor({ state: 'detached' });
  await visit.shootWhole('question-form-sent');
});
