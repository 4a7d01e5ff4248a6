/** SQL that reads and writes orders, their sessions and events. */
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import type { SalesOrder } from '#features/orders/order.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { PendingOrder, StoredSession } from '#features/orders/orders.port.ts';
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { CurrencyCode } from '#i18n/money.ts';

/** `$1` fascia, `$2` hash of the token. */
export const lockOrderedBasket = defineStatement<{
  readonly id: string;
  readonly version: number;
}>(
  'order.lockBasket',
  'select id, version from basket where fascia = $1 and token_hash = $2 for update',
);

export type CurrentLine = {
  readonly id: string;
  readonly variantId: string;
  readonly sku: string;
  readonly quantity: number;
  /** null if the variant is not sold any more. */
  readonly price: number | null;
};

/** `$1` basket, `$2` fascia, `$3` currency. */
export const listCurrentLines = defineStatement<CurrentLine>(
  'order.currentLines',
  `select l.id, l.variant_id as "variantId", v.sku, l.quantity,
     case when p.status = 'live' and f.product_id is not null then m.cent_amount end as price
   from basket_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
   left join product_fascia f on f.product_id = p.id and f.fascia = $2
   left join price m on m.variant_id = v.id and m.currency = $3
   where l.basket_id = $1 order by l.id`,
);

export type LockedOrder = {
  readonly id: string;
  readonly number: string;
  readonly fascia: string;
  readonly locale: string;
  readonly currency: CurrencyCode;
  readonly status: OrderStatus;
  /** null for a guest, and after the account was deleted. */
  readonly customerId: string | null;
  readonly basketId: string;
  readonly basketVersion: number;
  readonly total: number;
  readonly totalsHash: Uint8Array;
  readonly attempt: number;
  readonly expiresAt: string;
};

/** `total::float8`: the driver returns 64-bit integers as text. */
const SELECT_LOCKED_ORDER = `select id, number, fascia, locale, currency, status, customer_id as "customerId",
  basket_id as "basketId", basket_version as "basketVersion", total::float8 as total,
  totals_hash as "totalsHash", attempt,
  ${isoTime('expires_at')} as "expiresAt"
  from sales_order`;

export const lockPendingOfBasket = defineStatement<LockedOrder>(
  'order.lockPending',
  `${SELECT_LOCKED_ORDER} where basket_id = $1 and status = 'pending' for update`,
);
export const lockOrder = defineStatement<LockedOrder>(
  'order.lock',
  `${SELECT_LOCKED_ORDER} where id = $1 for update`,
);

/** Locks the shopper's basket before the order, as placing does, which prevents deadlocks. */
export const lockBasketOfOrder = defineStatement<never>(
  'order.lockBasketOfOrder',
  `select from basket where id = (select basket_id from sales_order where id = $1) for update`,
);

/** Parameters in the order of the columns; the last two are the time and `invoice_details`. */
export const insertOrder = defineStatement<never>(
  'order.insert',
  `insert into sales_order (id, number, fascia, locale, currency, country, expires_at, customer_id,
     basket_id, basket_version, email, address, delivery, voucher_code, totals, total, totals_hash,
     is_test, is_guest, status, attempt, created_at, invoice_details)
   values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $8::uuid, $9::uuid, $10, $11, $12::jsonb,
     $13::jsonb, $14, $15::jsonb, $16, $17, $18, $8::uuid is null, 'pending', 1, $19::timestamptz,
     $20::jsonb)`,
);

/** `$1` order, `$2` lines. */
export const insertOrderLines = defineStatement<never>(
  'order.insertLines',
  `insert into sales_order_line
     (order_id, position, variant_id, sku, basket_line_id, quantity, unit_price, item)
   select $1::uuid, l.position, l."variantId", l.sku, l."basketLineId", l.quantity, l."unitPrice",
     l.item
   from jsonb_to_recordset($2::jsonb) as l(position int, "variantId" uuid, sku text,
     "basketLineId" uuid, quantity int, "unitPrice" bigint, item jsonb)`,
);

export const setPaid = defineStatement<never>(
  'order.setPaid',
  'update sales_order set status = $2, paid_at = now() where id = $1',
);

/** `$1` order, `$2` new expiry. */
export const addAttempt = defineStatement<{ readonly attempt: number }>(
  'order.addAttempt',
  `update sales_order set attempt = attempt + 1, expires_at = $2::timestamptz where id = $1
   returning attempt`,
);

/** `$1` provider, `$2` reference, `$3` order, `$4` attempt. */
export const insertSession = defineStatement<never>(
  'order.insertSession',
  `insert into payment_session (provider, reference, order_id, attempt) values ($1, $2, $3, $4)
   on conflict do nothing`,
);

/** `$1` provider, `$2` id, `$3` reference, `$4` type, `$5` event. */
export const insertPaymentEvent = defineStatement<{ readonly reference: string }>(
  'order.insertPaymentEvent',
  `insert into payment_event (provider, event_id, reference, type, event)
   values ($1, $2, $3, $4, $5::jsonb) on conflict do nothing returning reference`,
);

/** `$1` provider, `$2` reference, `$3` key of a refund that succeeded or was refused. */
export const setRefundResolved = defineStatement<never>(
  'order.setRefundResolved',
  `update payment_event set answered_at = now() where provider = $1 and reference = $2
     and type = 'refundRequested' and event->>'key' = $3 and answered_at is null`,
);

/** `$1` provider, `$2` references. */
export const findOrdersOfSessions = defineStatement<{ readonly orderId: string }>(
  'order.ofSessions',
  `select distinct order_id as "orderId" from payment_session
   where provider = $1 and reference = any($2::text[]) order by order_id`,
);

/** Refunds of returned goods, in minor units. */
export const sumReturned = defineStatement<{ readonly sum: number }>(
  'order.sumReturned',
  'select coalesce(sum(refund), 0)::float8 as sum from order_return where order_id = $1',
);

export type ProviderEvent = { readonly provider: string; readonly event: PaymentEvent };

/** Sessions in the order in which they were opened, so that the first payment is kept. */
export const listPaymentEvents = defineStatement<ProviderEvent>(
  'order.paymentEvents',
  `select e.provider, e.event from payment_session s
   join payment_event e on e.provider = s.provider and e.reference = s.reference
   where s.order_id = $1 order by s.attempt, s.reference, e.created_at, e.event_id`,
);

/** Events of several orders, those of each in the order of `listPaymentEvents`. */
export const listEventsOfOrders = defineStatement<ProviderEvent & { readonly orderId: string }>(
  'order.eventsOfOrders',
  `select s.order_id as "orderId", e.provider, e.event from payment_session s
   join payment_event e on e.provider = s.provider and e.reference = s.reference
   where s.order_id = any($1::uuid[])
   order by s.order_id, s.attempt, s.reference, e.created_at, e.event_id`,
);

const PLACED_AT = isoTime('o.created_at');
const LINES = `(select json_agg(json_build_object('sku', l.sku, 'quantity', l.quantity,
    'unitPrice', l.unit_price, 'item', l.item) order by l.position)
  from sales_order_line l where l.order_id = o.id)`;

export type OrderRow = Omit<SalesOrder, 'token'>;

const CANCEL_REASON = `(select e.detail->>'reason' from order_event e
  where e.order_id = o.id and e.type = 'cancelled' order by e.id desc limit 1)`;

/** Pages of the last confirmation: after a failed payment, the same order may be confirmed again. */
const ACCEPTED_PAGES = `(select e.detail->'acceptedPages' from order_event e
  where e.order_id = o.id and e.detail->'acceptedPages' is not null order by e.id desc limit 1)`;

const RETURNS = `coalesce((select json_agg(json_build_object('number', r.number, 'kind', r.kind,
    'lines', r.lines, 'received', r.received, 'refund', r.refund,
    'deliveryRefund', r.delivery_refund, 'requestedAt', ${isoTime('r.created_at')},
    'receivedAt', ${isoTime('r.received_at')}) order by r.created_at, r.number)
  from order_return r where r.order_id = o.id), '[]')`;

const DISPATCHES = `coalesce((select json_agg(json_build_object('reference', d.reference,
    'lines', d.lines, 'carrier', d.carrier, 'trackingNumber', d.tracking_number,
    'trackingUrl', d.tracking_url, 'sentAt', ${isoTime('d.created_at')})
    order by d.created_at, d.reference)
  from order_dispatch d where d.order_id = o.id), '[]')`;

const ORDER_COLUMNS = `o.id, o.number, o.fascia, o.locale, o.currency, o.status, o.email, o.address,
  o.delivery, o.voucher_code as "voucherCode", o.is_test as "isTest", o.totals, ${PLACED_AT} as "placedAt", ${LINES} as lines,
  ${CANCEL_REASON} as "cancelReason", ${RETURNS} as returns,
  ${DISPATCHES} as dispatches, ${isoTime('o.delivered_at')} as "deliveredAt",
  o.invoice_details as "invoiceDetails", ${ACCEPTED_PAGES} as "acceptedPages"
  from sales_order o`;
const ORDER = `select ${ORDER_COLUMNS}`;

/** A server of the previous release pays orders without `paid_at`. */
const PAID = 'coalesce(o.paid_at, o.created_at)';

/** In microseconds, so that the export can continue after any order. */
const PAID_AT = `to_char(${PAID} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/**
 * Time before which no order can be paid any more: the start of the oldest transaction that is not
 * committed yet, but at most ten minutes ago, so that a stuck one does not stop the export. It must
 * be read by a statement before that of the orders: within one statement, an order whose
 * transaction is committed in between could be missed.
 */
export const readCommittedTime = defineStatement<{ readonly time: string }>(
  'order.committedTime',
  `select to_char(
     greatest(least(min(a.xact_start), now()), now() - interval '10 minutes') at time zone 'UTC',
     'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as time
   from pg_stat_activity a
   where a.datname = current_database() and a.backend_type = 'client backend'`,
);

/**
 * `$1` time, `$2` and `$3` time and id of the order after which to continue, or null, `$4` the
 * result of `readCommittedTime`, read before.
 */
export const listPaidOrders = defineStatement<OrderRow & { readonly paidAt: string }>(
  'order.paid',
  `select ${PAID_AT} as "paidAt", ${ORDER_COLUMNS}
   where (o.paid_at is not null or o.status not in ('pending', 'cancelled'))
     and ${PAID} >= $1::timestamptz and ${PAID} < $4::timestamptz
     and ($2::timestamptz is null or (${PAID}, o.id) > ($2::timestamptz, $3::uuid))
   order by ${PAID}, o.id limit 100`,
);

export const findOrderById = defineStatement<OrderRow>('order.byId', `${ORDER} where o.id = $1`);

/** `$1` fascia or null for any, `$2` number, `$3` days; null for no limit. */
export const findByNumber = defineStatement<OrderRow>(
  'order.byNumber',
  `${ORDER} where ($1::text is null or o.fascia = $1) and o.number = $2
   and ($3::int is null or o.created_at > now() - make_interval(days => $3::int))`,
);

export type CustomerOrderRow = OrderRow & { readonly isOwn: boolean };

/**
 * `$1` customer, `$2` email address. Guest orders are found by the database's lower case, which may
 * treat other letters as equal than accounts do: compare the addresses.
 */
const SELECT_OF_CUSTOMER = `select not o.is_guest as "isOwn", ${ORDER_COLUMNS}
   where (o.customer_id = $1 or (o.is_guest and lower(o.email) = lower($2)))`;

export const listCustomerOrders = defineStatement<CustomerOrderRow>(
  'order.ofCustomer',
  `${SELECT_OF_CUSTOMER} order by o.created_at desc limit 500`,
);
/** `$3` fascia, `$4` number. */
export const findCustomerOrder = defineStatement<CustomerOrderRow>(
  'order.oneOfCustomer',
  `${SELECT_OF_CUSTOMER} and o.fascia = $3 and o.number = $4`,
);

export type PendingRow = Omit<PendingOrder, 'token' | 'sessions' | 'events'> & {
  readonly sessions: readonly StoredSession[] | null;
};

const SELECT_PENDING = `select o.id, o.number, o.fascia, ${isoTime('o.expires_at')} as "expiresAt",
  (select json_agg(json_build_object('provider', s.provider, 'reference', s.reference)
     order by s.attempt) from payment_session s where s.order_id = o.id) as sessions
  from sales_order o`;

/** `$1` fascia, `$2` hash of the token. */
export const findPendingOfBasket = defineStatement<PendingRow>(
  'order.pendingOfBasket',
  `${SELECT_PENDING} join basket b on b.id = o.basket_id
   where b.fascia = $1 and b.token_hash = $2 and o.status = 'pending'`,
);
export const findPendingById = defineStatement<PendingRow>(
  'order.pendingById',
  `${SELECT_PENDING} where o.id = $1 and o.status = 'pending'`,
);
/** `$1` time, `$2` the order after which to continue, or null. */
export const listPendingBefore = defineStatement<PendingRow>(
  'order.pendingBefore',
  `${SELECT_PENDING} where o.status = 'pending' and o.created_at < $1::timestamptz
     and ($2::uuid is null or o.id > $2::uuid)
   order by o.id limit 100`,
);
/** `$1` time, `$2` the order after which to continue, or null. */
export const listCancelledOrders = defineStatement<PendingRow>(
  'order.cancelled',
  `${SELECT_PENDING} where o.status = 'cancelled' and o.expires_at > $1::timestamptz
     and ($2::uuid is null or o.id > $2::uuid)
   order by o.id limit 100`,
);
