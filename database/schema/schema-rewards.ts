/** Table of reward points: entries, whose sum is the balance of a customer. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { customer } from './schema-customers.ts';

/** Only added to; entries go with their account. */
export const rewardEntry = pgTable(
  'reward_entry',
  {
    /** In the order of creation. */
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    fascia: text().notNull(),
    /** No foreign key: the points outlive the order. */
    orderNumber: text('order_number').notNull(),
    /** Occasion, once for each order: `order`, `cancelled`, or number and parcel of a return. */
    reference: text().notNull(),
    /** Pence; negative where points were taken back. */
    points: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('reward_entry_once').on(t.fascia, t.orderNumber, t.reference),
    index('reward_entry_customer_idx').on(t.customerId, t.id),
    check('reward_entry_points', sql`${t.points} <> 0`),
  ],
);
