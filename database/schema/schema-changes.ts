/** Tables of the change feed: changes and the read position of each consumer. */
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestampTz, transactionId } from './columns.ts';

/**
 * Change feed: written in the transaction that makes the change, read in the order of ids. A
 * trigger takes an advisory lock for every writer, so that `change_edge()` knows up to which id the
 * feed is complete: `docs/adr/0012-order-of-the-change-feed.md`.
 */
export const change = pgTable(
  'change',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Read by servers of the previous release during a rolling deployment. */
    transactionId: transactionId('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    topic: text().notNull(),
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('change_order_idx').on(t.transactionId, t.id),
    index('change_created_idx').on(t.createdAt),
  ],
);

/** Read position of each consumer; changes after the lowest position are not pruned. */
export const changeConsumer = pgTable('change_consumer', {
  name: text().primaryKey(),
  position: bigint({ mode: 'bigint' }).notNull(),
  readAt: timestampTz('read_at').notNull().defaultNow(),
});

/**
 * Position of each snapshot of a search index that was written to a file. A trigger deletes the row
 * when changes after the position are pruned.
 */
export const searchSnapshot = pgTable('search_snapshot', {
  id: uuid().primaryKey(),
  position: bigint({ mode: 'bigint' }).notNull(),
  createdAt: createdAt(),
});
