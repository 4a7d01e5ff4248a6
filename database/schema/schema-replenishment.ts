/** Table of reminders: customers who are emailed before a product runs out. */
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, timestampTz } from './columns.ts';
import { customer } from './schema-customers.ts';

export const reminder = pgTable(
  'reminder',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    fascia: text().notNull(),
    locale: text().notNull(),
    /** No foreign key: a reminder outlives a variant that an import takes out and brings back. */
    sku: text().notNull(),
    /** `ReminderItem`. */
    item: jsonb().notNull(),
    dueAt: timestampTz('due_at').notNull(),
    status: text().notNull(),
    /** Hash of the token in the email, which stops all reminders; the same for all of one email. */
    tokenHash: bytes('token_hash'),
    requestedAt: timestampTz('requested_at').notNull().default(sql`clock_timestamp()`),
    /** Time at which the email was queued, then that of its delivery. */
    sentAt: timestampTz('sent_at'),
  },
  (t) => [
    uniqueIndex('reminder_active_idx')
      .on(t.customerId, t.fascia, t.sku)
      .where(sql`${t.status} <> 'sent'`),
    index('reminder_due_idx').on(t.dueAt).where(sql`${t.status} = 'waiting'`),
    index('reminder_token_idx').on(t.tokenHash),
    index('reminder_sent_idx').on(t.sentAt),
    index('reminder_owner_idx').on(t.customerId),
    check('reminder_status_known', sql`${t.status} in ('waiting', 'queued', 'sent')`),
    check('reminder_sent_at', sql`(${t.status} <> 'waiting') = (${t.sentAt} is not null)`),
  ],
);
