/** The contract of submitted reviews on the provider in memory. */
import { createMemoryReviewWriting } from './memory-review-writing.fixtures.ts';
import { describeReviewWriting } from './review-writing.contract.ts';

describeReviewWriting('memory', async () => ({
  ...createMemoryReviewWriting(),
  close: async () => {},
}));
