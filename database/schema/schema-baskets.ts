/** Tables of baskets: lines, stock reservations and responses stored by idempotency key. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestampTz, updatedAt } from './columns.ts';
import { variantId } from './schema.ts';

export const basket = pgTable(
  'basket',
  {
    id: uuid().primaryKey(),
    fascia: text().notNull(),
    /** sha256 of the cookie's token; the token itself is never stored. */
    tokenHash: bytes('token_hash').notNull(),
    version: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('basket_fascia_token').on(t.fascia, t.tokenHash),
    index('basket_updated_idx').on(t.updatedAt),
  ],
);

export const basketLine = pgTable(
  'basket_line',
  {
    id: uuid().primaryKey(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => basket.id, { onDelete: 'cascade' }),
    variantId: variantId(),
    /** Distinguishes lines of one variant by their custom fields; empty without custom fields. */
    customHash: text('custom_hash').notNull(),
    customFields: jsonb('custom_fields').notNull(),
    quantity: integer().notNull(),
    /** Ids of the search records that the line was added from, and the query that found them. */
    objectIds: jsonb('object_ids').notNull(),
    queryId: text('query_id'),
    /** Minor units when the shopper last added to the line, to show price changes since. */
    addedPrice: bigint('added_price', { mode: 'number' }),
    addedCurrency: text('added_currency'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('basket_line_once').on(t.basketId, t.variantId, t.customHash),
    index('basket_line_variant_idx').on(t.variantId),
    index('basket_line_created_idx').on(t.createdAt, t.id),
    check('basket_line_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);

/**
 * No cascade from the basket: deleting a reservation silently would leave `stock.reserved` too
 * high.
 */
export const reservation = pgTable(
  'reservation',
  {
    basketId: uuid('basket_id')
      .notNull()
      .references(() => basket.id),
    variantId: variantId(),
    quantity: integer().notNull(),
    expiresAt: timestampTz('expires_at').notNull(),
    /** Hash of the IP network that reserved it, for limits on units per network. */
    network: text(),
  },
  (t) => [
    primaryKey({ columns: [t.basketId, t.variantId] }),
    index('reservation_network_idx').on(t.network).where(sql`${t.network} is not null`),
    index('reservation_variant_idx').on(t.variantId, t.expiresAt),
    index('reservation_expires_idx').on(t.expiresAt),
    check('reservation_quantity', sql`${t.quantity} > 0`),
  ],
);

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: bytes('request_hash').notNull(),
    result: jsonb().notNull(),
    expiresAt: timestampTz('expires_at').notNull(),
    /**
     * Keyed hash of the IP network of an agent's call, to limit the responses that are kept; empty
     * where callers share it. Null for other calls.
     */
    network: text(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_key_expires_idx').on(t.expiresAt),
    index('idempotency_key_network_idx')
      .on(t.network, t.expiresAt)
      .where(sql`${t.network} is not null`),
  ],
);
