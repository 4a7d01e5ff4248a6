/** Tables of checkout, orders and payments; events are append-only, apart from `resolvedAt`. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, timestampTz, updatedAt } from './columns.ts';
import { basket } from './schema-baskets.ts';
import { customer } from './schema-customers.ts';

/** Email, address and delivery entered in a checkout; deleted with its basket, or after a day. */
export const checkoutDraft = pgTable(
  'checkout_draft',
  {
    basketId: uuid('basket_id')
      .primaryKey()
      .references(() => basket.id, { onDelete: 'cascade' }),
    /** `CheckoutDraft`. */
    draft: jsonb().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [index('checkout_draft_updated_idx').on(t.updatedAt)],
);

/**
 * Orders. The stock of a pending order is reserved for a row of `basket` whose id is the order's.
 */
export const salesOrder = pgTable(
  'sales_order',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    fascia: text().notNull(),
    locale: text().notNull(),
    currency: text().notNull(),
    country: text().notNull(),
    status: text().notNull(),
    /** null for a guest, and after the account was deleted. */
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /** Ordered without an account. False for good if ordered with one, also after its deletion. */
    isGuest: boolean('is_guest').notNull().default(false),
    /** No foreign key: the basket is deleted long before the order. */
    basketId: uuid('basket_id').notNull(),
    basketVersion: integer('basket_version').notNull(),
    email: text().notNull(),
    /** `DeliveryAddress`. */
    address: jsonb().notNull(),
    /** `OrderDelivery`. */
    delivery: jsonb().notNull(),
    voucherCode: text('voucher_code'),
    /** True where the payment provider moved no money. */
    isTest: boolean('is_test').notNull().default(false),
    /** `OrderTotals`, as they were when the order was placed. */
    totals: jsonb().notNull(),
    /** Minor units. */
    total: bigint({ mode: 'number' }).notNull(),
    totalsHash: bytes('totals_hash').notNull(),
    /** Number of the latest payment session. */
    attempt: integer().notNull(),
    createdAt: createdAt(),
    /** Payment deadline. */
    expiresAt: timestampTz('expires_at').notNull(),
    /** null for an order that was never paid. */
    paidAt: timestampTz('paid_at'),
    /** null until an order system reports the delivery. */
    deliveredAt: timestampTz('delivered_at'),
    /** `InvoiceDetails`; null for orders of servers that do not store them. */
    invoiceDetails: jsonb('invoice_details'),
  },
  (t) => [
    uniqueIndex('sales_order_pending_idx').on(t.basketId).where(sql`${t.status} = 'pending'`),
    index('sales_order_expires_idx').on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    index('sales_order_customer_idx').on(t.customerId, t.createdAt),
    index('sales_order_created_idx').on(t.country, t.createdAt),
    index('sales_order_email_idx').on(sql`lower(${t.email})`, t.createdAt),
    index('sales_order_unpaid_idx')
      .on(t.createdAt)
      .where(sql`${t.status} = 'cancelled' and ${t.paidAt} is null`),
    index('sales_order_paid_idx').on(t.paidAt, t.id).where(sql`${t.paidAt} is not null`),
    // During a deployment, the previous release marks orders as paid without `paid_at`.
    index('sales_order_export_idx')
      .on(sql`coalesce(${t.paidAt}, ${t.createdAt})`, t.id)
      .where(sql`${t.paidAt} is not null or ${t.status} not in ('pending', 'cancelled')`),
    index('sales_order_placed_idx').on(t.createdAt),
    index('sales_order_closed_idx').on(t.expiresAt).where(sql`${t.status} = 'cancelled'`),
    index('sales_order_voucher_idx')
      .on(t.fascia, t.voucherCode)
      .where(sql`${t.voucherCode} is not null and ${t.status} <> 'cancelled'`),
    check(
      'sales_order_status_known',
      sql`${t.status} in ('pending', 'paid', 'partlyDispatched', 'dispatched', 'delivered', 'cancelled', 'refunded')`,
    ),
    check('sales_order_total', sql`${t.total} >= 0`),
  ],
);

const orderId = () =>
  uuid('order_id')
    .notNull()
    .references(() => salesOrder.id, { onDelete: 'cascade' });

/** Lines with names and prices as they were ordered. */
export const salesOrderLine = pgTable(
  'sales_order_line',
  {
    orderId: orderId(),
    position: integer().notNull(),
    /** No foreign key: an order outlives its products. */
    variantId: uuid('variant_id').notNull(),
    sku: text().notNull(),
    /** Line of the basket that it was ordered from. */
    basketLineId: uuid('basket_line_id').notNull(),
    quantity: integer().notNull(),
    /** Minor units. */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    /** `OrderedItem`. */
    item: jsonb().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    check('sales_order_line_quantity', sql`${t.quantity} between 1 and 999`),
    check('sales_order_line_price', sql`${t.unitPrice} > 0`),
  ],
);

export const orderEvent = pgTable(
  'order_event',
  {
    id: uuid().primaryKey(),
    orderId: orderId(),
    type: text().notNull(),
    detail: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_event_order_idx').on(t.orderId, t.id)],
);

/** Latest invoice number of each series; a fascia has one series for each country. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text().primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
});

/** Invoices of orders, and credit notes of their refunds. */
export const invoice = pgTable(
  'invoice',
  {
    series: text().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    orderId: orderId(),
    kind: text().notNull(),
    /** Reason for the document, unique in its order: `order`, `cancelled` or a return's parcel. */
    reference: text().notNull(),
    returnNumber: text('return_number'),
    /** Minor units, tax included. */
    amount: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.series, t.sequence] }),
    uniqueIndex('invoice_once').on(t.orderId, t.reference),
    check('invoice_kind_known', sql`${t.kind} in ('invoice', 'creditNote')`),
    check('invoice_amount', sql`${t.amount} >= 0`),
  ],
);

export const paymentSession = pgTable(
  'payment_session',
  {
    provider: text().notNull(),
    /** Id of the session at the provider. */
    reference: text().notNull(),
    orderId: orderId(),
    attempt: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.reference] }),
    index('payment_session_order_idx').on(t.orderId, t.attempt),
  ],
);

/** Events by id of the provider, so that a repeated one is stored once; `event` never changes. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    /** Session reference. No foreign key: an event may arrive before its session is stored. */
    reference: text().notNull(),
    type: text().notNull(),
    /** `PaymentEvent`. */
    event: jsonb().notNull(),
    createdAt: createdAt(),
    /** Time at which a requested refund succeeded or failed; null for other events. */
    resolvedAt: timestampTz('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index('payment_event_reference_idx').on(t.provider, t.reference),
    index('payment_event_created_idx').on(t.createdAt),
    index('payment_event_refund_idx')
      .on(t.createdAt)
      .where(sql`${t.type} in ('refundRequested', 'refundFailed')`),
    index('payment_event_refused_idx').on(t.createdAt).where(sql`${t.type} = 'refundFailed'`),
    index('payment_event_unanswered_idx')
      .on(t.createdAt)
      .where(sql`${t.type} = 'refundRequested' and ${t.resolvedAt} is null`),
  ],
);

/** Payment sessions of the test provider, which takes test cards and moves no money. */
export const testPayment = pgTable(
  'test_payment',
  {
    /** `reference` of the payment session. */
    reference: text().primaryKey(),
    key: text().notNull().unique(),
    /** `TestSession`. */
    session: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('test_payment_created_idx').on(t.createdAt)],
);
