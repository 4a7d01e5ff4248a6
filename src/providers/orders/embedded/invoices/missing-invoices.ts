/** Issues invoices of paid orders that have none. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { MISSING_INVOICE_DAYS } from '#features/orders/invoices/invoice.ts';
import { lockBasketOfOrder, lockOrder } from '../order-statements.ts';
import { issueOrderInvoice } from './invoices.ts';

/** `$1` now. */
const listWithoutInvoice = defineStatement<{ readonly id: string }>(
  'invoice.missing',
  `select o.id from sales_order o
   where (o.paid_at is not null or o.status not in ('pending', 'cancelled'))
     and o.status not in ('pending', 'cancelled', 'refunded')
     and coalesce(o.paid_at, o.created_at)
       >= $1::timestamptz - interval '${MISSING_INVOICE_DAYS} days'
     and not exists (select from invoice i where i.order_id = o.id)
     and not exists (select from order_return r where r.order_id = o.id and r.refund > 0)
   order by coalesce(o.paid_at, o.created_at), o.id limit 500`,
);

/** Locks one order at a time. */
export async function issueMissingInvoices(database: Database, now: Date): Promise<number> {
  const missing = await database.rows(listWithoutInvoice, [now.toISOString()]);
  for (const { id } of missing)
    await database.transaction(async (connection) => {
      await connection.rows(lockBasketOfOrder, [id]);
      const [order] = await connection.rows(lockOrder, [id]);
      // A cancellation meanwhile has issued it.
      if (order && order.status !== 'cancelled')
        await issueOrderInvoice(connection, id, order.total);
    });
  return missing.length;
}
