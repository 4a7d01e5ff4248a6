/** The tables of search: indexes that clients fill, what retailers say of any index, what shoppers did. */
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
import { createdAt, moment, updatedAt } from './columns.ts';
import { product } from './schema.ts';

/** An index of its own, or what was said of a shop's index beside its catalogue. */
export const searchIndex = pgTable('search_index', {
  name: text().primaryKey(),
  /** As `json`, not `jsonb`: the order of attributes is their weight where nothing else is said. */
  settings: json().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const indexName = () =>
  text('index_name')
    .notNull()
    .references(() => searchIndex.name, { onDelete: 'cascade', onUpdate: 'cascade' });

const entryOf = () => ({
  indexName: indexName(),
  objectId: text('object_id').notNull(),
  body: json().notNull(),
});

export const searchRecord = pgTable('search_record', entryOf(), (t) => [
  primaryKey({ columns: [t.indexName, t.objectId] }),
]);

export const searchSynonym = pgTable('search_synonym', entryOf(), (t) => [
  primaryKey({ columns: [t.indexName, t.objectId] }),
]);

export const searchRule = pgTable('search_rule', entryOf(), (t) => [
  primaryKey({ columns: [t.indexName, t.objectId] }),
]);

/** What lifts a product's popularity above that of the import: made from events and baskets, and fading. */
export const productDemand = pgTable('product_demand', {
  productId: uuid('product_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  lift: real().notNull(),
  updatedAt: updatedAt(),
});

/** What shoppers did with answers. No name, no address: a token, where there was consent to one. */
export const searchEvent = pgTable(
  'search_event',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    eventType: text('event_type').notNull(),
    eventName: text('event_name').notNull(),
    indexName: text('index_name'),
    userToken: text('user_token'),
    queryId: text('query_id'),
    objectIds: text('object_ids').array().notNull(),
    positions: integer().array().notNull(),
    /** The whole event. */
    body: json().notNull(),
  },
  (t) => [
    index('search_event_received_idx').on(t.receivedAt),
    index('search_event_token_idx').on(t.userToken, t.receivedAt),
  ],
);
