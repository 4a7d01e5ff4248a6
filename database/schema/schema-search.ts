/** Tables of search: custom indexes, settings, synonyms, rules and search events. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, timestampTz, updatedAt } from './columns.ts';
import { product } from './schema.ts';

/** Custom index, or the settings of a shop's catalogue index. */
export const searchIndex = pgTable('search_index', {
  name: text().primaryKey(),
  /** `json`, not `jsonb`: the order of attributes is their default ranking. */
  settings: json().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const indexName = () =>
  text('index_name')
    .notNull()
    .references(() => searchIndex.name, { onDelete: 'cascade', onUpdate: 'cascade' });

const entryColumns = () => ({
  indexName: indexName(),
  objectId: text('object_id').notNull(),
  body: json().notNull(),
});

export const searchRecord = pgTable('search_record', entryColumns(), (t) => [
  primaryKey({ columns: [t.indexName, t.objectId] }),
]);

export const searchSynonym = pgTable('search_synonym', entryColumns(), (t) => [
  primaryKey({ columns: [t.indexName, t.objectId] }),
]);

export const searchRule = pgTable('search_rule', entryColumns(), (t) => [
  primaryKey({ columns: [t.indexName, t.objectId] }),
]);

/** Boost on a product's imported popularity, computed from events and baskets; decays over time. */
export const productDemand = pgTable('product_demand', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  lift: real().notNull(),
  updatedAt: updatedAt(),
});

/**
 * Search analytics events. No name or address is stored, only a token where the shopper consented.
 */
export const searchEvent = pgTable(
  'search_event',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestampTz('received_at').notNull().defaultNow(),
    eventType: text('event_type').notNull(),
    eventName: text('event_name').notNull(),
    indexName: text('index_name'),
    userToken: text('user_token'),
    queryId: text('query_id'),
    objectIds: text('object_ids').array().notNull(),
    positions: integer().array().notNull(),
    /** The complete event as received. */
    body: json().notNull(),
  },
  (t) => [
    index('search_event_received_idx').on(t.receivedAt),
    index('search_event_token_idx').on(t.userToken, t.receivedAt),
    // Last views of a shopper; the condition is that of the statements that count them.
    index('search_event_view_idx')
      .on(t.userToken, t.id)
      .where(
        sql`${t.userToken} is not null and array_length(${t.objectIds}, 1) = 1 and ${t.eventType} in ('view', 'click') and ${t.eventName} <> 'Products Listed'`,
      ),
  ],
);
