/** Reindexes reviews that were saved under former rules: their searchable text and features. */
import { deriveReviewText, REVIEW_TEXT_VERSION } from '#features/reviews/text/review-text.ts';
import type { Connection } from '../connection.ts';
import type { Database } from '../database.ts';
import { publishChanges } from '../publish.ts';
import { defineStatement } from '../statement.ts';
import { recountReviews } from './review-totals.ts';

/** Products of one transaction, each of which is recounted once. */
const PRODUCT_BATCH = 20;
/** Reviews read and written by one statement, which has a time limit. */
const REVIEW_BATCH = 500;
/** Old reviews in which the products of a transaction are looked for. */
const LOOKED_AT = 500;

type OldReview = {
  readonly id: string;
  readonly product_id: string;
  readonly title: string | null;
  readonly body: string;
  readonly language: string | null;
};

/** Locks the products first, as every writer of reviews does. */
const lockProducts = defineStatement<{ id: string; key: string }>(
  'review.lockReindexed',
  `select id, product_key as key from product where id in (
     select distinct product_id from (
       select product_id from review where text_version < $1 order by text_version, id limit $2
     ) as old limit $3)
   order by product_key for no key update`,
);

const listOld = defineStatement<OldReview>(
  'review.listOldTexts',
  `select id, product_id, title, body, language from review
   where text_version < $1 and product_id = any($2::uuid[]) limit $3`,
);

const saveTexts = defineStatement<never>(
  'review.saveTexts',
  `update review r set search_text = a.search_text, features = a.features, text_version = $2
   from jsonb_to_recordset($1::jsonb) as a(id uuid, search_text text, features text[])
   where r.id = a.id`,
);

/**
 * Returns the number of reindexed reviews; without any, it costs one index lookup. Ends early when
 * `signal` is aborted; the next call continues.
 */
export async function reindexReviews(
  database: Pick<Database, 'transaction'>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = await reindexProducts(database);
    total += count;
    if (count === 0) break;
  }
  return total;
}

function reindexProducts(database: Pick<Database, 'transaction'>): Promise<number> {
  return database.transaction(async (connection) => {
    const products = await connection.rows(lockProducts, [
      ...[REVIEW_TEXT_VERSION, LOOKED_AT, PRODUCT_BATCH],
    ]);
    const productIds = products.map(({ id }) => id);
    let count = 0;
    for (;;) {
      const saved = await saveSome(connection, productIds);
      count += saved;
      if (saved === 0) break;
    }
    if (count === 0) return 0;
    await recountReviews(connection, productIds);
    await publishChanges(
      connection,
      'product',
      products.map(({ key }) => key),
    );
    return count;
  });
}

async function saveSome(connection: Connection, productIds: readonly string[]): Promise<number> {
  if (productIds.length === 0) return 0;
  const outdated = await connection.rows(listOld, [REVIEW_TEXT_VERSION, productIds, REVIEW_BATCH]);
  if (outdated.length === 0) return 0;
  const texts = outdated.map((review) => {
    const { searchText, features } = deriveReviewText(review);
    return { id: review.id, search_text: searchText, features };
  });
  await connection.rows(saveTexts, [JSON.stringify(texts), REVIEW_TEXT_VERSION]);
  return outdated.length;
}
