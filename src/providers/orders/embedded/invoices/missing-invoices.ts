/** Issues missing invoices of paid orders, and missing credit notes of refunds. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { MISSING_INVOICE_DAYS } from '#features/orders/invoices/invoice.ts';
import { lockBasketOfOrder, lockOrder } from '../order-statements.ts';
import { isOrderDisputed } from '../refunds/is-order-disputed.ts';
import { issueInvoice, issueOrderInvoice } from './invoices.ts';

type IdRow = { readonly id: string };

const MISSING_INVOICE_INTERVAL = `interval '${MISSING_INVOICE_DAYS} days'`;
/** Time of payment of an order; that of its creation if the previous release set none. */
const PAID_AT = 'coalesce(o.paid_at, o.created_at)';

/** `$1` now. */
const listWithoutInvoice = defineStatement<IdRow>(
  'invoice.missing',
  `select o.id from sales_order o
   where (o.paid_at is not null or o.status not in ('pending', 'cancelled'))
     and o.status not in ('pending', 'cancelled', 'refunded')
     and ${PAID_AT} >= $1::timestamptz - ${MISSING_INVOICE_INTERVAL}
     and not exists (select from invoice i where i.order_id = o.id)
     and not exists (select from order_return r where r.order_id = o.id and r.refund > 0)
   order by ${PAID_AT}, o.id limit 500`,
);

/**
 * Refunds, or parts of them, without a credit note: of paid orders that were cancelled, and of
 * parcels that came back. Parts of a return that are added later have another reference.
 */
const UNCREDITED = `
  select o.id as order_id, ${PAID_AT} as refunded_at, null::text as return_number,
    o.total as amount, 'cancelled' as reference
  from sales_order o
  where o.status = 'cancelled'
    and exists (select from order_event e where e.order_id = o.id and e.type = 'paid')
    and not exists (select from invoice i where i.order_id = o.id and i.kind = 'creditNote')
  union all
  select r.order_id, r.received_at, r.number, r.refund - c.sum, r.number || '/to-' || r.refund
  from order_return r cross join lateral (
    select coalesce(sum(i.amount), 0)::bigint as sum from invoice i
    where i.order_id = r.order_id and i.return_number = r.number) c
  where r.refund > c.sum`;

/** `$1` now. Leaves out payments that the bank took back; they are checked again under the lock. */
const listUncredited = defineStatement<IdRow>(
  'invoice.uncredited',
  `select distinct order_id as id from (${UNCREDITED}) u
   where refunded_at >= $1::timestamptz - ${MISSING_INVOICE_INTERVAL}
     and not exists (select from payment_session s join payment_event e
       on e.provider = s.provider and e.reference = s.reference and e.type = 'disputed'
       where s.order_id = u.order_id)
   order by order_id limit 500`,
);

type UncreditedRefund = {
  readonly returnNumber: string | null;
  readonly amount: number;
  readonly reference: string;
};

/** `$1` order. */
const listUncreditedOfOrder = defineStatement<UncreditedRefund>(
  'invoice.uncreditedOfOrder',
  `select return_number as "returnNumber", amount::float8 as amount, reference
   from (${UNCREDITED}) u where order_id = $1 order by refunded_at, reference`,
);

/** Locks one order at a time. Returns the number of documents. */
export async function issueMissingInvoices(database: Database, now: Date): Promise<number> {
  const missing = await database.rows(listWithoutInvoice, [now.toISOString()]);
  const uncredited = await database.rows(listUncredited, [now.toISOString()]);
  let count = 0;
  for (const [orders, issue] of [
    [missing, issueInvoiceOf],
    [uncredited, issueCreditNotesOf],
  ] as const)
    for (const { id } of orders)
      count += await database.transaction((connection) => issue(connection, id));
  return count;
}

async function lockById(connection: Connection, id: string) {
  await connection.rows(lockBasketOfOrder, [id]);
  const [order] = await connection.rows(lockOrder, [id]);
  return order;
}

async function issueInvoiceOf(connection: Connection, id: string): Promise<number> {
  const order = await lockById(connection, id);
  // If the order was cancelled meanwhile, the cancellation has issued it.
  if (!order || order.status === 'cancelled') return 0;
  await issueOrderInvoice(connection, id, order.total);
  return 1;
}

async function issueCreditNotesOf(connection: Connection, id: string): Promise<number> {
  const order = await lockById(connection, id);
  if (!order || (await isOrderDisputed(connection, order))) return 0;
  const refunds = await connection.rows(listUncreditedOfOrder, [id]);
  for (const refund of refunds)
    await issueInvoice(connection, { ...refund, orderId: id, kind: 'creditNote' });
  return refunds.length;
}
