/** SQL that reads published reviews of one product. */
import { defineStatement } from '#database/statement.ts';
import type { Fit, ReviewResponse, Syndication } from '#features/reviews/review-records.ts';
import type { ReviewSort } from '#features/reviews/reviews.ts';

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
  to_char(r.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "submittedAt",
  r.language, r.is_recommended as "isRecommended", r.is_verified as "isVerified", r.fit,
  r.secondary_ratings as "secondaryRatings", r.responses, r.syndication, r.photos,
  r.helpful_count as "helpfulCount", r.unhelpful_count as "unhelpfulCount"`;

const OF_PRODUCT = `from review r
  where r.product_id = (select id from product where product_key = $1) and r.status = 'published'`;

/** $2 feature, $3 rating, $4 only with photos, $5 folded words, $6 visible until, $7 language. */
const CHOSEN = `${OF_PRODUCT}
    and ($2::text is null or $2 = any(r.features))
    and ($3::smallint is null or r.rating = $3)
    and (not $4::boolean or r.photos <> '[]')
    and ($6::timestamptz is null or r.published_at <= $6)
    and ($7::text is null or r.language is null or r.language = $7)
    and ($5::text[] is null or not exists (
      select from unnest($5::text[]) as word
      where position(word in r.search_text) = 0))`;

const ORDERS: Readonly<Record<ReviewSort, string>> = {
  Recent: 'r.submitted_at desc, r.id desc',
  HighestRating: 'r.rating desc, r.submitted_at desc, r.id desc',
  LowestRating: 'r.rating, r.submitted_at desc, r.id desc',
};

const listIn = (sort: ReviewSort) =>
  defineStatement<ReviewRow>(
    `review.list${sort}`,
    `select ${COLUMNS} ${CHOSEN} order by ${ORDERS[sort]} limit $8 offset $9`,
  );

export const listReviews = {
  Recent: listIn('Recent'),
  HighestRating: listIn('HighestRating'),
  LowestRating: listIn('LowestRating'),
};

export const countReviews = defineStatement<{ count: number; until: string | null }>(
  'review.count',
  `select count(*)::int as count,
     to_char(max(r.published_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as until
   ${CHOSEN}`,
);

export const findReview = defineStatement<ReviewRow>(
  'review.find',
  `select ${COLUMNS} ${OF_PRODUCT} and r.id = $2`,
);

const mostHelpful = (ratings: string) =>
  `(select ${COLUMNS} ${OF_PRODUCT} and r.rating ${ratings} and r.language = $2 and r.helpful_count > r.unhelpful_count
    order by r.helpful_count - r.unhelpful_count desc, r.submitted_at desc, r.id limit 1)`;

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

/** The latest thousand in one language, for a summary. */
export const listTexts = defineStatement<
  Pick<ReviewRow, 'id' | 'rating' | 'body' | 'helpfulCount'>
>(
  'review.texts',
  `select r.id, r.rating, r.body, r.helpful_count as "helpfulCount" ${OF_PRODUCT} and r.language = $2
   order by r.submitted_at desc, r.id desc limit 1000`,
);
