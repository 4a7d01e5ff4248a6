/** Reviews in the app's database. */
import type { Database } from '#database/database.ts';
import type { ReviewQuery, Reviews } from '#features/reviews/reviews.port.ts';
import { searchWords, splitPromotion } from '#features/reviews/reviews.ts';
import { summarise } from '#features/reviews/summarise.ts';
import { defineProvider } from '#kit/define-provider.ts';
import {
  countReviews,
  findPair,
  findReview,
  findStatistics,
  listReviews,
  listTexts,
} from './review-statements.ts';
import { toFeatures, toReview, toStatistics } from './to-review.ts';
import { noSuchReview, vote } from './vote.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createReviews(database: Database): Reviews {
  return {
    async listReviews(query) {
      const { sort, page, limit } = query;
      const skipped = (page - 1) * limit;
      // Counted first: a review that appears in between is on no page of this list.
      const [counted] = await database.rows(countReviews, filtersOf(query));
      const { count = 0, until = null } = counted ?? {};
      if (count <= skipped) return { results: [], hasNextPage: false, remainingResults: 0, until };
      const listed = until === null ? query : { ...query, until };
      const rows = await database.rows(listReviews[sort], [...filtersOf(listed), limit, skipped]);
      const remainingResults = Math.max(0, count - skipped - rows.length);
      return {
        results: rows.map(toReview),
        hasNextPage: remainingResults > 0,
        remainingResults,
        until,
      };
    },
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
      if (!UUID.test(given.reviewId)) throw noSuchReview();
      return await vote(database, given);
    },
    async findSummary(productKey, locale) {
      const [language = locale] = locale.split('-');
      const rows = await database.rows(listTexts, [productKey, language]);
      const sources = rows.map(({ body, ...row }) => ({ ...row, ...splitPromotion(body) }));
      return summarise(sources, language);
    },
  };
}

function filtersOf(query: ReviewQuery) {
  const { productKey, feature, rating, hasPhotos, search, until, language } = query;
  const words = searchWords(search ?? '');
  return [
    productKey,
    feature ?? null,
    rating ?? null,
    hasPhotos ?? false,
    words.length > 0 ? words : null,
    until ?? null,
    language ?? null,
  ];
}

export const provider = defineProvider({
  port: 'reviews',
  name: 'embedded',
  create: async (deps) => createReviews((await deps.database()) as Database),
});
