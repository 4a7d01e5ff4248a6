/** Sends a vote on a review as feedback. */
import type { Reviews, ReviewVote } from '#features/reviews/reviews.port.ts';
import type { VoteCounts } from '#features/reviews/reviews.ts';
import { Problem } from '#kit/problem.ts';
import {
  type Conversations,
  throwReportedErrors,
} from '../../vendors/bazaarvoice/conversations.ts';

/** The service keeps one vote of a user; a repeated one is reported, and counts once. */
const REPEATED_VOTE = 'ERROR_DUPLICATE_SUBMISSION';

/** Returns the counts of the service, which may include the vote only a little later. */
export async function sendVote(
  service: Conversations,
  { productKey, reviewId, voter, isHelpful }: ReviewVote,
  findReview: Reviews['findReview'],
): Promise<VoteCounts> {
  if (!(await findReview(productKey, reviewId))) throw createUnknownReviewProblem();
  const errors = await service.post('submitfeedback.json', [
    ['ContentType', 'review'],
    ['ContentId', reviewId],
    ['FeedbackType', 'helpfulness'],
    ['Vote', isHelpful ? 'Positive' : 'Negative'],
    ['UserId', voter],
  ]);
  throwReportedErrors(errors.filter(({ code }) => code !== REPEATED_VOTE));
  const review = await findReview(productKey, reviewId);
  if (!review) throw createUnknownReviewProblem();
  return { helpfulCount: review.helpfulCount, unhelpfulCount: review.unhelpfulCount };
}

function createUnknownReviewProblem(): Problem {
  return new Problem(404, 'reviews.unknown', 'review: the product has no such review.', {
    field: 'review',
  });
}
