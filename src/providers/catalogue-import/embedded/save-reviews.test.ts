/** Tests of imported reviews: those that move, change votes or cannot be stored; old rows. */

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueImport } from '#catalogue-import/catalogue-import.port.ts';
import { openDatabase } from '#database/database.ts';
import { migrationsFolder } from '#database/migrate.ts';
import { reindexReviews } from '#database/reviews/reindex-reviews.ts';
import { recountReviews } from '#database/reviews/review-totals.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { createMemoryPendingPhotos } from '#features/review-writing/photos/memory-pending-photos.fixtures.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import type { Reviews } from '#features/reviews/reviews.port.ts';
import { silentLog } from '#kit/log.ts';
import { createReviewModeration } from '#providers/review-moderation/embedded/review-moderation.provider.ts';
import { createReviews } from '#providers/reviews/embedded/reviews.provider.ts';
import type { TestDatabase } from '#test/databases/databases.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from './catalogue-import.provider.ts';

const review = (sourceKey: string, over: Partial<ReviewRecord> = {}): ReviewRecord => ({
  ...{ sourceKey, product: 'coat', rating: 4, body: 'Good.', language: 'en' },
  submittedAt: '2026-11-01T10:00:00.000Z',
  ...over,
});

const query = { sort: 'Recent', page: 1, limit: 10 } as const;

onEveryDatabase(({ name, open }) =>
  describe(`imported reviews on ${name}`, () => {
    let opened: TestDatabase;
    let catalogueImport: CatalogueImport;
    let reviews: Reviews;
    beforeAll(async () => {
      opened = await open();
      catalogueImport = createCatalogueImport(opened.database);
      reviews = createReviews(opened.database);
      const keys = ['coat', 'mug', 'hat', 'scarf'];
      await catalogueImport.saveProducts(keys.map((key) => sampleProduct(key)));
    });
    afterAll(() => opened.close());
    const totalsOf = async (productKey: string) => {
      const found = await reviews.findOverview(productKey, 'en');
      const { averageRating = 0, totalReviewCount = 0 } = found?.statistics ?? {};
      return [averageRating, totalReviewCount];
    };
    const first = async (productKey: string) =>
      (await reviews.listReviews({ ...query, productKey })).results[0];

    test('a review that moves to another product counts only there', async () => {
      await catalogueImport.saveReviews([review('M1'), review('M2', { rating: 2 })]);
      expect(await totalsOf('coat')).toEqual([3, 2]);
      await catalogueImport.saveReviews([review('M2', { rating: 2, product: 'mug' })]);
      expect(await totalsOf('coat')).toEqual([4, 1]);
      expect(await totalsOf('mug')).toEqual([2, 1]);
    });

    test('a review that moves to an unknown product stays with its own', async () => {
      await catalogueImport.saveReviews([review('U1', { product: 'hat' })]);
      const [before] = await opened.database.rows(findRevision, ['hat']);
      const outcome = await catalogueImport.saveReviews([review('U1', { product: 'nobody' })]);
      expect(outcome.unknown).toEqual(['nobody']);
      expect(await totalsOf('hat')).toEqual([4, 1]);
      expect(await opened.database.rows(findRevision, ['hat'])).toEqual([before]);
    });

    test('imported votes replace those imported before and keep those of readers', async () => {
      const record = review('V1', { product: 'scarf', helpfulCount: 3, unhelpfulCount: 1 });
      await catalogueImport.saveReviews([record]);
      const reviewId = (await first('scarf'))?.id ?? '';
      await reviews.vote({
        productKey: 'scarf',
        reviewId,
        voter: 'ann',
        guestVoter: null,
        network: 'a network',
        isHelpful: true,
      });
      await catalogueImport.saveReviews([{ ...record, helpfulCount: 7, unhelpfulCount: 0 }]);
      expect(await first('scarf')).toMatchObject({ helpfulCount: 8, unhelpfulCount: 0 });
      await reviews.vote({
        productKey: 'scarf',
        reviewId,
        voter: 'ann',
        guestVoter: null,
        network: 'a network',
        isHelpful: false,
      });
      expect(await first('scarf')).toMatchObject({ helpfulCount: 7, unhelpfulCount: 1 });
    });

    test('an import keeps the response that the shop wrote here, and changes the others', async () => {
      const moderation = createReviewModeration(opened.database, {
        ...{ pending: createMemoryPendingPhotos(), pictures: memoryPictures() },
      });
      const brand = { clientName: 'Brand', text: 'Thank you.' };
      const record = review('R1', { product: 'jacket', responses: [brand] });
      await catalogueImport.saveProducts([sampleProduct('jacket')]);
      await catalogueImport.saveReviews([record]);
      const own = { clientName: 'Aldermoor', text: 'We have changed the zip.' };
      const id = (await first('jacket'))?.id ?? '';
      expect((await moderation.respond(id, own)).responses).toEqual([brand, own]);
      const again = await catalogueImport.saveReviews([record]);
      expect(again.counts).toEqual({ created: 0, updated: 0, unchanged: 1 });
      const changed = { ...brand, text: 'Thank you again.' };
      const theirs = { ...own, text: 'An older text of the file.' };
      await catalogueImport.saveReviews([{ ...record, responses: [theirs, changed] }]);
      expect((await first('jacket'))?.responses).toEqual([changed, own]);
      await catalogueImport.saveReviews([{ ...record, rating: 2, responses: [] }]);
      expect(await first('jacket')).toMatchObject({ rating: 2, responses: [own] });
      const better = { ...own, text: 'The zip is new.' };
      expect((await moderation.respond(id, better)).responses).toEqual([better]);
      const [exported] = await catalogueImport.readReviews('R0', 1);
      expect(exported?.responses).toEqual([{ ...better, isOwn: true }]);
    });

    test('a response of the shop stays its own in a shop that imports the export', async () => {
      const own = { clientName: 'Aldermoor', text: 'We have changed the zip.' };
      const exported = review('X1', { product: 'boots', responses: [{ ...own, isOwn: true }] });
      await catalogueImport.saveProducts([sampleProduct('boots')]);
      await catalogueImport.saveReviews([exported]);
      expect((await catalogueImport.saveReviews([exported])).counts.unchanged).toBe(1);
      const brand = { clientName: 'Brand', text: 'Thank you.' };
      await catalogueImport.saveReviews([review('X1', { product: 'boots', responses: [brand] })]);
      expect((await first('boots'))?.responses).toEqual([brand, own]);
    });

    test('an import keeps a response that a server of an earlier version saved', async () => {
      const moderation = createReviewModeration(opened.database, {
        ...{ pending: createMemoryPendingPhotos(), pictures: memoryPictures() },
      });
      const brand = { clientName: 'Brand', text: 'Thank you.' };
      const record = review('E1', { product: 'gilet', responses: [brand] });
      await catalogueImport.saveProducts([sampleProduct('gilet')]);
      await catalogueImport.saveReviews([record, review('E2', { product: 'gilet' })]);
      const own = { clientName: 'Aldermoor', text: 'We have changed the zip.' };
      const ids = (await reviews.listReviews({ ...query, productKey: 'gilet' })).results;
      for (const { id } of ids) await moderation.respond(id, own);
      await opened.database.execute(
        `update review set responses = (select jsonb_agg(response - 'isOwn')
           from jsonb_array_elements(responses) as a(response)) where source_key in ('E1', 'E2')`,
      );
      const again = await catalogueImport.saveReviews([record, review('E2', { product: 'gilet' })]);
      expect(again.counts).toEqual({ created: 0, updated: 0, unchanged: 2 });
      const changed = { ...brand, text: 'Thank you again.' };
      await catalogueImport.saveReviews([{ ...record, responses: [changed] }]);
      const { results } = await reviews.listReviews({ ...query, productKey: 'gilet' });
      expect(results.map(({ responses }) => responses)).toContainEqual([changed, own]);
    });

    test('a product that is imported again keeps the average of its reviews', async () => {
      await catalogueImport.saveProducts([
        sampleProduct('rated', { averageRating: 3, reviewCount: 9 }),
      ]);
      await catalogueImport.saveReviews([review('A1', { product: 'rated', rating: 5 })]);
      const again = sampleProduct('rated', { averageRating: 1, reviewCount: 2, brand: 'Another' });
      await catalogueImport.saveProducts([again]);
      const [saved] = await catalogueImport.readProducts('rate', 1);
      expect(saved).toMatchObject({ averageRating: 5, reviewCount: 1, brand: 'Another' });
      const unread = sampleProduct('unread', { averageRating: 3, reviewCount: 9 });
      await catalogueImport.saveProducts([unread]);
      const [numbers] = await catalogueImport.readProducts('unrea', 1);
      expect(numbers).toMatchObject({ averageRating: 3, reviewCount: 9 });
    });

    test('unpaired surrogates and NUL are left out of saved texts', async () => {
      const odd = review('S\0-1', { product: 'odd', body: 'So\0ft \ud83d coat', title: '\udc57' });
      await catalogueImport.saveProducts([sampleProduct('odd')]);
      const { counts, unknown } = await catalogueImport.saveReviews([
        odd,
        review('S2', { product: 'o\0dd' }),
      ]);
      expect(counts.created).toBe(1);
      expect(unknown).toEqual(['o\0dd']);
      expect(await first('odd')).toMatchObject({ reviewText: 'Soft \ufffd coat', title: '\ufffd' });
    });

    test('a value that the database refuses rejects the batch, which saves nothing', async () => {
      await catalogueImport.saveProducts([sampleProduct('late')]);
      const saved = catalogueImport.saveReviews([
        review('D1', { product: 'late' }),
        review('D2', { product: 'late', submittedAt: '0000-01-01T00:00:00.000Z' }),
      ]);
      await expect(saved).rejects.toMatchObject({ status: 422 });
      expect(await first('late')).toBeUndefined();
    });
  }),
);

const findRevision = defineStatement<{ revision: number }>(
  'test.revision',
  `select s.revision from review_statistics s join product p on p.id = s.product_id
   where p.product_key = $1`,
);
const readTotals = defineStatement<Record<string, unknown>>(
  'test.totals',
  `select rating_counts, recommended, not_recommended, fit_counts, with_photos,
     secondary_ratings, features, languages, language_ratings from review_statistics`,
);

describe('rows written by the previous release', () => {
  const PRODUCT = '00000000-0000-7000-8000-000000000001';
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parade-old-reviews-'));
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  /** The migrations before the one with this number. */
  async function copyMigrationsBefore(number: number): Promise<string> {
    const folder = join(dataDir, `before-${number}`);
    await cp(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8'));
    journal.entries = journal.entries.slice(0, number);
    await writeFile(file, JSON.stringify(journal));
    return folder;
  }

  test('have the totals of a recount, and are found without accents and by feature', async () => {
    const migrations = await copyMigrationsBefore(12);
    const old = await openDatabase({ dataDir, migrations, log: silentLog });
    await old.execute(`insert into product
      (id, product_key, public_id, slug, brand, brand_slug, product_type, department, status, facts, record_hash)
      values ('${PRODUCT}', 'coat', 'coat', 'coat', 'A', 'a', 'fashion', 'women', 'live', '{}', '')`);
    for (const [index, rating] of [5, 4, 4, 1].entries())
      await old.execute(`insert into review
        (id, product_id, source_key, rating, title, body, is_recommended, submitted_at)
        values ('00000000-0000-7000-8000-00000000001${index}', '${PRODUCT}', 'O${index}', ${rating},
          'Élégant', 'La qualité du tissu.', ${rating > 2}, now())`);
    await old.close();
    const database = await openDatabase({ dataDir, log: silentLog });
    const migrated = await database.rows(readTotals);
    await recountReviews(database, [PRODUCT]);
    expect(migrated).toEqual(await database.rows(readTotals));
    expect(migrated).toMatchObject([
      { rating_counts: [1, 0, 0, 2, 1], language_ratings: { '': [1, 0, 0, 2, 1] } },
    ]);
    expect(await reindexReviews(database)).toBe(4);
    const reviews = createReviews(database);
    const found = (over: object) =>
      reviews.listReviews({ ...query, productKey: 'coat', ...over }).then((page) => page.results);
    expect(await found({ search: 'elegant' })).toHaveLength(4);
    expect(await found({ feature: 'fabric' })).toHaveLength(4);
    await database.close();
  });
});
