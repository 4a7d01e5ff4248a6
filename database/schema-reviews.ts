/** Table of product reviews. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
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
    submittedAt: moment('submitted_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    // Many reviews share a time: the id breaks ties, so that pages neither repeat nor skip a
    // review.
    index('review_product_idx').on(t.productId, t.submittedAt, t.id),
    check('review_rating_range', sql`${t.rating} between 1 and 5`),
  ],
);
