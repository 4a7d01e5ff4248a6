/** Tables of sponsored products: daily views and clicks of ads, and the callers counted already. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';

export const sponsoredCount = pgTable(
  'sponsored_count',
  {
    fascia: text().notNull(),
    ad: text().notNull(),
    /** In UTC. */
    day: date().notNull(),
    views: integer().notNull(),
    clicks: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fascia, t.ad, t.day] }),
    index('sponsored_count_day_idx').on(t.day),
    check('sponsored_count_not_negative', sql`${t.views} >= 0 and ${t.clicks} >= 0`),
  ],
);

/** Callers of a day who are counted already; a row is deleted after its day. */
export const sponsoredCaller = pgTable(
  'sponsored_caller',
  {
    /** In UTC. */
    day: date().notNull(),
    /** 16 bytes of a hash of fascia, ad, event and the keyed hash of the caller. */
    digest: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.digest] })],
);
