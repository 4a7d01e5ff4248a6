/** Stores submitted reviews: one confirmed review of a person and product. */

import { randomBytes } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { createUuid } from '#database/keys/uuid.ts';
import {
  deleteReviewEvents,
  insertReviewEvent,
  type LockedProduct,
  lockProductOf,
  lockReviewedProduct,
  publishTotals,
} from '#database/reviews/review-changes.ts';
import { defineStatement } from '#database/statement.ts';
import type { ModerationStatus } from '#features/review-moderation/moderation.ts';
import type { ConfirmationEmail } from '#features/review-writing/review-writing.port.ts';
import {
  CONFIRMATION_DAYS,
  MAX_UNCONFIRMED,
  type SubmittedReview,
} from '#features/review-writing/submitted-review.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import { splitIncentiveMarker } from '#features/reviews/reviews.ts';
import { deriveReviewText, REVIEW_TEXT_VERSION } from '#features/reviews/text/review-text.ts';
import { Problem } from '#kit/problem.ts';

const insertReview = defineStatement<never>(
  'reviewWriting.insert',
  `insert into review (id, product_id, source_key, rating, title, body, username, user_location,
     is_recommended, submitted_at, status, language, secondary_ratings, fit, features, search_text,
     photos, author, author_email, token_hash, buyer_reference, text_version, is_verified)
   values ($1::uuid, $2, 'own:' || $1::uuid::text, $3, $4, $5, $6, $7, $8, clock_timestamp(), 'unconfirmed',
     $9, $10::jsonb, $11, $12, $13, $14::jsonb, $15, $16, $17, $18, $19, false)`,
);

const countUnconfirmed = defineStatement<{ readonly waiting: number }>(
  'reviewWriting.countUnconfirmed',
  `select count(*)::int as waiting from review
   where product_id = $1 and author_email = $2 and status = 'unconfirmed'
     and submitted_at > now() - interval '${CONFIRMATION_DAYS} days'`,
);

/** $3: the one that was confirmed. */
const deleteOtherUnconfirmed = defineStatement<never>(
  'reviewWriting.deleteOtherUnconfirmed',
  `with deleted as (delete from review
     where product_id = $1 and author_email = $2 and status = 'unconfirmed' and id <> $3 returning id)
   delete from review_event where review_id in (select id from deleted)`,
);

type Present = {
  readonly id: string;
  readonly status: ModerationStatus;
  readonly buyerReference: string | null;
  readonly responses: unknown;
  readonly author: string | null;
};

const findPresent = defineStatement<Present>(
  'reviewWriting.present',
  `select id, status, buyer_reference as "buyerReference", responses, author from review
   where product_id = $1 and (author = $2 or (author is null and author_email = $3)) and status <> 'unconfirmed'
   order by author is not null desc, submitted_at desc for update`,
);

const deleteReview = defineStatement<never>(
  'reviewWriting.delete',
  'delete from review where id = $1',
);

/** An order proves the purchase for one review; the check of the table needs the reference. */
const confirmReview = defineStatement<never>(
  'reviewWriting.confirm',
  `update review r set status = 'pending',
     buyer_reference = case when taken.is_taken then null else r.buyer_reference end,
     is_verified = r.buyer_reference is not null and not taken.is_taken
   from (select exists (select from review o join review n on n.id = $1
           where o.product_id = n.product_id and o.buyer_reference = n.buyer_reference
             and o.id <> n.id and o.status <> 'unconfirmed') as is_taken) taken
   where r.id = $1`,
);

/** A review that replaces another keeps its id, the proof of purchase and the responses to it. */
const takeOver = defineStatement<never>(
  'reviewWriting.takeOver',
  `update review n set id = $2::uuid, source_key = 'own:' || $2::uuid::text,
     buyer_reference = coalesce(n.buyer_reference, $3), responses = $4::jsonb,
     author = coalesce(n.author, $5)
   where n.id = $1`,
);

/** A customer's review is found by customer id: the email address may have a new owner by now. */
const deleteAddresses = defineStatement<never>(
  'reviewWriting.deleteAddresses',
  `update review set author_email = null
   where product_id = $1 and author_email = $2 and author is not null`,
);

const findToken = defineStatement<Reviewer & Pick<Present, 'id' | 'status'>>(
  'reviewWriting.token',
  `select id, status, author, author_email as "authorEmail" from review
   where token_hash = $1 and (status <> 'unconfirmed'
     or submitted_at > now() - interval '${CONFIRMATION_DAYS} days')`,
);

/** Returns the token of a guest's link; null where the review is confirmed already. */
export async function saveSubmittedReview(
  connection: Connection,
  review: SubmittedReview,
  reviewer: Reviewer,
  email: ConfirmationEmail | null,
): Promise<string | null> {
  const product = await lockReviewedProduct(connection, review.productKey);
  if (!product)
    throw new Problem(404, 'product.notSold', 'product: is not sold.', { field: 'product' });
  const token = email && randomBytes(32).toString('base64url');
  const id = createUuid();
  if (token !== null) await checkUnconfirmed(connection, product, reviewer);
  await connection.rows(insertReview, rowOf(id, product, review, reviewer, token));
  if (token === null) await makeCount(connection, product, { id, ...reviewer });
  else await insertReviewEvent(connection, product, id, 'submitted');
  return token;
}

/**
 * Deletes none of those that wait: anyone may send a review with the address of another, whose link
 * has to stay valid.
 * @throws Problem 429 as the port.
 */
async function checkUnconfirmed(
  connection: Connection,
  { productId }: LockedProduct,
  { authorEmail }: Reviewer,
): Promise<void> {
  const [counted] = await connection.rows(countUnconfirmed, [productId, authorEmail]);
  if ((counted?.waiting ?? 0) >= MAX_UNCONFIRMED)
    throw new Problem(
      429,
      'reviewForm.linksWaiting',
      'email: too many reviews wait for its links',
      {
        field: 'email',
      },
    );
}

/** Confirms the review of a link; false for an unknown or expired one. */
export async function confirmSubmittedReview(
  connection: Connection,
  token: string,
): Promise<boolean> {
  const hash = hashToken(token);
  const [found] = await connection.rows(findToken, [hash]);
  const product = found && (await lockProductOf(connection, found.id));
  // Another call may have confirmed or replaced it before the lock was free.
  const [review] = product ? await connection.rows(findToken, [hash]) : [];
  if (!product || !review) return false;
  if (review.status === 'unconfirmed') await makeCount(connection, product, review);
  return true;
}

/** Puts an unconfirmed review in the place of the person's present one, and before a moderator. */
async function makeCount(
  connection: Connection,
  product: LockedProduct,
  { id, author, authorEmail }: Reviewer & { readonly id: string },
): Promise<void> {
  // The address of a customer may be another person's; only a guest's link proves it.
  if (author === null)
    await connection.rows(deleteOtherUnconfirmed, [product.productId, authorEmail, id]);
  const present = await connection.rows(findPresent, [product.productId, author, authorEmail]);
  const [first] = present;
  for (const { id: former } of present) await connection.rows(deleteReview, [former]);
  if (first) {
    const carriedOver = [first.buyerReference, JSON.stringify(first.responses), first.author];
    await connection.rows(takeOver, [id, first.id, ...carriedOver]);
    await deleteReviewEvents(connection, id);
  }
  await connection.rows(deleteAddresses, [product.productId, authorEmail]);
  await connection.rows(confirmReview, [first?.id ?? id]);
  await insertReviewEvent(connection, product, first?.id ?? id, first ? 'edited' : 'confirmed');
  if (present.some(({ status }) => status === 'published'))
    await publishTotals(connection, product);
}

function rowOf(
  id: string,
  { productId }: LockedProduct,
  review: SubmittedReview,
  { author, authorEmail }: Reviewer,
  token: string | null,
) {
  const { title, language } = review;
  // A review is incentivised by a reward only: its text cannot mark it as such.
  const body = splitIncentiveMarker(review.body).reviewText;
  const { features, searchText } = deriveReviewText({ title, body, language });
  return [
    ...[id, productId, review.rating, title, body, review.username, review.userLocation],
    ...[review.isRecommended, language, JSON.stringify(review.secondaryRatings), review.fit],
    [...features],
    searchText,
    JSON.stringify(review.photos.map((picture) => ({ picture }))),
    ...[author, authorEmail, token === null ? null : hashToken(token), review.buyerReference],
    REVIEW_TEXT_VERSION,
  ];
}
