/** Contract tests of reviews: imported once, average rating and review count updated. */
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
