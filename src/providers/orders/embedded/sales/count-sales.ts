/**
 * Counts sales for social proof, in the transaction that pays, cancels or returns an order: one
 * sale for each product, none for test orders.
 */
import type { Connection } from '#database/connection.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { insertOrderEvent } from '#database/stock/cancel-pending.ts';
import { COUNT_RETENTION_HOURS, windowStart } from '#features/social-proof/social-proof.ts';

/** `$1` order, `$2` start of the retention period: older counts of its products are deleted. */
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

/** Selects products of an order whose sale was not subtracted before. */
const SELECT_COUNTED_PRODUCTS = `select v.product_id as id from sales_order_line l
  join variant v on v.id = l.variant_id
  left join (
    select r.order_id, (u->>'position')::int as position, sum((u->>'quantity')::int) as quantity
    from order_return r, jsonb_array_elements(coalesce(r.received, r.lines)) u
    where u->>'refusal' is distinct from 'missing' group by 1, 2
  ) r on r.order_id = l.order_id and r.position = l.position
  where l.order_id = $1 and not exists (select from order_event e where e.order_id = l.order_id
    and e.type = 'saleUncounted' and e.detail->'products' ? v.product_id::text)
  group by v.product_id`;

type ProductRow = { readonly id: string };

const listCounted = defineStatement<ProductRow>('order.countedProducts', SELECT_COUNTED_PRODUCTS);

/** Lists products of which every unit is part of a return. */
const listReturned = defineStatement<ProductRow>(
  'order.returnedProducts',
  `${SELECT_COUNTED_PRODUCTS} having bool_and(coalesce(r.quantity, 0) >= l.quantity)`,
);

/** Selects counts of products in the hour in which the order was paid. $1 order, $2 products. */
const SELECT_SALE_COUNTS = `select c.product_id, c.fascia, c.hour from social_proof_count c
  join sales_order o on o.fascia = c.fascia and not o.is_test
  join order_event e on e.order_id = o.id and e.type = 'paid'
    and c.hour = date_trunc('hour', e.created_at, 'UTC')
  where o.id = $1 and c.kind = 'sale' and c.product_id = any($2::uuid[])`;

const lockSales = defineStatement<never>(
  'order.lockSales',
  `${SELECT_SALE_COUNTS} order by c.product_id for update of c`,
);

/** Must be used after `lockSales`, so that it reads the current counts. */
const removeSales = defineStatement<never>(
  'order.removeSales',
  `with counted as (${SELECT_SALE_COUNTS}), gone as (
     delete from social_proof_count c using counted s where c.kind = 'sale' and c.count = 1
       and c.product_id = s.product_id and c.fascia = s.fascia and c.hour = s.hour
   )
   update social_proof_count c set count = c.count - 1 from counted s
   where c.kind = 'sale' and c.count > 1
     and c.product_id = s.product_id and c.fascia = s.fascia and c.hour = s.hour`,
);

/** Called last in a transaction: counts of popular products are locked briefly. */
export async function countSales(connection: Connection, orderId: string): Promise<void> {
  await connection.rows(addSales, [orderId, windowStart(COUNT_RETENTION_HOURS, new Date())]);
}

/** Must be called with a lock of the order, which is cancelled. */
export async function subtractOrderSales(connection: Connection, orderId: string): Promise<void> {
  await revertCounts(connection, orderId, await connection.rows(listCounted, [orderId]));
}

/** Subtracts products of which every unit is part of a return. Needs a lock of the order. */
export async function subtractReturnedSales(
  connection: Connection,
  orderId: string,
): Promise<void> {
  await revertCounts(connection, orderId, await connection.rows(listReturned, [orderId]));
}

/** Subtracts each product of an order once. */
async function revertCounts(
  connection: Connection,
  orderId: string,
  rows: readonly ProductRow[],
): Promise<void> {
  const products = rows.map(({ id }) => id);
  if (products.length === 0) return;
  await connection.rows(lockSales, [orderId, products]);
  await connection.rows(removeSales, [orderId, products]);
  const detail = JSON.stringify({ products });
  await connection.rows(insertOrderEvent, [createUuid(), orderId, 'saleUncounted', detail]);
}
