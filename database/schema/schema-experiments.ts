/** Table of experiments: numbers by variant and day, and nothing about visitors. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const experimentCount = pgTable(
  'experiment_count',
  {
    fascia: text().notNull(),
    experiment: text().notNull(),
    variant: text().notNull(),
    day: date().notNull(),
    visitors: integer().notNull(),
    exposures: integer().notNull(),
    added: integer().notNull(),
    purchased: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fascia, t.experiment, t.variant, t.day] }),
    index('experiment_count_day_idx').on(t.day),
    check(
      'experiment_count_not_negative',
      sql`least(${t.visitors}, ${t.exposures}, ${t.added}, ${t.purchased}) >= 0`,
    ),
  ],
);
