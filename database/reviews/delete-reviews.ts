/** Deletes the reviews, votes and reports of a person, and updates the totals of the products. */
import type { ReviewPerson } from '#features/reviews/review-person.ts';
import type { Connection } from '../connection.ts';
import { publishChanges } from '../publish.ts';
import { defineStatement } from '../statement.ts';
import { insertReviewEvent, type LockedProduct } from './review-changes.ts';
import { recountReviews } from './review-totals.ts';

/** Locks products in the order that every writer uses. */
const lockProducts = defineStatement<LockedProduct>(
  'review.lockProductsOf',
  `select id as "productId", product_key as "productKey" from product
   where id in (select product_id from review where author = $1 or (author is null and author_email = $2))
   order by product_key for no key update`,
);

const deleteSubmitted = defineStatement<{ id: string; productId: string }>(
  'review.deleteOf',
  `delete from review where author = $1 or (author is null and author_email = $2)
   returning id, product_id as "productId"`,
);

const lockVoted = defineStatement<{ id: string; productKey: string }>(
  'review.lockVoted',
  `select r.id, p.product_key as "productKey" from review r join product p on p.id = r.product_id
   where r.id in (select review_id from review_vote where voter = $1)
   order by r.id for no key update of r`,
);

const deleteVotes = defineStatement<never>(
  'review.deleteVotesOf',
  'delete from review_vote where voter = $1',
);

const countVotes = defineStatement<never>(
  'review.countVotesOf',
  `update review r set
     helpful_count = r.imported_helpful + v.helpful,
     unhelpful_count = r.imported_unhelpful + v.unhelpful
   from (select a.id, count(*) filter (where o.is_helpful)::int as helpful,
           count(*) filter (where not o.is_helpful)::int as unhelpful
         from unnest($1::uuid[]) as a(id) left join review_vote o on o.review_id = a.id
         group by a.id) v
   where r.id = v.id`,
);

const deleteReports = defineStatement<never>(
  'review.deleteReportsOf',
  'delete from review_report where reporter = $1',
);

/** Runs in the caller's transaction, such as that which deletes the account. */
export async function deleteReviewsOf(connection: Connection, person: ReviewPerson): Promise<void> {
  const { author, authorEmail, voter } = person;
  const products = await connection.rows(lockProducts, [author, authorEmail]);
  const deleted = await connection.rows(deleteSubmitted, [author, authorEmail]);
  const voted = await connection.rows(lockVoted, [voter]);
  await connection.rows(deleteVotes, [voter]);
  await connection.rows(countVotes, [voted.map(({ id }) => id)]);
  await connection.rows(deleteReports, [voter]);
  for (const { id, productId } of deleted) {
    const product = products.find((candidate) => candidate.productId === productId);
    if (product) await insertReviewEvent(connection, product, id, 'deleted');
  }
  await recountReviews(
    connection,
    products.map(({ productId }) => productId),
  );
  const productKeys = products.map(({ productKey }) => productKey);
  await publishChanges(connection, 'product', productKeys);
  await publishChanges(
    connection,
    'reviews',
    voted.map(({ productKey }) => productKey),
  );
}
