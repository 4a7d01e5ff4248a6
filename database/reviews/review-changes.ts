/** Changes of single reviews: locks, totals, audit log and change feed, in one transaction. */
import type { ReviewAction } from '#features/review-moderation/moderation.ts';
import type { ModerationReason } from '#features/reviews/policy/moderation-reasons.ts';
import type { Connection } from '../connection.ts';
import { createUuid } from '../keys/uuid.ts';
import { publishChanges } from '../publish.ts';
import { defineStatement } from '../statement.ts';
import { recountReviews } from './review-totals.ts';

export type LockedProduct = { readonly productId: string; readonly productKey: string };

/** Every writer locks the product first, then its reviews, which prevents deadlocks. */
const lockProduct = defineStatement<LockedProduct>(
  'review.lockProduct',
  `select id as "productId", product_key as "productKey" from product
   where product_key = $1 for no key update`,
);

const lockProductOfId = defineStatement<LockedProduct>(
  'review.lockProductOfId',
  `select p.id as "productId", p.product_key as "productKey" from product p
   where p.id = (select product_id from review where id = $1) for no key update`,
);

const insertEvent = defineStatement<never>(
  'review.event',
  `insert into review_event (id, review_id, product_key, action, reason) values ($1, $2, $3, $4, $5)`,
);

const deleteEvents = defineStatement<never>(
  'review.forgetEvents',
  'delete from review_event where review_id = $1',
);

/** null for an unknown product. */
export async function lockReviewedProduct(
  connection: Connection,
  productKey: string,
): Promise<LockedProduct | null> {
  const [product] = await connection.rows(lockProduct, [productKey]);
  return product ?? null;
}

/** Locks the product of a review; null for an unknown review. */
export async function lockProductOf(
  connection: Connection,
  reviewId: string,
): Promise<LockedProduct | null> {
  const [product] = await connection.rows(lockProductOfId, [reviewId]);
  return product ?? null;
}

export async function insertReviewEvent(
  connection: Connection,
  { productKey }: LockedProduct,
  reviewId: string,
  action: ReviewAction,
  reason: ModerationReason | null = null,
): Promise<void> {
  await connection.rows(insertEvent, [createUuid(), reviewId, productKey, action, reason]);
}

/** An unconfirmed review was never published, so its event log is deleted too. */
export async function deleteReviewEvents(connection: Connection, reviewId: string): Promise<void> {
  await connection.rows(deleteEvents, [reviewId]);
}

/** After a published review appeared, changed or disappeared. The product is locked. */
export async function publishTotals(
  connection: Connection,
  { productId, productKey }: LockedProduct,
): Promise<void> {
  await recountReviews(connection, [productId]);
  await publishChanges(connection, 'product', [productKey]);
}
