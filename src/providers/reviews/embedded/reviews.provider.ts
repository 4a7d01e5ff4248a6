/** Reviews in the app's database. */
import type { Database } from '#database/database.ts';
import {
  formatReviewCursor,
  parseReviewCursor,
  type ReviewCursor,
} from '#features/reviews/review-cursor.ts';
import type { ReviewQuery, Reviews } from '#features/reviews/reviews.port.ts';
import type { ReviewPage } from '#features/reviews/reviews.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { createFieldProblem } from '#kit/problem.ts';
import { countReviews } from './count-reviews.ts';
import { filterReviews, laterThan } from './filter-reviews.ts';
import { findSummary } from './find-summary.ts';
import { findPair, findReview, findStatistics, listReviews } from './review-statements.ts';
import { toFeatures, toReview, toStatistics } from './to-review.ts';
import { reviewNotFound, vote } from './vote.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createReviews(database: Database): Reviews {
  return {
    listReviews: (query) => listPage(database, query),
    async findOverview(productKey) {
      const [row] = await database.rows(findStatistics, [productKey]);
      const statistics = row && toStatistics(row);
      return row && statistics && statistics.totalReviewCount > 0
        ? { statistics, features: toFeatures(row), languages: row.languages }
        : null;
    },
    async findReview(productKey, id) {
      if (!UUID.test(id)) return null;
      const [row] = await database.rows(findReview, [productKey, id]);
      return row ? toReview(row) : null;
    },
    async findHelpfulPair(productKey, language) {
      const rows = await database.rows(findPair, [productKey, language]);
      const [positive, critical] = rows.map(toReview);
      return positive && critical ? { positive, critical } : null;
    },
    async vote(given) {
      if (!UUID.test(given.reviewId)) throw reviewNotFound();
      return await vote(database, given);
    },
    findSummary: (productKey, language) => findSummary(database, productKey, language),
  };
}

async function listPage(database: Database, query: ReviewQuery): Promise<ReviewPage> {
  const { sort, page, limit } = query;
  const after = parseAfter(query);
  const seen = after?.seen ?? (page - 1) * limit;
  // Counted first: a review that appears in between is on no page of this list.
  const { count, until } = await countReviews(database, query);
  if (count <= seen || until === null) return { ...NO_REVIEWS, until };
  const filter = filterReviews({ ...query, until }, after ? [laterThan(sort, after)] : []);
  const statement = listReviews(sort, filter);
  // One more than requested, to find out whether there are further ones.
  const rows = await database.rows(statement, [...filter.values, limit + 1, after ? 0 : seen]);
  const results = rows.slice(0, limit);
  const last = results.at(-1);
  const hasNextPage = rows.length > limit;
  const shown = seen + results.length;
  return {
    results: results.map(({ sortTime: _, ...row }) => toReview(row)),
    hasNextPage,
    remainingResults: hasNextPage ? Math.max(1, count - shown) : 0,
    until,
    next:
      hasNextPage && last
        ? formatReviewCursor({ ...last, seen: shown, submittedAt: last.sortTime })
        : null,
  };
}

const NO_REVIEWS = { results: [], hasNextPage: false, remainingResults: 0, next: null };

/** @throws Problem 400 with the field `after`. */
function parseAfter({ after }: ReviewQuery): ReviewCursor | null {
  if (after === undefined) return null;
  const cursor = parseReviewCursor(after);
  if (cursor && UUID.test(cursor.id)) return cursor;
  throw createFieldProblem('after', 'the `next` of a page');
}

export const provider = defineProvider({
  port: 'reviews',
  name: 'embedded',
  create: async (deps) => createReviews((await deps.database()) as Database),
});
