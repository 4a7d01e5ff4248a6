/**
 * Stock of orders. The reservations of a pending order belong to a basket row with its id, so
 * that `stock.reserved` stays the sum of all reservations.
 */
import { randomBytes } from 'node:crypto';
import type { Connection } from '#database/connection.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { defineStatement } from '#database/statement.ts';
import {
  APPEND_LOW_STOCK_CHANGES,
  deleteOrderBasket,
  lockReservedStock,
} from '#database/stock/cancel-pending.ts';
import { increaseBasketVersion } from '#database/stock/increase-basket-version.ts';
import { releaseExpiredReservations } from '#database/stock/release-expired-reservations.ts';
import { Problem } from '#kit/problem.ts';

export type RequestedStock = { readonly variantId: string; readonly requested: number };
type LockedStock = {
  readonly variantId: string;
  readonly free: number;
  readonly basketReserved: number;
};

/** `$1` basket, `$2` variants. Locks by variant id, as every statement does. */
const lockOrderStock = defineStatement<LockedStock>(
  'order.lockStockOfVariants',
  `with locked as materialized (
     select variant_id, on_hand - reserved as free from stock
     where variant_id = any($2::uuid[]) order by variant_id for update
   )
   select l.variant_id as "variantId", l.free, coalesce(r.quantity, 0) as "basketReserved"
   from locked l left join reservation r on r.basket_id = $1 and r.variant_id = l.variant_id`,
);

/** `$1` order, `$2` fascia, `$3` hash of a random token. */
const insertOrderBasket = defineStatement<never>(
  'order.insertBasket',
  'insert into basket (id, fascia, token_hash, version) values ($1, $2, $3, 1)',
);

/**
 * `$1` basket, `$2` order, `$3` needs, `$4` network or null. The basket's own reservations become
 * those of the order.
 */
const moveReservations = defineStatement<never>(
  'order.reserve',
  `with needs as (
     select * from jsonb_to_recordset($3::jsonb) as n("variantId" uuid, requested int)
   ), given as (
     delete from reservation r using needs n where r.basket_id = $1 and r.variant_id = n."variantId"
     returning r.variant_id, r.quantity, r.network
   ), of_order as (
     insert into reservation (basket_id, variant_id, quantity, expires_at, network)
     select $2::uuid, n."variantId", n.requested, 'infinity'::timestamptz,
       coalesce($4::text, g.network)
     from needs n left join given g on g.variant_id = n."variantId"
   ), moved as (
     update stock s set reserved = s.reserved + n.requested - coalesce(g.quantity, 0)
     from needs n left join given g on g.variant_id = n."variantId"
     where s.variant_id = n."variantId"
     returning s.variant_id, s.on_hand - s.reserved as lowest
   )
   ${APPEND_LOW_STOCK_CHANGES}`,
);

const sellReservedStock = defineStatement<never>(
  'order.sell',
  `with sold as (delete from reservation where basket_id = $1 returning variant_id, quantity)
   update stock s set on_hand = s.on_hand - sold.quantity, reserved = s.reserved - sold.quantity
   from sold where s.variant_id = sold.variant_id`,
);

/**
 * Must be called with a lock of the stock.
 * @throws Problem 409 `basket.notEnough` when a line is not available; nothing is reserved then.
 */
export async function reserveForOrder(
  connection: Connection,
  order: Record<'basketId' | 'orderId' | 'fascia', string> & { readonly network: string | null },
  needs: readonly RequestedStock[],
): Promise<void> {
  const { basketId, orderId, fascia, network } = order;
  const variantIds = needs.map(({ variantId }) => variantId);
  const listUnavailable = async () => {
    const stocks = await connection.rows(lockOrderStock, [basketId, variantIds]);
    return needs.filter(({ variantId, requested }) => {
      const stock = stocks.find((stock) => stock.variantId === variantId);
      return !stock || requested - stock.basketReserved > stock.free;
    });
  };
  const unavailable = await listUnavailable();
  if (unavailable.length > 0) {
    await releaseExpiredReservations(
      connection,
      unavailable.map(({ variantId }) => variantId),
    );
    if ((await listUnavailable()).length > 0)
      throw new Problem(409, 'basket.notEnough', 'A line of the basket is sold out', {
        field: 'basket',
      });
  }
  await connection.rows(insertOrderBasket, [
    orderId,
    fascia,
    hashToken(randomBytes(32).toString('hex')),
  ]);
  await connection.rows(moveReservations, [basketId, orderId, JSON.stringify(needs), network]);
}

export async function deductStock(connection: Connection, orderId: string): Promise<void> {
  await connection.rows(lockReservedStock, [orderId]);
  await connection.rows(sellReservedStock, [orderId]);
  await connection.rows(deleteOrderBasket, [orderId]);
}

/** Keeps quantities in the basket that were added during the payment. */
const reduceLines = defineStatement<never>(
  'order.reduceLines',
  `with ordered as (select basket_line_id, quantity from sales_order_line where order_id = $1),
   gone as (
     delete from basket_line l using ordered o
     where l.id = o.basket_line_id and l.quantity <= o.quantity
   )
   update basket_line l set quantity = l.quantity - o.quantity from ordered o
   where l.id = o.basket_line_id and l.quantity > o.quantity`,
);

/** Removes reservations of the basket beyond the quantities that remain in it. */
const trimReservations = defineStatement<never>(
  'order.trimReservations',
  `with left_over as (
     select r.variant_id, r.quantity - coalesce((select sum(l.quantity)::int from basket_line l
       where l.basket_id = r.basket_id and l.variant_id = r.variant_id), 0) as units
     from reservation r where r.basket_id = $1
   ), locked as materialized (
     select s.variant_id from stock s where s.variant_id in
       (select variant_id from left_over where units > 0) order by s.variant_id for update
   ), trimmed as (
     update reservation r set quantity = r.quantity - o.units from left_over o, locked l
     where r.basket_id = $1 and r.variant_id = o.variant_id and l.variant_id = o.variant_id
       and r.quantity > o.units
   ), dropped as (
     delete from reservation r using left_over o, locked l
     where r.basket_id = $1 and r.variant_id = o.variant_id and l.variant_id = o.variant_id
       and r.quantity = o.units
   )
   update stock s set reserved = s.reserved - o.units from left_over o, locked l
   where s.variant_id = o.variant_id and l.variant_id = o.variant_id and o.units > 0`,
);

const deleteDraft = defineStatement<never>(
  'order.deleteDraft',
  'delete from checkout_draft where basket_id = $1',
);

/** Removes the ordered lines, and the checkout draft, from the basket. */
export async function takeFromBasket(
  connection: Connection,
  { orderId, basketId }: Record<'orderId' | 'basketId', string>,
): Promise<void> {
  await connection.rows(reduceLines, [orderId]);
  await connection.rows(trimReservations, [basketId]);
  await connection.rows(deleteDraft, [basketId]);
  await connection.rows(increaseBasketVersion, [basketId]);
}
