/** Cancels a paid order before it is dispatched: returns its stock and refunds it. */
import type { Connection } from '#database/connection.ts';
import { isUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { setStatus } from '#database/stock/cancel-pending.ts';
import type { Jobs } from '#features/jobs/jobs.port.ts';
import { Problem } from '#kit/problem.ts';
import { applyPayments, enqueueOrderEmail, recordOrderEvent } from '../apply-payments.ts';
import { issueInvoice } from '../invoices/invoices.ts';
import { lockBasketOfOrder, lockOrder } from '../order-statements.ts';
import { subtractOrderSales } from '../sales/count-sales.ts';
import { isOrderDisputed } from './is-order-disputed.ts';

/** `$1` order. Products with at most 10 units enter the change feed. */
const returnStock = defineStatement<never>(
  'order.returnStock',
  `with units as (
     select variant_id, sum(quantity)::int as quantity from sales_order_line where order_id = $1
     group by variant_id
   ), locked as materialized (
     select variant_id from stock where variant_id in (select variant_id from units)
     order by variant_id for update
   ), moved as (
     update stock s set on_hand = s.on_hand + u.quantity from units u, locked l
     where s.variant_id = u.variant_id and l.variant_id = u.variant_id
     returning s.variant_id, s.on_hand - s.reserved - u.quantity as lowest
   )
   insert into change (topic, key)
   select distinct 'product', p.product_key from moved m
   join variant v on v.id = m.variant_id join product p on p.id = v.product_id where m.lowest <= 10`,
);

const findReceived = defineStatement<never>(
  'order.findReceived',
  'select from order_return where order_id = $1 and received is not null limit 1',
);

const unknownOrder = () => new Problem(404, 'order.unknown', 'There is no such order.');

export async function cancelPaid(connection: Connection, jobs: Jobs, id: string): Promise<void> {
  if (!isUuid(id)) throw unknownOrder();
  await connection.rows(lockBasketOfOrder, [id]);
  const [order] = await connection.rows(lockOrder, [id]);
  if (!order) throw unknownOrder();
  if (order.status === 'cancelled') return;
  if (order.status !== 'paid')
    throw new Problem(409, 'order.status', `A ${order.status} order cannot be cancelled.`);
  if ((await connection.rows(findReceived, [id])).length > 0)
    throw new Problem(409, 'order.status', 'Units of this order have already been returned.');
  await connection.rows(returnStock, [id]);
  await connection.rows(setStatus, [id, 'cancelled']);
  await recordOrderEvent(connection, jobs, order, 'cancelled', { reason: 'request' });
  await enqueueOrderEmail(connection, jobs, order, 'cancellation');
  await subtractOrderSales(connection, id);
  await applyPayments(connection, jobs, id, { isNotified: true });
  if (await isOrderDisputed(connection, order)) return;
  const credit = { kind: 'creditNote', reference: 'cancelled', returnNumber: null } as const;
  await issueInvoice(connection, { ...credit, orderId: id, amount: order.total });
}
