/** Table of stock alerts: shoppers who are emailed when a sold-out variant is back. */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestampTz } from './columns.ts';
import { customer } from './schema-customers.ts';

export const stockAlert = pgTable(
  'stock_alert',
  {
    id: uuid().primaryKey(),
    fascia: text().notNull(),
    locale: text().notNull(),
    /** No foreign key: an alert outlives a variant that an import takes out and brings back. */
    sku: text().notNull(),
    /** `AlertItem`. */
    item: jsonb().notNull(),
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Normalised address of a guest. */
    email: text(),
    status: text().notNull(),
    /**
     * Hash of the token in an email: in the one that confirms and ends a guest's alert, then in the
     * one that says that the variant is back.
     */
    tokenHash: bytes('token_hash').unique(),
    requestedAt: timestampTz('requested_at').notNull().default(sql`clock_timestamp()`),
    /** Position in the queue of the variant. */
    confirmedAt: timestampTz('confirmed_at'),
    sentAt: timestampTz('sent_at'),
  },
  (t) => [
    uniqueIndex('stock_alert_customer_idx')
      .on(t.customerId, t.fascia, t.sku)
      .where(sql`${t.customerId} is not null and ${t.status} <> 'sent'`),
    uniqueIndex('stock_alert_email_idx')
      .on(t.email, t.fascia, t.sku)
      .where(sql`${t.email} is not null and ${t.status} <> 'sent'`),
    index('stock_alert_queue_idx')
      .on(t.sku, t.confirmedAt, t.id)
      .where(sql`${t.status} = 'waiting'`),
    index('stock_alert_sent_idx').on(t.sku, t.sentAt).where(sql`${t.status} = 'sent'`),
    index('stock_alert_requested_idx').on(t.status, t.requestedAt),
    index('stock_alert_sent_at_idx').on(t.sentAt),
    index('stock_alert_owner_idx').on(t.customerId),
    check('stock_alert_status_known', sql`${t.status} in ('unconfirmed', 'waiting', 'sent')`),
    check('stock_alert_one_recipient', sql`(${t.customerId} is null) <> (${t.email} is null)`),
    check('stock_alert_sent_at', sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
  ],
);
