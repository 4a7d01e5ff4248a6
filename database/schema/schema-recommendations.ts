/** Tables of recommendations: counts of products viewed and bought together. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, timestampTz, updatedAt } from './columns.ts';

/** Counts of one product, without data about shoppers. Weights as of `EPOCH` in `count-pairs`. */
export const recommendationItem = pgTable(
  'recommendation_item',
  {
    productKey: text('product_key').primaryKey(),
    views: doublePrecision().notNull(),
    buys: doublePrecision().notNull(),
    trend: doublePrecision().notNull(),
    /** `[[productKey, views, buys, viewers, buyers], …]`, the heaviest first. */
    neighbours: jsonb().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [index('recommendation_trend_idx').on(t.trend)],
);

/** Read position in the events and basket lines that are counted; one row. */
export const recommendationProgress = pgTable(
  'recommendation_progress',
  {
    id: smallint().primaryKey(),
    eventId: bigint('event_id', { mode: 'number' }).notNull(),
    lineAt: timestampTz('line_at').notNull(),
    /** Last counted line of those with the time `lineAt`; the default is after all of them. */
    lineId: uuid('line_id').notNull().default('ffffffff-ffff-ffff-ffff-ffffffffffff'),
  },
  (t) => [check('recommendation_progress_once', sql`${t.id} = 1`)],
);

/** Colours and shape of the subject of a picture, see `picture-descriptor.ts`. */
export const pictureDescriptor = pgTable('picture_descriptor', {
  pictureId: text('picture_id').primaryKey(),
  version: smallint().notNull(),
  /** null: the picture does not exist or cannot be decoded. */
  descriptor: bytes(),
  measuredAt: timestampTz('measured_at').notNull().defaultNow(),
});
