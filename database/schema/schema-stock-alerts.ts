/** Table of stock alerts: requests for an email when a sold-out variant is back in stock. */
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
    /** No foreign key: the alert stays if one import removes the variant and another adds it again. */
    sku: text().notNull(),
    /** `StockAlertItem`. */
    item: jsonb().notNull(),
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** Normalised email address of a guest; null for a customer. */
    email: text(),
    status: text().notNull(),
    /**
     * Hash of the token in the latest email: the confirmation of a guest's alert, or the
     * back-in-stock email.
     */
    tokenHash: bytes('token_hash').unique(),
    requestedAt: timestampTz('requested_at').notNull().default(sql`clock_timestamp()`),
    /** Alerts for a variant are sent in the order of this time; null until confirmed. */
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
