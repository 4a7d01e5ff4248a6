/** Fills a shop with the sample catalogue, reviews, questions and pages, as any import does. */
import { type PageSaving, savePage } from '#features/content/edit/save-page.server.ts';
import type { Customisations } from '#features/customisation/customisations.port.ts';
import type { Ports } from '#request/shop.ts';
import { makeProducts, SAMPLE_PRODUCTS } from './catalogue/catalogue.ts';
import { buildCategories } from './catalogue/categories/categories.ts';
import { buildSamplePages } from './content/pages.ts';
import { sampleCustomisations } from './customisations.ts';
import { makeQuestions } from './reviews/make-questions.ts';
import { makeReviews } from './reviews/make-reviews.ts';
import { makeSessions } from './sessions/make-sessions.ts';

export type SampleTarget = {
  readonly catalogueImport: Pick<
    Ports['catalogueImport'],
    'saveCategories' | 'saveProducts' | 'saveReviews' | 'saveQuestions'
  >;
  readonly contentEditing: PageSaving;
  readonly recommendations: Pick<Ports['recommendations'], 'importSessions'>;
  readonly now: Date;
  readonly customisations: Pick<Customisations, 'saveGroup'>;
  /** Number of products; see `docs/sample-shop.md`. */
  readonly count?: number;
  readonly onProgress?: (done: number, total: number) => void;
};

const BATCH = 50;
/** Reviews of many products in one transaction. */
const REVIEW_BATCH = 500;

/** Idempotent: a second run changes nothing. */
export async function fillSample(target: SampleTarget): Promise<void> {
  const {
    catalogueImport,
    contentEditing,
    customisations,
    recommendations,
    now,
    count = SAMPLE_PRODUCTS,
    onProgress,
  } = target;
  await catalogueImport.saveCategories(buildCategories());
  let done = 0;
  for (const batch of inBatches(makeProducts(count), BATCH)) {
    await catalogueImport.saveProducts(batch);
    done += batch.length;
    onProgress?.(done, count);
  }
  // A larger shop has no more reviews, as they would take longer to save than its products.
  const reviewed = [...makeProducts(Math.min(count, SAMPLE_PRODUCTS))];
  for (const batch of inBatches(makeReviews(reviewed), REVIEW_BATCH))
    await catalogueImport.saveReviews(batch);
  const asked = makeQuestions(makeProducts(Math.min(count, SAMPLE_PRODUCTS)));
  for (const batch of inBatches(asked, REVIEW_BATCH)) await catalogueImport.saveQuestions(batch);
  const sessions = [...makeSessions(reviewed, now)];
  await recommendations.importSessions(sessions, { onlyIfEmpty: true });
  for (const group of sampleCustomisations) await customisations.saveGroup(group);
  for (const { fascia, locale, page } of buildSamplePages())
    await savePage(contentEditing, { fascia, locale }, page, now);
}

function* inBatches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
