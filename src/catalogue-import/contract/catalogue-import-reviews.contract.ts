/** Contract tests of reviews and questions: imported once, averages updated, changes published. */
import { expect, test } from 'vitest';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { changesOf, scope, type World } from './catalogue-import-world.contract.ts';

export function describeReviews(world: World): void {
  const review = {
    sourceKey: 'R1',
    product: 'loved',
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

  test('reviews come in once, the product’s average and number follow, and stay when the product changes', async () => {
    const { catalogueImport } = world();
    await catalogueImport.saveProducts([sampleProduct('loved')]);
    const reportedChanges = await changesOf(world(), async () => {
      const outcome = await catalogueImport.saveReviews([
        review,
        second,
        { ...review, sourceKey: 'R3', product: 'nobody' },
      ]);
      expect(outcome).toEqual({
        counts: { created: 2, updated: 0, unchanged: 0 },
        unknown: ['nobody'],
      });
    });
    expect(reportedChanges).toEqual(['product loved']);
    expect(await catalogueImport.readReviews('', 10)).toEqual([review, second]);
    expect((await catalogueImport.saveReviews([review, second])).counts).toMatchObject({
      unchanged: 2,
    });
    expect((await catalogueImport.saveReviews([{ ...review, rating: 2 }])).counts).toMatchObject({
      updated: 1,
    });
    await catalogueImport.saveProducts([sampleProduct('loved', { brand: 'Another' })]);
    expect(await catalogueImport.readProducts('love', 1)).toMatchObject([
      { productKey: 'loved', averageRating: 3.5, reviewCount: 2 },
    ]);
    expect(await world().catalogue.findProduct(scope, { productKey: 'loved' })).toMatchObject({
      product: { averageRating: 3.5 },
    });
  });
}

export function describeQuestionsImport(world: World): void {
  const answer = {
    sourceKey: 'A1',
    body: 'It is.',
    username: 'Aldermoor',
    isFromShop: true,
    submittedAt: '2026-11-02T10:00:00.001Z',
  };
  const question = {
    sourceKey: 'Q1',
    product: 'asked',
    body: 'Is it warm?',
    submittedAt: '2026-11-01T10:00:00.001Z',
    answers: [answer],
  };
  const second = { ...question, sourceKey: 'Q2', language: 'en', username: 'Ann', answers: [] };

  test('questions come in once with their answers, and follow what is imported later', async () => {
    const { catalogueImport } = world();
    await catalogueImport.saveProducts([sampleProduct('asked')]);
    const save = (...records: Parameters<typeof catalogueImport.saveQuestions>[0]) =>
      catalogueImport.saveQuestions(records);
    const reportedChanges = await changesOf(world(), async () => {
      expect(await save(question, second, { ...second, product: 'nobody' })).toEqual({
        counts: { created: 2, updated: 0, unchanged: 0 },
        unknown: ['nobody'],
      });
    });
    expect(reportedChanges).toEqual(['reviews asked']);
    expect(await catalogueImport.readQuestions('', 10)).toEqual([question, second]);
    expect(await catalogueImport.readQuestions('Q1', 10)).toEqual([second]);
    expect((await save(question, second)).counts).toMatchObject({ unchanged: 2 });
    const corrected = { ...question, answers: [{ ...answer, body: 'It is not.' }] };
    expect((await save(corrected, second)).counts).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await save({ ...question, answers: [] })).counts).toMatchObject({ updated: 1 });
    expect(await catalogueImport.readQuestions('', 1)).toEqual([{ ...question, answers: [] }]);
  });
}
