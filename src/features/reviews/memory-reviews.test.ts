/** The reviews contract on the memory provider. */
import { createMemoryReviews } from './memory-reviews.fixtures.ts';
import { describeReviews } from './reviews.contract.ts';

describeReviews('memory', async () => {
  const reviews = createMemoryReviews();
  return { reviews, save: async (records) => reviews.save(records), close: async () => {} };
});
