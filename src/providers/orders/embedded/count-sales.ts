/**
 * Counts sales for social proof, in the transaction that pays or cancels an order: one for each
 * product, none for orders that moved no money.
 */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import { KEPT_HOURS, windowStart } from '#features/social-proof/social-proof.ts';

/** `$1` order, `$2` begin of what is kept: old counts of its products go. */
const addSales = defineStatement<never>(
  'order.addSales',
  `with sold as (
     select v.product_id, o.fascia from sales_order o
     join sales_order_line l on l.order_id = o.id join variant v on v.id = l.variant_id
     where o.id = $1 and not o.is_test group by v.product_id, o.fascia order by v.product_id
   ), gone as (
     delete from social_proof_count c using sold s
     where c.product_id = s.product_id and c.kind = 'sale' and c.hour < $2::timestamptz
   )
   insert into social_proof_count (product_id, fascia, kind, hour, count)
   select product_id, fascia, 'sale', date_trunc('hour', now(), 'UTC'), 1 from sold
   on conflict (product_id, fascia, kind, hour) do update set count = social_proof_count.count + 1`,
);

/** Counts of an order, in the hour in which it was paid. */
const COUNTED = `select c.product_id, c.fascia, c.hour from social_proof_count c
  join sales_order o on o.fascia = c.fascia and not o.is_test
  join order_event e on e.order_id = o.id and e.type = 'paid'
    and c.hour = date_trunc('hour', e.created_at, 'UTC')
  where o.id = $1 and c.kind = 'sale' and c.product_id in (
    select v.product_id from sales_order_line l join variant v on v.id = l.variant_id
    where l.order_id = o.id
  )`;

const lockSales = defineStatement<never>(
  'order.lockSales',
  `${COUNTED} order by c.product_id for update of c`,
);

/** After the lock, so that each count is read as it is. */
const removeSales = defineStatement<never>(
  'order.removeSales',
  `with counted as (${COUNTED}), gone as (
     delete from social_proof_count c using counted s where c.kind = 'sale' and c.count = 1
       and c.product_id = s.product_id and c.fascia = s.fascia and c.hour = s.hour
   )
   update social_proof_count c set count = c.count - 1 from counted s
   where c.kind = 'sale' and c.count > 1
     and c.product_id = s.product_id and c.fascia = s.fascia and c.hour = s.hour`,
);

/** Called last in a transaction: counts of popular products are locked briefly. */
export async function countSales(connection: Connection, orderId: string): Promise<void> {
  await connection.rows(addSales, [orderId, windowStart(KEPT_HOURS, new Date())]);
}

export async function uncountSales(connection: Connection, orderId: string): Promise<void> {
  await connection.rows(lockSales, [orderId]);
  await connection.rows(removeSales, [orderId]);
}
