/** Tests that the network of a guest's vote is forgotten. */
import { expect, test, vi } from 'vitest';
import { defineStatement } from '#database/statement.ts';
import { sampleReview } from '#features/review-writing/review-writing.contract.ts';
import { NETWORK_VOTE_DAYS } from '#features/reviews/reviews.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { openReviewSetup } from '#test/setups/review-setup.ts';

const listNetworks = defineStatement<{ voter: string; network: string | null }>(
  'test.networks',
  'select voter, network from review_vote order by voter',
);

onEveryDatabase(({ name, open }) =>
  test(`the network of a guest’s vote is stored for a month, on ${name}`, async () => {
    const setup = await openReviewSetup(open);
    const { writing, moderation, reviews, database } = setup;
    const ada = { author: 'ada', authorEmail: 'email-of-ada' };
    await writing.submit(sampleReview, ada, null);
    const { id: reviewId = '', submittedAt = '' } = (await writing.findOwn('coat', ada)) ?? {};
    await moderation.publish(reviewId, submittedAt);
    const vote = { productKey: 'coat', reviewId, network: 'office', isHelpful: true };
    await reviews.vote({ ...vote, voter: 'ben', guestVoter: null });
    await reviews.vote({ ...vote, voter: 'cleo', guestVoter: 'her phone' });
    const cleo = { voter: 'cleo', network: null };
    const cleanUpAfter = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
      await writing.cleanUp().finally(() => vi.useRealTimers());
      return await database.rows(listNetworks);
    };
    const kept = await cleanUpAfter(NETWORK_VOTE_DAYS - 1);
    expect(kept).toEqual([{ voter: 'ben', network: 'office' }, cleo]);
    const later = await cleanUpAfter(NETWORK_VOTE_DAYS + 1);
    expect(later).toEqual([{ voter: 'ben', network: null }, cleo]);
    await setup.close();
  }),
);
