/** Tests of reindexing old reviews: in the background, by product, once, and after a failure. */
import { expect, test, vi } from 'vitest';
import type { Database } from '#database/database.ts';
import { reindexReviews } from '#database/reviews/reindex-reviews.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { REVIEW_TEXT_VERSION } from '#features/reviews/text/review-text.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { startReviewReindex } from './reindex-reviews.server.ts';

const keys = Array.from({ length: 25 }, (_, index) => `product-${index}`);

const makeOld = defineStatement<never>(
  'test.oldReviews',
  "update review set text_version = 0, search_text = ''",
);
const countOld = defineStatement<{ old: number; revisions: number }>(
  'test.countOldReviews',
  `select (select count(*)::int from review where text_version < $1 or search_text = '') as old,
     (select sum(revision)::int from review_statistics) as revisions`,
);

async function saveOldReviews(database: Database) {
  const catalogueImport = createCatalogueImport(database);
  await catalogueImport.saveProducts(keys.map((key) => sampleProduct(key)));
  await catalogueImport.saveReviews(
    [...keys, ...Array.from({ length: 600 }, () => 'product-0')].map((product, index) => ({
      ...{ product, sourceKey: `R${index}`, rating: 5, body: 'Warm and light.', language: 'en' },
      submittedAt: '2026-10-01T10:00:00Z',
    })),
  );
  await database.rows(makeOld);
}

const stateOf = async (database: Database) =>
  (await database.rows(countOld, [REVIEW_TEXT_VERSION]))[0] ?? { old: -1, revisions: -1 };

onEveryDatabase(({ name, open }) => {
  test(`each product is recounted once: ${name}`, async () => {
    const { database, close } = await open();
    await saveOldReviews(database);
    const { old, revisions } = await stateOf(database);
    expect(old).toBe(625);
    expect(await reindexReviews(database)).toBe(625);
    expect(await stateOf(database)).toEqual({ old: 0, revisions: revisions + keys.length });
    expect(await reindexReviews(database)).toBe(0);
    await close();
  });

  test(`a failure is logged, and the next start resumes: ${name}`, async () => {
    const { database, close } = await open();
    await saveOldReviews(database);
    const warn = vi.fn();
    let transactions = 0;
    const transaction: Database['transaction'] = async (work) => {
      transactions += 1;
      if (transactions === 2) throw new Error('no database');
      return await database.transaction(work);
    };
    startReviewReindex({ ...database, transaction }, { ...silentLog, warn });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 10_000);
    expect((await stateOf(database)).old).toBeLessThan(625);
    const info = vi.fn();
    const stop = startReviewReindex(database, { ...silentLog, info });
    await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), 10_000);
    await stop();
    expect((await stateOf(database)).old).toBe(0);
    await close();
  });
});
