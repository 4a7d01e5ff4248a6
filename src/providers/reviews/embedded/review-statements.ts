/** SQL that reads published reviews of one product. */
import { isoTime } from '#database/iso-time.ts';
import { REVIEW_RESPONSES } from '#database/reviews/review-responses.ts';
import { defineStatement } from '#database/statement.ts';
import type { Fit, ReviewResponse, Syndication } from '#features/reviews/review-records.ts';
import type { ReviewSort } from '#features/reviews/reviews.ts';
import { OF_PRODUCT, type ReviewFilter } from './filter-reviews.ts';

export type ReviewRow = {
  readonly id: string;
  readonly rating: number;
  readonly title: string | null;
  readonly body: string;
  readonly username: string | null;
  readonly userLocation: string | null;
  readonly submittedAt: string;
  readonly language: string | null;
  readonly isRecommended: boolean | null;
  readonly isVerified: boolean;
  readonly fit: Fit | null;
  readonly secondaryRatings: Readonly<Record<string, number>>;
  readonly responses: readonly ReviewResponse[];
  readonly syndication: Syndication | null;
  readonly photos: readonly { readonly picture: string; readonly caption?: string }[];
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
};

const COLUMNS = `r.id, r.rating, r.title, r.body, r.username, r.user_location as "userLocation",
  ${isoTime('r.submitted_at')} as "submittedAt",
  r.language, r.is_recommended as "isRecommended", r.is_verified as "isVerified", r.fit,
  r.secondary_ratings as "secondaryRatings", ${REVIEW_RESPONSES} as responses, r.syndication,
  r.photos,
  r.helpful_count as "helpfulCount", r.unhelpful_count as "unhelpfulCount"`;

const ORDERS: Readonly<Record<ReviewSort, string>> = {
  Recent: 'r.submitted_at desc, r.id desc',
  HighestRating: 'r.rating desc, r.submitted_at desc, r.id desc',
  LowestRating: 'r.rating, r.submitted_at desc, r.id desc',
};

/** The statement's values are those of the filter, then limit and offset. */
export function listReviews(sort: ReviewSort, { name, sql, values }: ReviewFilter) {
  const limit = values.length + 1;
  return defineStatement<ReviewRow & { readonly sortTime: string }>(
    `review.${sort}${name}`,
    `select ${COLUMNS}, ${isoTime('r.submitted_at', 'microsecond')} as "sortTime"
     ${sql} order by ${ORDERS[sort]} limit $${limit} offset $${limit + 1}`,
  );
}

export const findReview = defineStatement<ReviewRow>(
  'review.find',
  `select ${COLUMNS} ${OF_PRODUCT} and r.id = $2`,
);

const mostHelpful = (ratings: string) =>
  `(select ${COLUMNS} ${OF_PRODUCT} and r.rating ${ratings} and r.language = $2 and r.helpful_count > r.unhelpful_count
    order by (r.helpful_count - r.unhelpful_count) desc, r.submitted_at desc, r.id limit 1)`;

/** At most two rows: the positive one first. */
export const findPair = defineStatement<ReviewRow>(
  'review.pair',
  `select * from (${mostHelpful('>= 4')} union all ${mostHelpful('<= 3')}) as pair order by rating desc`,
);

export type StatisticsRow = {
  readonly ratingCounts: readonly number[];
  readonly recommended: number;
  readonly notRecommended: number;
  readonly fitCounts: readonly number[];
  readonly withPhotos: number;
  readonly secondaryRatings: Readonly<Record<string, readonly [sum: number, count: number]>>;
  readonly features: Readonly<Record<string, number>>;
  readonly languages: Readonly<Record<string, number>>;
};

export const findStatistics = defineStatement<StatisticsRow>(
  'review.statistics',
  `select s.rating_counts as "ratingCounts", s.recommended, s.not_recommended as "notRecommended",
     s.fit_counts as "fitCounts", s.with_photos as "withPhotos",
     s.secondary_ratings as "secondaryRatings", s.features, s.languages
   from review_statistics s join product p on p.id = s.product_id where p.product_key = $1`,
);
