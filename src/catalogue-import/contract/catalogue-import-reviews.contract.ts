/** Contract tests of reviews and questions: imported once, averages updated, changes published. */
import { expect, test } from 'vitest';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { collectChanges, type Setup, scope } from './catalogue-import-context.fixtures.ts';

export function describeReviewsImport(setup: Setup): void {
  const review = {
    sourceKey: 'R1',
    product: 'reviewed',
    rating: 4,
    body: 'Good.',
    submittedAt: '2026-11-01T10:00:00.001Z',
  };
  const second = {
    ...review,
    sourceKey: 'R2',
    rating: 5,
    title: 'Yes',
    username: 'Ann',
    userLocation: 'Hull',
    isRecommended: true,
  };

  test('reviews are imported once, update the product’s average and count, and survive a product update', async () => {
    const { catalogueImport } = setup();
    await catalogueImport.saveProducts([sampleProduct('reviewed')]);
    const reportedChanges = await collectChanges(setup(), async () => {
      const outcome = await catalogueImport.saveReviews([
        review,
        second,
        { ...review, sourceKey: 'R3', product: 'unknown' },
      ]);
      expect(outcome).toEqual({
        counts: { created: 2, updated: 0, unchanged: 0 },
        unknown: ['unknown'],
      });
    });
    expect(reportedChanges).toEqual(['product reviewed']);
    expect(await catalogueImport.readReviews('', 10)).toEqual([review, second]);
    expect((await catalogueImport.saveReviews([review, second])).counts).toMatchObject({
      unchanged: 2,
    });
    expect((await catalogueImport.saveReviews([{ ...review, rating: 2 }])).counts).toMatchObject({
      updated: 1,
    });
    await catalogueImport.saveProducts([sampleProduct('reviewed', { brand: 'Another' })]);
    expect(await catalogueImport.readProducts('reviewe', 1)).toMatchObject([
      { productKey: 'reviewed', averageRating: 3.5, reviewCount: 2 },
    ]);
    expect(await setup().catalogue.findProduct(scope, { productKey: 'reviewed' })).toMatchObject({
      product: { averageRating: 3.5 },
    });
  });
}

export function describeQuestionsImport(setup: Setup): void {
  const answer = {
    sourceKey: 'A1',
    body: 'It is.',
    username: 'Aldermoor',
    isFromShop: true,
    submittedAt: '2026-11-02T10:00:00.001Z',
  };
  const question = {
    sourceKey: 'Q1',
    product: 'questioned',
    body: 'Is it warm?',
    submittedAt: '2026-11-01T10:00:00.001Z',
    answers: [answer],
  };
  const second = { ...question, sourceKey: 'Q2', language: 'en', username: 'Ann', answers: [] };

  test('questions are imported once with their answers, and updated by later imports', async () => {
    const { catalogueImport } = setup();
    await catalogueImport.saveProducts([sampleProduct('questioned')]);
    const save = (...records: Parameters<typeof catalogueImport.saveQuestions>[0]) =>
      catalogueImport.saveQuestions(records);
    const reportedChanges = await collectChanges(setup(), async () => {
      expect(await save(question, second, { ...second, product: 'unknown' })).toEqual({
        counts: { created: 2, updated: 0, unchanged: 0 },
        unknown: ['unknown'],
      });
    });
    expect(reportedChanges).toEqual(['reviews questioned']);
    expect(await catalogueImport.readQuestions('', 10)).toEqual([question, second]);
    expect(await catalogueImport.readQuestions('Q1', 10)).toEqual([second]);
    expect((await save(question, second)).counts).toMatchObject({ unchanged: 2 });
    const corrected = { ...question, answers: [{ ...answer, body: 'It is not.' }] };
    expect((await save(corrected, second)).counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await save({ ...question, answers: [] })).counts).toMatchObject({ updated: 1 });
    expect(await catalogueImport.readQuestions('', 1)).toEqual([{ ...question, answers: [] }]);
  });
}
