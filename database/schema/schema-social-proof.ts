/** Table of social proof: numbers by product and hour, and nothing about shoppers. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestampTz } from './columns.ts';
import { product } from './schema.ts';

export const socialProofCount = pgTable(
  'social_proof_count',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    fascia: text().notNull(),
    kind: text().notNull(),
    /** Begin of the hour. */
    hour: timestampTz('hour').notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.fascia, t.kind, t.hour] }),
    index('social_proof_count_hour_idx').on(t.hour),
    check('social_proof_count_kind_known', sql`${t.kind} in ('sale', 'add', 'wishlist', 'view')`),
    check('social_proof_count_above_zero', sql`${t.count} > 0`),
  ],
);
