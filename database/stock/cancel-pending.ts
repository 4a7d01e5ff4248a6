/** Cancels a pending order and frees the stock that it has reserved. */
import type { Connection } from '../connection.ts';
import { createUuid } from '../keys/uuid.ts';
import { defineStatement } from '../statement.ts';

/** End of a statement with `moved`: products with at most 10 units left enter the change feed. */
export const APPEND_LOW_STOCK_CHANGES = `insert into change (topic, key)
   select distinct 'product', p.product_key from moved m
   join variant v on v.id = m.variant_id join product p on p.id = v.product_id where m.lowest <= 10`;

export const lockReservedStock = defineStatement<never>(
  'order.lockReserved',
  `select from stock where variant_id in (select variant_id from reservation where basket_id = $1)
   order by variant_id for update`,
);

const releaseReservedStock = defineStatement<never>(
  'order.release',
  `with freed as (delete from reservation where basket_id = $1 returning variant_id, quantity),
   moved as (
     update stock s set reserved = s.reserved - f.quantity from freed f
     where s.variant_id = f.variant_id
     returning s.variant_id, s.on_hand - s.reserved - f.quantity as lowest
   )
   ${APPEND_LOW_STOCK_CHANGES}`,
);

export const deleteOrderBasket = defineStatement<never>(
  'order.deleteBasket',
  'delete from basket where id = $1',
);

/**
 * `$1` basket. Marks that its reserved units have changed: a concurrent add that waits for the lock
 * is retried with the new data. The version stays, since the lines do.
 */
export const touchBasket = defineStatement<never>(
  'order.touchBasket',
  'update basket set updated_at = clock_timestamp() where id = $1',
);

/** `$1` order. As `touchBasket`. */
const touchBasketOfOrder = defineStatement<never>(
  'order.touchBasketOfOrder',
  `update basket set updated_at = clock_timestamp()
   where id = (select basket_id from sales_order where id = $1)`,
);

export const setStatus = defineStatement<never>(
  'order.setStatus',
  'update sales_order set status = $2 where id = $1',
);

/** `$1` id, `$2` order, `$3` type, `$4` detail. */
export const insertOrderEvent = defineStatement<never>(
  'order.insertEvent',
  'insert into order_event (id, order_id, type, detail) values ($1, $2, $3, $4::jsonb)',
);

/** For an order whose basket and row are locked. */
export async function cancelPending(
  connection: Connection,
  orderId: string,
  reason: 'expired' | 'shopper' | 'replaced',
): Promise<void> {
  await connection.rows(lockReservedStock, [orderId]);
  await connection.rows(releaseReservedStock, [orderId]);
  await connection.rows(deleteOrderBasket, [orderId]);
  await connection.rows(touchBasketOfOrder, [orderId]);
  await connection.rows(setStatus, [orderId, 'cancelled']);
  const detail = JSON.stringify({ reason });
  await connection.rows(insertOrderEvent, [createUuid(), orderId, 'cancelled', detail]);
}
