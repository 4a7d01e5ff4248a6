/** Table of price alerts: customers who are emailed when an item of their wishlist costs less. */
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestampTz } from './columns.ts';
import { customer } from './schema-customers.ts';

export const priceAlert = pgTable(
  'price_alert',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    fascia: text().notNull(),
    locale: text().notNull(),
    productKey: text('product_key').notNull(),
    colour: text().notNull(),
    /**
     * Variant whose price the shopper saw. No foreign key: an alert outlives a variant that an
     * import takes out and brings back.
     */
    sku: text().notNull(),
    /** `PriceAlertItem`. */
    item: jsonb().notNull(),
    currency: text().notNull(),
    /** Price that the shopper saw, in minor units. */
    centAmount: bigint('cent_amount', { mode: 'number' }).notNull(),
    /** `created_at` of the item of the wishlist: one that is saved again is another item. */
    savedAt: timestampTz('saved_at').notNull(),
    status: text().notNull(),
    /**
     * Hash of the token in the email, which stops all alerts of the customer; the same for all
     * alerts of one email.
     */
    tokenHash: bytes('token_hash'),
    requestedAt: timestampTz('requested_at').notNull().default(sql`clock_timestamp()`),
    /** Time at which the email was queued, then that of its delivery. */
    sentAt: timestampTz('sent_at'),
  },
  (t) => [
    uniqueIndex('price_alert_active_idx')
      .on(t.customerId, t.fascia, t.currency, t.productKey, t.colour)
      .where(sql`${t.status} <> 'sent'`),
    index('price_alert_waiting_customer_idx').on(t.customerId).where(sql`${t.status} = 'waiting'`),
    index('price_alert_token_idx').on(t.tokenHash),
    index('price_alert_requested_idx').on(t.status, t.requestedAt),
    index('price_alert_sent_idx').on(t.sentAt),
    index('price_alert_owner_idx').on(t.customerId),
    check('price_alert_status_known', sql`${t.status} in ('waiting', 'queued', 'sent')`),
    check('price_alert_sent_at', sql`(${t.status} <> 'waiting') = (${t.sentAt} is not null)`),
  ],
);
