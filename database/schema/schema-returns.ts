/** Tables of dispatches, returns and withdrawals. */
import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, timestampTz } from './columns.ts';
import { salesOrder } from './schema-orders.ts';

/** Units of an order that left together. */
export const orderDispatch = pgTable(
  'order_dispatch',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => salesOrder.id, { onDelete: 'cascade' }),
    /** Key of the order system. */
    reference: text().notNull(),
    /** `DispatchedUnits[]`. */
    lines: jsonb().notNull(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    createdAt: timestampTz('created_at').notNull(),
  },
  (t) => [unique('order_dispatch_once').on(t.orderId, t.reference)],
);

export const orderReturn = pgTable(
  'order_return',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => salesOrder.id, { onDelete: 'cascade' }),
    number: text().notNull().unique(),
    kind: text().notNull(),
    /** Key of the form that announced it. */
    requestKey: text('request_key').notNull(),
    /** `ReturnLine[]`. */
    lines: jsonb().notNull(),
    /** `ReceivedLine[]`; null until the parcel has arrived. */
    received: jsonb(),
    /** Minor units, delivery included. */
    refund: bigint({ mode: 'number' }).notNull().default(0),
    deliveryRefund: bigint('delivery_refund', { mode: 'number' }).notNull().default(0),
    createdAt: timestampTz('created_at').notNull(),
    receivedAt: timestampTz('received_at'),
  },
  (t) => [
    unique('order_return_once').on(t.orderId, t.requestKey),
    check('order_return_kind_known', sql`${t.kind} in ('return', 'withdrawal')`),
    check(
      'order_return_refund',
      sql`${t.refund} >= ${t.deliveryRefund} and ${t.deliveryRefund} >= 0`,
    ),
  ],
);

/** Statements of withdrawal as they were typed; those without an order wait for a person. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid().primaryKey(),
    fascia: text().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    orderNumber: text('order_number').notNull(),
    email: text().notNull(),
    outcome: text().notNull(),
    /** null for an unknown order. */
    orderId: uuid('order_id').references(() => salesOrder.id, { onDelete: 'cascade' }),
    returnNumber: text('return_number'),
    createdAt: createdAt(),
    /** null until a person has answered it; always null where an order was found. */
    handledAt: timestampTz('handled_at'),
  },
  (t) => [
    index('withdrawal_order_idx').on(t.orderId),
    index('withdrawal_unmatched_idx').on(t.createdAt).where(sql`${t.outcome} = 'unmatched'`),
    index('withdrawal_open_idx')
      .on(t.createdAt)
      .where(sql`${t.outcome} = 'unmatched' and ${t.handledAt} is null`),
    check('withdrawal_outcome_known', sql`${t.outcome} in ('return', 'cancelled', 'unmatched')`),
  ],
);
