/** The reviews contract on the memory provider. */
import { expect, test } from 'vitest';
import { createMemoryReviews } from './memory-reviews.fixtures.ts';
import { describeReviews } from './reviews.contract.ts';

describeReviews('memory', async () => {
  const reviews = createMemoryReviews();
  return { reviews, save: async (records) => reviews.save(records), close: async () => {} };
});

test('a review has the translation of its provider beside its original text', async () => {
  const record = { product: 'coat', rating: 4, submittedAt: '2026-11-01T10:00:00.000Z' };
  const translation = { title: null, text: 'Warm and light.', from: 'de' };
  const reviews = createMemoryReviews(
    [
      { ...record, sourceKey: 'T1', body: 'Warm und leicht.', language: 'de' },
      { ...record, sourceKey: 'T2', body: 'Fits well.', language: 'en' },
    ],
    { T1: translation },
  );
  const find = (id: string) => reviews.findReview('coat', id);
  expect(await find('T1')).toMatchObject({ reviewText: 'Warm und leicht.', translation });
  expect(await find('T2')).not.toHaveProperty('translation');
});
