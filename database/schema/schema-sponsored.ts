/** Table of sponsored products: views and clicks of ads by day, and nothing about shoppers. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
