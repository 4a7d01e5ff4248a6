/** Counts votes on reviews; one person has one vote. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import type { ReviewVote } from '#features/reviews/reviews.port.ts';
import {
  MAX_VOTES_PER_NETWORK,
  NETWORK_VOTE_DAYS,
  type VoteCounts,
} from '#features/reviews/reviews.ts';
import { Problem } from '#kit/problem.ts';

/** Votes on one review are counted one after the other. */
const lockReview = defineStatement<{ id: string }>(
  'review.lock',
  `select r.id from review r join product p on p.id = r.product_id
   where p.product_key = $1 and r.id = $2 and r.status = 'published' for no key update of r`,
);

/** The vote that a customer gave in this browser before signing in. */
const deleteGuestVote = defineStatement<{ voter: string }>(
  'review.deleteGuestVote',
  'delete from review_vote where review_id = $1 and voter = $2 returning voter',
);

/**
 * $2 network, $3 guest, $4 time: guests' votes from the network since then, and whether one came
 * from the guest's browser.
 */
const countFromNetwork = defineStatement<{ votes: number; hasVoted: boolean }>(
  'review.countFromNetwork',
  `select count(*) filter (where network = $2 and browser = voter and created_at > $4)::int
       as votes,
     coalesce(bool_or(voter = $3 or browser = $3), false) as "hasVoted"
   from review_vote where review_id = $1`,
);

/**
 * Returns no row where the person has voted the same before, or, without signing in, where a
 * customer has voted in the same browser. `$5`: a customer votes. A customer's first browser stays.
 */
const saveVote = defineStatement<{ voter: string }>(
  'review.vote',
  `insert into review_vote (review_id, voter, is_helpful, browser, network)
   select $1::uuid, $2::text, $3::boolean, $4::text, $6::text
   where $5::boolean or not exists
     (select from review_vote where review_id = $1 and browser = $4 and voter <> $2)
   on conflict (review_id, voter) do update set is_helpful = excluded.is_helpful,
     browser = coalesce(review_vote.browser, excluded.browser)
   where review_vote.is_helpful <> excluded.is_helpful or review_vote.browser is null
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
  { productKey, reviewId, voter, guestVoter, network, isHelpful }: ReviewVote,
): Promise<VoteCounts> {
  const [review] = await connection.rows(lockReview, [productKey, reviewId]);
  if (!review) throw reviewNotFound();
  const isCustomer = guestVoter !== null;
  if (isCustomer) await connection.rows(deleteGuestVote, [reviewId, guestVoter]);
  else await checkNetwork(connection, reviewId, { network, voter });
  const from = [guestVoter ?? voter, isCustomer, isCustomer ? null : network];
  const saved = await connection.rows(saveVote, [reviewId, voter, isHelpful, ...from]);
  const [counts] = await connection.rows(countVotes, [reviewId]);
  if (saved.length > 0) await publishChanges(connection, 'reviews', [productKey]);
  if (!counts) throw reviewNotFound();
  return counts;
}

/** @throws Problem 429 as the port. */
async function checkNetwork(
  connection: Connection,
  reviewId: string,
  { network, voter }: Pick<ReviewVote, 'network' | 'voter'>,
): Promise<void> {
  const since = new Date(Date.now() - NETWORK_VOTE_DAYS * 86_400_000).toISOString();
  const [found] = await connection.rows(countFromNetwork, [reviewId, network, voter, since]);
  if (found && !found.hasVoted && found.votes >= MAX_VOTES_PER_NETWORK) throw networkHasVoted();
}

function networkHasVoted(): Problem {
  return new Problem(429, 'reviewForm.networkVoted', 'review: too many votes of this network', {
    field: 'review',
  });
}

export function reviewNotFound(): Problem {
  return new Problem(404, 'reviews.unknown', 'review: the product has no such review.', {
    field: 'review',
  });
}
