/** Issues invoices of paid orders, and credit notes of refunds, that have none. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { MISSING_INVOICE_DAYS } from '#features/orders/invoices/invoice.ts';
import { lockBasketOfOrder, lockOrder } from '../order-statements.ts';
import { isOrderDisputed } from '../refunds/is-order-disputed.ts';
import { issueInvoice, issueOrderInvoice } from './invoices.ts';

type Id = { readonly id: string };

const DAYS = `interval '${MISSING_INVOICE_DAYS} days'`;
/** Time at which an order was paid; that of its creation where the server left it out. */
const PAID_AT = 'coalesce(o.paid_at, o.created_at)';

/** `$1` now. */
const listWithoutInvoice = defineStatement<Id>(
  'invoice.missing',
  `select o.id from sales_order o
   where (o.paid_at is not null or o.status not in ('pending', 'cancelled'))
     and o.status not in ('pending', 'cancelled', 'refunded')
     and ${PAID_AT} >= $1::timestamptz - ${DAYS}
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

/** `$1` now. Not of payments that the bank took back; the lock decides which those are. */
const listUncredited = defineStatement<Id>(
  'invoice.uncredited',
  `select distinct order_id as id from (${UNCREDITED}) u
   where refunded_at >= $1::timestamptz - ${DAYS}
     and not exists (select from payment_session s join payment_event e
       on e.provider = s.provider and e.reference = s.reference and e.type = 'disputed'
       where s.order_id = u.order_id)
   order by order_id limit 500`,
);

type Uncredited = {
  readonly returnNumber: string | null;
  readonly amount: number;
  readonly reference: string;
};

/** `$1` order. */
const listUncreditedOfOrder = defineStatement<Uncredited>(
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

async function lock(connection: Connection, id: string) {
  await connection.rows(lockBasketOfOrder, [id]);
  const [order] = await connection.rows(lockOrder, [id]);
  return order;
}

async function issueInvoiceOf(connection: Connection, id: string): Promise<number> {
  const order = await lock(connection, id);
  // A cancellation meanwhile has issued it.
  if (!order || order.status === 'cancelled') return 0;
  await issueOrderInvoice(connection, id, order.total);
  return 1;
}

async function issueCreditNotesOf(connection: Connection, id: string): Promise<number> {
  const order = await lock(connection, id);
  if (!order || (await isOrderDisputed(connection, order))) return 0;
  const refunds = await connection.rows(listUncreditedOfOrder, [id]);
  for (const refund of refunds)
    await issueInvoice(connection, { ...refund, orderId: id, kind: 'creditNote' });
  return refunds.length;
}
