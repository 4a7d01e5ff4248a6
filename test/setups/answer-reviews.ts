/** Answers `GET /_api/reviews` from reviews in memory. */
import { parseReviewQuery } from '#features/reviews/calls/review-query.server.ts';
import type { MemoryReviews } from '#features/reviews/memory-reviews.fixtures.ts';

export async function answerReviews(
  reviews: MemoryReviews,
  productKey: string,
  { searchParams }: URL,
): Promise<Response> {
  const query = parseReviewQuery(searchParams);
  return Response.json(await reviews.listReviews({ ...query, productKey }));
}
