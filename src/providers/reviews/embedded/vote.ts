/** Counts votes on reviews; one person has one vote. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import type { ReviewVote } from '#features/reviews/reviews.port.ts';
import type { VoteCounts } from '#features/reviews/reviews.ts';
import { Problem } from '#kit/problem.ts';

/** Votes on one review are counted one after the other. */
const lockReview = defineStatement<{ id: string }>(
  'review.lock',
  `select r.id from review r join product p on p.id = r.product_id
   where p.product_key = $1 and r.id = $2 and r.status = 'published' for no key update of r`,
);

/** Returns no row where the person has voted the same before. */
const saveVote = defineStatement<{ voter: string }>(
  'review.vote',
  `insert into review_vote (review_id, voter, is_helpful) values ($1, $2, $3)
   on conflict (review_id, voter) do update set is_helpful = excluded.is_helpful
   where review_vote.is_helpful <> excluded.is_helpful
   returning voter`,
);

const countVotes = defineStatement<VoteCounts>(
  'review.countVotes',
  `update review r set
     helpful_count = r.imported_helpful + v.helpful,
     unhelpful_count = r.imported_unhelpful + v.unhelpful
   from (select count(*) filter (where is_helpful)::int as helpful,
           count(*) filter (where not is_helpful)::int as unhelpful
         from review_vote where review_id = $1) v
   where r.id = $1
   returning r.helpful_count as "helpfulCount", r.unhelpful_count as "unhelpfulCount"`,
);

export function vote(database: Database, given: ReviewVote): Promise<VoteCounts> {
  return database.transaction((connection) => voteIn(connection, given));
}

async function voteIn(
  connection: Connection,
  { productKey, reviewId, voter, isHelpful }: ReviewVote,
): Promise<VoteCounts> {
  const [review] = await connection.rows(lockReview, [productKey, reviewId]);
  if (!review) throw noSuchReview();
  const saved = await connection.rows(saveVote, [reviewId, voter, isHelpful]);
  const [counts] = await connection.rows(countVotes, [reviewId]);
  if (saved.length > 0) await publishChanges(connection, 'reviews', [productKey]);
  if (!counts) throw noSuchReview();
  return counts;
}

export function noSuchReview(): Problem {
  return new Problem(404, 'reviews.unknown', 'review: the product has no such review.', {
    field: 'review',
  });
}
