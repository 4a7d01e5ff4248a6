/** Journeys of a thousand reviews, and of as many questions, whose texts are script injections. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import { QUESTIONS_PER_PAGE } from '#features/questions/questions.ts';
import type { QuestionRecord, ReviewRecord } from '#features/reviews/review-records.ts';
import { INJECTIONS } from '../../src/blocks/testing/injections.ts';
import { type Server, startServer } from '../stress/server/server.ts';
import { runImport } from './support/run-import.ts';
import { expectHydrated, openHydrated } from './support/watched-page.ts';

const PRODUCTS = 10;
const REVIEWS_PER_PAGE = 5;
const REVIEW_PAGES = INJECTIONS.length / PRODUCTS / REVIEWS_PER_PAGE;
const QUESTION_PAGES = INJECTIONS.length / PRODUCTS / QUESTIONS_PER_PAGE;

const products = Array.from({ length: PRODUCTS }, (_, index) =>
  sampleProduct(`HOS1000${index}`, {
    slug: `hostile-${index}`,
    colours: [sampleColour('moss', { pictures: [] })],
    variants: [sampleVariant(`HOS1000${index}-1-1`)],
  }),
);

const reviews = INJECTIONS.map(
  (text, index): ReviewRecord => ({
    ...{ sourceKey: `H${index}`, product: `HOS1000${index % PRODUCTS}`, language: 'en' },
    rating: 1 + (Math.floor(index / PRODUCTS) % 5),
    ...{ title: text, body: text, username: text, userLocation: text },
    submittedAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    responses: [{ clientName: text, text }],
    syndication: { name: text },
    photos: [{ picture: 'file.none', caption: text }],
    helpfulCount: index,
  }),
);

const questions = INJECTIONS.map((text, index): QuestionRecord => {
  const submittedAt = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  const answer = { body: text, username: text, submittedAt };
  return {
    ...{ sourceKey: `Q${index}`, product: `HOS1000${index % PRODUCTS}`, submittedAt },
    ...{ body: text, username: text },
    answers: [
      { ...answer, sourceKey: `S${index}`, isFromShop: true },
      { ...answer, sourceKey: `B${index}`, isFromShop: false },
    ],
  };
});

/** The import refuses questions that contain NUL; from reviews it removes the character. */
const ACCEPTED_QUESTIONS = INJECTIONS.filter((text) => !text.includes('\u0000'));

let folder: string;
let server: Server;

test.skip(({ isMobile }) => isMobile, 'what runs does not depend on the width');

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-hostile-'));
  server = await startServer({ dataDir: join(folder, 'var') });
  const lines = [
    { type: 'catalogue', version: 1 },
    ...products.map((product) => ({ type: 'product', ...product })),
    ...reviews.map((review) => ({ type: 'review', ...review })),
    ...questions.map((question) => ({ type: 'question', ...question })),
  ];
  const file = join(folder, 'hostile.jsonl');
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const { printed } = await runImport(file, join(folder, 'var'));
  const storedCount = INJECTIONS.length + ACCEPTED_QUESTIONS.length;
  expect(printed, printed).toContain(`${storedCount.toLocaleString('en-GB')} records:`);
});

test.afterAll(async () => {
  await server.child.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Counts the calls of `ran()`, which the injections make, and stubs every picture. */
async function countCalls(page: Page): Promise<{ readonly count: () => number }> {
  let callCount = 0;
  await page.exposeFunction('ran', () => {
    callCount += 1;
  });
  await page.route('**/media/**', (route) => route.fulfill({ body: '' }));
  return { count: () => callCount };
}

/** Expects no call so far; then calls `ran()`, to show that a call would have been counted. */
async function expectNoneRan(page: Page, calls: { readonly count: () => number }): Promise<void> {
  expect(calls.count()).toBe(0);
  await page.evaluate('ran()');
  expect(calls.count()).toBe(1);
}

test('a thousand injections into each text of reviews, in the server HTML: not one runs', async ({
  page,
}) => {
  test.slow();
  const calls = await countCalls(page);
  let shown = 0;
  for (const { slug } of products)
    for (let number = 1; number <= REVIEW_PAGES; number += 1) {
      await page.goto(`${server.base}/product/${slug}/reviews?page=${number}`, {
        waitUntil: 'domcontentloaded',
      });
      shown += await page.locator('[data-review-list] > article').count();
    }
  expect(shown).toBe(INJECTIONS.length);
  await expect(page.locator('[data-review-list]')).toContainText('ran()');
  await expectNoneRan(page, calls);
});

test('a thousand injections on the product page, in its most helpful reviews, photos and further reviews: not one runs', async ({
  page,
}) => {
  test.slow();
  const calls = await countCalls(page);
  for (const { slug } of products) {
    await openHydrated(page, `${server.base}/product/${slug}`);
    const blocks = page.locator('script[type="application/ld+json"]');
    const [jsonLd = ''] = await blocks.allTextContents();
    const [productNode] = JSON.parse(jsonLd)['@graph'];
    expect(productNode).toMatchObject({
      aggregateRating: { reviewCount: REVIEW_PAGES * REVIEWS_PER_PAGE },
    });
    const section = page.locator('#reviews');
    await expect(section.getByText('Most helpful critical review')).toBeVisible();
    await expect(section.getByText('Most helpful positive review')).toBeVisible();
    await section.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expectHydrated(page, '#reviews');
    const articles = page.locator('[data-review-list] > article');
    for (let number = 2; number <= REVIEW_PAGES; number += 1) {
      await section.getByRole('link', { name: 'Show 5 more' }).click();
      await expect(articles).toHaveCount(REVIEWS_PER_PAGE * number);
    }
    await section.getByRole('link', { name: 'See all photos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Photos from reviews' });
    await expect(dialog.getByRole('figure')).toHaveCount(INJECTIONS.length / PRODUCTS);
    expect(calls.count()).toBe(0);
  }
  await page.evaluate('ran()');
  expect(calls.count()).toBe(1);
});

/** Texts of which the import keeps every character. */
const UNCHANGED_QUESTIONS = ACCEPTED_QUESTIONS.filter((text) => !text.includes('\u2028'));

test('a thousand injections into questions, answers and names: not one runs, each is shown as written', async ({
  page,
}) => {
  test.slow();
  const calls = await countCalls(page);
  const headings: string[] = [];
  for (const { slug } of products)
    for (let number = 1; number <= QUESTION_PAGES; number += 1) {
      await page.goto(`${server.base}/product/${slug}/questions?page=${number}`, {
        waitUntil: 'domcontentloaded',
      });
      const shown = page.getByRole('main').getByRole('listitem').getByRole('heading');
      headings.push(...(await shown.allTextContents()));
      await expect(page.getByRole('main').getByText('ran').first()).toBeVisible();
    }
  expect(headings).toHaveLength(ACCEPTED_QUESTIONS.length);
  expect(UNCHANGED_QUESTIONS.filter((text) => !headings.includes(text))).toEqual([]);
  await expectNoneRan(page, calls);
});
