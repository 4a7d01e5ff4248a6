/** Derives the searchable text and features of reviews anew that were saved under former rules. */
import { deriveReviewText, REVIEW_TEXT_VERSION } from '#features/reviews/review-text.ts';
import type { Database } from '../database.ts';
import { recountReviews } from '../review-totals.ts';
import { defineStatement } from '../statement.ts';

const BATCH = 500;

type OldReview = {
  readonly id: string;
  readonly product_id: string;
  readonly title: string | null;
  readonly body: string;
  readonly language: string | null;
};

/** Locks the products first, as every writer of reviews does. */
const lockProducts = defineStatement<{ id: string }>(
  'review.lockReindexed',
  `select id from product where id in (
     select product_id from (
       select product_id from review where text_version < $1 order by text_version, id limit $2
     ) as old)
   order by product_key for no key update`,
);

const listOld = defineStatement<OldReview>(
  'review.listOldTexts',
  `select id, product_id, title, body, language from review
   where text_version < $1 and product_id = any($2::uuid[]) order by text_version, id limit $3`,
);

const saveTexts = defineStatement<never>(
  'review.saveTexts',
  `update review r set search_text = a.search_text, features = a.features, text_version = $2
   from jsonb_to_recordset($1::jsonb) as a(id uuid, search_text text, features text[])
   where r.id = a.id`,
);

/** Returns how many were derived anew; costs one look at an index where there are none. */
export async function reindexReviews(database: Pick<Database, 'transaction'>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await reindexBatch(database);
    total += count;
    if (count === 0) return total;
  }
}

function reindexBatch(database: Pick<Database, 'transaction'>): Promise<number> {
  return database.transaction(async (connection) => {
    const products = await connection.rows(lockProducts, [REVIEW_TEXT_VERSION, BATCH]);
    const productIds = products.map(({ id }) => id);
    if (productIds.length === 0) return 0;
    const old = await connection.rows(listOld, [REVIEW_TEXT_VERSION, productIds, BATCH]);
    const texts = old.map((review) => {
      const { searchText, features } = deriveReviewText(review);
      return { id: review.id, search_text: searchText, features };
    });
    await connection.rows(saveTexts, [JSON.stringify(texts), REVIEW_TEXT_VERSION]);
    await recountReviews(connection, [...new Set(old.map(({ product_id }) => product_id))]);
    return old.length;
  });
}
