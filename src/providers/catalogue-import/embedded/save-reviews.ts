/** Saves reviews and updates the products' averages in the same transaction. */
import type { ReviewsOutcome } from '#catalogue-import/catalogue-import.port.ts';
import type { Connection } from '#database/connection.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { createUuid } from '#database/uuid.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';

/** Locks products in the order that every writer uses, which prevents deadlocks. */
const findOwners = defineStatement<{ id: string; product_key: string; slug: string }>(
  'import.reviewed',
  `select id, product_key, slug from product where product_key = any($1::text[]) or slug = any($1::text[])
   order by product_key for no key update`,
);

/** Returns no row for an unchanged review. */
const keepReviews = defineStatement<{ product_id: string; is_new: boolean }>(
  'import.reviews',
  `insert into review (id, product_id, source_key, rating, title, body, username, user_location, is_recommended, submitted_at)
   select id, product_id, source_key, rating, title, body, username, user_location, is_recommended, submitted_at
   from jsonb_to_recordset($1::jsonb) as a(id uuid, product_id uuid, source_key text, rating smallint, title text, body text,
     username text, user_location text, is_recommended boolean, submitted_at timestamptz)
   on conflict (source_key) do update set
     product_id = excluded.product_id, rating = excluded.rating, title = excluded.title, body = excluded.body,
     username = excluded.username, user_location = excluded.user_location, is_recommended = excluded.is_recommended,
     submitted_at = excluded.submitted_at
   where (review.product_id, review.rating, review.title, review.body, review.username, review.user_location,
          review.is_recommended, review.submitted_at)
     is distinct from (excluded.product_id, excluded.rating, excluded.title, excluded.body, excluded.username,
          excluded.user_location, excluded.is_recommended, excluded.submitted_at)
   returning product_id, xmax = 0 as is_new`,
);

/** Computes average and count from the reviews; without reviews, the record's values stay. */
export const countReviews = defineStatement<never>(
  'import.countReviews',
  `update product p set average_rating = r.average, review_count = r.number
   from (select product_id, round(avg(rating), 2)::real as average, count(*)::int as number
         from review where product_id = any($1::uuid[]) group by product_id) r
   where p.id = r.product_id and (p.average_rating, p.review_count) is distinct from (r.average, r.number)`,
);

export async function saveReviews(
  connection: Connection,
  reviews: readonly ReviewRecord[],
): Promise<ReviewsOutcome> {
  const asked = [...new Set(reviews.map(({ product }) => product))];
  const owners = await connection.rows(findOwners, [asked]);
  // A productKey takes precedence over another product's slug.
  const byName = new Map([
    ...owners.map((one) => [one.slug, one] as const),
    ...owners.map((one) => [one.product_key, one] as const),
  ]);
  const known = reviews.flatMap((review) => {
    const owner = byName.get(review.product);
    return owner ? [reviewRow(review, owner.id)] : [];
  });
  const kept = await connection.rows(keepReviews, [JSON.stringify(known)]);
  const touched = new Set(kept.map(({ product_id }) => product_id));
  await connection.rows(countReviews, [[...touched]]);
  await publishChanges(
    connection,
    'product',
    owners.filter(({ id }) => touched.has(id)).map(({ product_key }) => product_key),
  );
  const created = kept.filter(({ is_new }) => is_new).length;
  const counts = { created, updated: kept.length - created, unchanged: known.length - kept.length };
  return { counts, unknown: asked.filter((name) => !byName.has(name)) };
}

function reviewRow(review: ReviewRecord, productId: string) {
  return {
    id: createUuid(),
    product_id: productId,
    source_key: review.sourceKey,
    rating: review.rating,
    title: review.title,
    body: review.body,
    username: review.username,
    user_location: review.userLocation,
    is_recommended: review.isRecommended,
    submitted_at: review.submittedAt,
  };
}
