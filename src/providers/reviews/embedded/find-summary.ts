/** Summary of a product's reviews: made once after each change of them, then kept with the totals. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { type ReviewSummary, splitIncentiveMarker } from '#features/reviews/reviews.ts';
import { summarise } from '#features/reviews/text/summarise.ts';
import { OF_PRODUCT } from './filter-reviews.ts';

/**
 * Rule that the stored summaries were made by, part of their key: a higher number has all of them
 * made again.
 */
const SUMMARY_VERSION = 2;

type StoredSummary = {
  readonly productId: string;
  readonly revision: number;
  readonly isStored: boolean;
  /** null also where none can be made. */
  readonly summary: ReviewSummary | null;
};

const findStored = defineStatement<StoredSummary>(
  'review.findSummary',
  `select s.product_id as "productId", s.revision, s.summaries ? $2 as "isStored", s.summaries -> $2 as summary
   from review_statistics s join product p on p.id = s.product_id where p.product_key = $1`,
);

type TextRow = {
  readonly id: string;
  readonly rating: number;
  readonly body: string;
  readonly helpfulCount: number;
  readonly language: string | null;
};

/** The latest thousand in all languages. */
const listTexts = defineStatement<TextRow>(
  'review.texts',
  `select r.id, r.rating, r.body, r.helpful_count as "helpfulCount", r.language ${OF_PRODUCT}
   order by r.submitted_at desc, r.id desc limit 1000`,
);

/** Saves nothing where the reviews have changed since they were read. */
const saveSummary = defineStatement<never>(
  'review.saveSummary',
  `update review_statistics set summaries = summaries || jsonb_build_object($3::text, $4::jsonb)
   where product_id = $1 and revision = $2`,
);

/** `language` such as `en`. */
export async function findSummary(
  database: Pick<Database, 'rows'>,
  productKey: string,
  language: string,
): Promise<ReviewSummary | null> {
  const key = `${language}:${SUMMARY_VERSION}`;
  const [stored] = await database.rows(findStored, [productKey, key]);
  if (!stored) return null;
  if (stored.isStored) return stored.summary;
  const rows = await database.rows(listTexts, [productKey]);
  const sources = rows.map(({ body, ...row }) => ({ ...row, ...splitIncentiveMarker(body) }));
  const summary = summarise(sources, language);
  const { productId, revision } = stored;
  await database.rows(saveSummary, [productId, revision, key, JSON.stringify(summary)]);
  return summary;
}
