/** Tables of product reviews, of their totals and of votes on them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestampTz } from './columns.ts';
import { product } from './schema.ts';

/** Reviews as submitted; `source_key` identifies a review across repeated imports. */
export const review = pgTable(
  'review',
  {
    id: uuid().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    sourceKey: text('source_key').notNull().unique(),
    rating: smallint().notNull(),
    title: text(),
    body: text().notNull(),
    username: text(),
    userLocation: text('user_location'),
    isRecommended: boolean('is_recommended'),
    submittedAt: timestampTz('submitted_at').notNull(),
    createdAt: createdAt(),
    status: text().notNull().default('published'),
    /**
     * When it became visible: pages of a list are cut at a time, so that none repeats. The time of
     * the statement, not of its transaction: it grows from one holder of the product's lock to the
     * next.
     */
    publishedAt: timestampTz('published_at').notNull().default(sql`clock_timestamp()`),
    /** Language of the text, such as `en`. */
    language: text(),
    /** 1 to 5 by id. */
    secondaryRatings: jsonb('secondary_ratings').notNull().default({}),
    fit: text(),
    /** The author bought the product in this shop; never imported. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Ids of the features that the text mentions. */
    features: text().array().notNull().default([]),
    /** Title and text in plain lower-case letters, for the search within reviews. */
    searchText: text('search_text').notNull().default(''),
    /** Version of the rules that `features` and `search_text` were derived by. */
    textVersion: smallint('text_version').notNull().default(0),
    /** `{ clientName, text }`; those that the shop wrote here have `isOwn: true` too. */
    responses: jsonb().notNull().default([]),
    syndication: jsonb(),
    photos: jsonb().notNull().default([]),
    /** Votes that came with an import; the counts below include them. */
    importedHelpful: integer('imported_helpful').notNull().default(0),
    importedUnhelpful: integer('imported_unhelpful').notNull().default(0),
    helpfulCount: integer('helpful_count').notNull().default(0),
    unhelpfulCount: integer('unhelpful_count').notNull().default(0),
    /** Keyed hash of the author's customer id; null for guests, imports and reviews of services. */
    author: text(),
    /** Keyed hash of the author's normalised email address. */
    authorEmail: text('author_email'),
    /** Hash of the token in the email to a guest, which confirms and later deletes the review. */
    tokenHash: bytes('token_hash').unique(),
    /** Order that proves the purchase, of a signed link. */
    buyerReference: text('buyer_reference'),
    /** One of the closed list of reasons, while the review is refused. */
    refusalReason: text('refusal_reason'),
  },
  (t) => [
    index('review_product_idx').on(t.productId),
    // Many reviews share a time: the id breaks ties, so that pages neither repeat nor skip a
    // review. One index for each sort, so that a page reads only its own rows.
    index('review_recent_idx')
      .on(t.productId, t.submittedAt, t.id)
      .where(sql`status = 'published'`),
    index('review_highest_idx')
      .on(t.productId, t.rating, t.submittedAt, t.id)
      .where(sql`status = 'published'`),
    index('review_lowest_idx')
      .on(t.productId, t.rating, t.submittedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index('review_photos_idx')
      .on(t.productId, t.submittedAt, t.id)
      .where(sql`status = 'published' and photos <> '[]'`),
    index('review_published_idx').on(t.productId, t.publishedAt).where(sql`status = 'published'`),
    helpfulIndex('review_praise_idx', t, '>= 4'),
    helpfulIndex('review_criticism_idx', t, '<= 3'),
    index('review_text_version_idx').on(t.textVersion, t.id),
    check('review_rating_range', sql`${t.rating} between 1 and 5`),
    check(
      'review_status_known',
      sql`${t.status} in ('unconfirmed', 'pending', 'published', 'refused')`,
    ),
    check('review_fit_known', sql`${t.fit} in ('small', 'true', 'large')`),
    check('review_verified_by_order', sql`not ${t.isVerified} or ${t.buyerReference} is not null`),
    check(
      'review_refused_with_reason',
      sql`(${t.status} = 'refused') = (${t.refusalReason} is not null)`,
    ),
    // One confirmed review of a person and product, and of an order and product.
    uniqueIndex('review_author_idx')
      .on(t.productId, t.author)
      .where(sql`${t.status} <> 'unconfirmed'`),
    uniqueIndex('review_author_email_idx')
      .on(t.productId, t.authorEmail)
      .where(sql`${t.status} <> 'unconfirmed'`),
    uniqueIndex('review_buyer_idx')
      .on(t.productId, t.buyerReference)
      .where(sql`${t.status} <> 'unconfirmed'`),
    index('review_written_by_idx').on(t.author).where(sql`${t.author} is not null`),
    index('review_written_from_idx').on(t.authorEmail).where(sql`${t.authorEmail} is not null`),
    // Those that moderators work on, oldest first.
    index('review_waiting_idx')
      .on(t.status, t.submittedAt, t.id)
      .where(sql`${t.status} <> 'published'`),
  ],
);

type HelpfulColumns = Record<
  'productId' | 'language' | 'helpfulCount' | 'unhelpfulCount' | 'submittedAt' | 'id',
  ExtraConfigColumn
>;

/** Reviews that more readers found helpful than not, the most helpful first. */
function helpfulIndex(name: string, t: HelpfulColumns, ratings: '>= 4' | '<= 3') {
  return index(name)
    .on(
      t.productId,
      t.language,
      sql`(helpful_count - unhelpful_count) desc`,
      t.submittedAt.desc().nullsFirst(),
      t.id,
    )
    .where(
      sql.raw(`status = 'published' and helpful_count > unhelpful_count and rating ${ratings}`),
    );
}

/** Totals of a product's published reviews, written in the transaction that changes them. */
export const reviewStatistics = pgTable('review_statistics', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** Number of reviews with one, two … five stars. */
  ratingCounts: integer('rating_counts').array().notNull(),
  recommended: integer().notNull(),
  notRecommended: integer('not_recommended').notNull(),
  /** Number of reviews that say small, true, large. */
  fitCounts: integer('fit_counts').array().notNull(),
  withPhotos: integer('with_photos').notNull(),
  /** `{ quality: [sum, count] }` */
  secondaryRatings: jsonb('secondary_ratings').notNull(),
  /** `{ comfort: count }` */
  features: jsonb().notNull(),
  /** `{ en: count }` of reviews whose language is known. */
  languages: jsonb().notNull().default({}),
  /** `{ en: [1, 0, 0, 2, 9] }`: reviews with one, two … five stars; '' for no known language. */
  languageRatings: jsonb('language_ratings').notNull().default({}),
  /** Summaries by language, null for none; emptied by each change of the reviews. */
  summaries: jsonb().notNull().default({}),
  /** Grows with each change of the reviews, so that no summary of former ones is kept. */
  revision: integer().notNull().default(0),
});

/**
 * Photos that a review written here refers to no more, after an edit, a decision or its deletion: a
 * trigger on `review` notes them, and the clean-up deletes those that no other review has. Also
 * those that a decision is about to store, as `future:` and their id, which the clean-up looks at
 * from `createdAt` on.
 */
export const unreferencedReviewPhoto = pgTable('unreferenced_review_photo', {
  picture: text().primaryKey(),
  createdAt: createdAt(),
});

/**
 * One vote of a person on a review. `voter`: keyed hash of the customer, or of a guest's voter
 * cookie; `browser`: keyed hash of the cookie; `network`: keyed hash of network and review.
 */
export const reviewVote = pgTable(
  'review_vote',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    voter: text().notNull(),
    browser: text('browser'),
    network: text('network'),
    isHelpful: boolean('is_helpful').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.voter] }),
    index('review_vote_browser_idx').on(t.reviewId, t.browser).where(sql`${t.browser} is not null`),
    index('review_vote_voter_idx').on(t.voter),
  ],
);

/** Report of a published review by a reader; `reporter` as `voter` of a vote. */
export const reviewReport = pgTable(
  'review_report',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    reporter: text().notNull(),
    reason: text().notNull(),
    /** A moderator has decided since. */
    isHandled: boolean('is_handled').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.reporter] }),
    index('review_report_reporter_idx').on(t.reporter),
  ],
);

/** Audit log of reviews, without data of persons; append-only, and kept when a review is deleted. */
export const reviewEvent = pgTable(
  'review_event',
  {
    id: uuid().primaryKey(),
    at: timestampTz('at').notNull().default(sql`clock_timestamp()`),
    reviewId: uuid('review_id').notNull(),
    productKey: text('product_key').notNull(),
    action: text().notNull(),
    /** Reason why it was refused or reported. */
    reason: text(),
  },
  (t) => [index('review_event_review_idx').on(t.reviewId, t.at)],
);
