/** Saves reviews and updates the products' averages in the same transaction. */
import type { ReviewsOutcome } from '#catalogue-import/catalogue-import.port.ts';
import type { Connection } from '#database/connection.ts';
import { SqlError } from '#database/failure.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { publishChanges } from '#database/publish.ts';
import { MERGED_RESPONSES } from '#database/reviews/review-responses.ts';
import { recountReviews } from '#database/reviews/review-totals.ts';
import { defineStatement } from '#database/statement.ts';
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import { deriveReviewText, REVIEW_TEXT_VERSION } from '#features/reviews/text/review-text.ts';
import { Problem } from '#kit/problem.ts';

/** Locks products in the order that every writer uses, which prevents deadlocks. */
const findOwners = defineStatement<{ id: string; product_key: string; slug: string }>(
  'import.reviewed',
  `select id, product_key, slug from product
   where id in (
     select id from product where product_key = any($1::text[])
     union select id from product where slug = any($1::text[])
     union select product_id from review where source_key = any($2::text[]))
   order by product_key for no key update`,
);

/** Products that the reviews belonged to until now. */
const findFormerOwners = defineStatement<{ product_id: string; source_key: string }>(
  'import.reviewOwners',
  'select product_id, source_key from review where source_key = any($1::text[])',
);

const COLUMN_TYPES = {
  product_id: 'uuid',
  rating: 'smallint',
  title: 'text',
  body: 'text',
  username: 'text',
  user_location: 'text',
  is_recommended: 'boolean',
  submitted_at: 'timestamptz',
  language: 'text',
  secondary_ratings: 'jsonb',
  fit: 'text',
  features: 'text[]',
  search_text: 'text',
  text_version: 'smallint',
  responses: 'jsonb',
  syndication: 'jsonb',
  photos: 'jsonb',
  imported_helpful: 'integer',
  imported_unhelpful: 'integer',
};
const COLUMNS = Object.keys(COLUMN_TYPES);
const listOf = (format: (column: string) => string) => COLUMNS.map(format).join(', ');
const importedOf = (column: string) =>
  column === 'responses' ? MERGED_RESPONSES : `excluded.${column}`;

/** Returns no row for an unchanged review. A moderated one keeps its status and its responses. */
const upsertReviews = defineStatement<{ product_id: string; is_new: boolean }>(
  'import.reviews',
  `insert into review (id, source_key, helpful_count, unhelpful_count, ${listOf((column) => column)})
   select id, source_key, imported_helpful, imported_unhelpful, ${listOf((column) => column)}
   from jsonb_to_recordset($1::jsonb) as a(id uuid, source_key text,
     ${Object.entries(COLUMN_TYPES)
       .map(([column, type]) => `${column} ${type}`)
       .join(', ')})
   on conflict (source_key) do update set
     helpful_count = review.helpful_count - review.imported_helpful + excluded.imported_helpful,
     unhelpful_count = review.unhelpful_count - review.imported_unhelpful + excluded.imported_unhelpful,
     ${listOf((column) => `${column} = ${importedOf(column)}`)}
   where (${listOf((column) => `review.${column}`)})
     is distinct from (${listOf(importedOf)})
   returning product_id, xmax = 0 as is_new`,
);

export async function saveReviews(
  connection: Connection,
  reviews: readonly ReviewRecord[],
): Promise<ReviewsOutcome> {
  const productKeys = [...new Set(reviews.map(({ product }) => product))].filter(isStorable);
  const sourceKeys = reviews.map(({ sourceKey }) => toStorable(sourceKey));
  const owners = await connection.rows(findOwners, [productKeys, sourceKeys]);
  const formerOwners = await connection.rows(findFormerOwners, [sourceKeys]);
  // A productKey takes precedence over another product's slug.
  const ownerByName = new Map([
    ...owners.map((item) => [item.slug, item] as const),
    ...owners.map((item) => [item.product_key, item] as const),
  ]);
  const rows = reviews.flatMap((review) => {
    const owner = ownerByName.get(review.product);
    return owner ? [reviewRow(withStorableTexts(review), owner.id)] : [];
  });
  const saved = await connection
    .rows(upsertReviews, [JSON.stringify(rows)])
    .catch(throwValueProblem);
  const newProductIds = new Map(rows.map((row) => [row.source_key, row.product_id]));
  const movedFrom = formerOwners.filter(({ source_key, product_id }) => {
    const owner = newProductIds.get(source_key);
    return owner !== undefined && owner !== product_id;
  });
  const changedProductIds = new Set([...saved, ...movedFrom].map(({ product_id }) => product_id));
  await recountReviews(connection, [...changedProductIds]);
  await publishChanges(
    connection,
    'product',
    owners.filter(({ id }) => changedProductIds.has(id)).map(({ product_key }) => product_key),
  );
  const created = saved.filter(({ is_new }) => is_new).length;
  const counts = {
    created,
    updated: saved.length - created,
    unchanged: rows.length - saved.length,
  };
  const unknown = reviews.flatMap(({ product }) => (ownerByName.has(product) ? [] : [product]));
  return { counts, unknown: [...new Set(unknown)] };
}

/** @throws Problem 422 for a value that its column does not take, or a sourceKey named twice. */
function throwValueProblem(error: unknown): never {
  if (error instanceof SqlError && /^2[123]/.test(error.code))
    throw new Problem(422, 'import.review', `the review cannot be saved: ${error.message}`);
  throw error;
}

const isStorable = (text: string) => text === toStorable(text);

/** The database stores neither NUL nor unpaired surrogates. */
function toStorable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Returns `value` with all its texts made storable. */
function withStorableTexts<T>(value: T): T {
  const storable = (_: string, value: unknown) =>
    typeof value === 'string' ? toStorable(value) : value;
  // Safe cast: a record is JSON, in which only texts change.
  return JSON.parse(JSON.stringify(value, storable)) as T;
}

function reviewRow(review: ReviewRecord, productId: string) {
  const { title, body, language = null } = review;
  const { features, searchText } = deriveReviewText(review);
  return {
    id: createUuid(),
    product_id: productId,
    source_key: review.sourceKey,
    rating: review.rating,
    title,
    body,
    username: review.username,
    user_location: review.userLocation,
    is_recommended: review.isRecommended,
    submitted_at: review.submittedAt,
    language,
    secondary_ratings: review.secondaryRatings ?? {},
    fit: review.fit,
    features,
    search_text: searchText,
    text_version: REVIEW_TEXT_VERSION,
    responses: review.responses ?? [],
    syndication: review.syndication,
    photos: review.photos ?? [],
    imported_helpful: review.helpfulCount ?? 0,
    imported_unhelpful: review.unhelpfulCount ?? 0,
  };
}
