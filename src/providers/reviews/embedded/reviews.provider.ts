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

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createReviews(database: Database): Reviews {
  return {
    async listReviews(query) {
      const { sort, page, limit } = query;
      const chosen = filtersOf(query);
      const skipped = (page - 1) * limit;
      const [rows, [counted]] = await Promise.all([
        database.rows(listReviews[sort], [...chosen, limit, skipped]),
        database.rows(countReviews, chosen),
      ]);
      const remainingResults = Math.max(0, (counted?.count ?? 0) - skipped - rows.length);
      return {
        results: rows.map(toReview),
        hasNextPage: remainingResults > 0,
        remainingResults,
      };
    },
    async findOverview(productKey) {
      const [row] = await database.rows(findStatistics, [productKey]);
      const statistics = row && toStatistics(row);
      return row && statistics && statistics.totalReviewCount > 0
        ? { statistics, features: toFeatures(row) }
        : null;
    },
    async findReview(productKey, id) {
      if (!UUID.test(id)) return null;
      const [row] = await database.rows(findReview, [productKey, id]);
      return row ? toReview(row) : null;
    },
    async findHelpfulPair(productKey) {
      const [positive, critical] = (await database.rows(findPair, [productKey])).map(toReview);
      return positive && critical ? { positive, critical } : null;
    },
    async findSummary(productKey, locale) {
      const [language = locale] = locale.split('-');
      const rows = await database.rows(listTexts, [productKey, language]);
      const sources = rows.map(({ body, ...row }) => ({ ...row, ...splitPromotion(body) }));
      return summarise(sources, language);
    },
  };
}

function filtersOf({ productKey, feature, rating, hasPhotos, search, until }: ReviewQuery) {
  const words = searchWords(search ?? '');
  return [
    productKey,
    feature ?? null,
    rating ?? null,
    hasPhotos ?? false,
    words.length > 0 ? words : null,
    until ? until.toISOString() : null,
  ];
}

export const provider = defineProvider({
  port: 'reviews',
  name: 'embedded',
  create: async (deps) => createReviews((await deps.database()) as Database),
});
