/** Reserves a whole basket, or nothing. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { defineStatement } from '#database/statement.ts';
import { lockStockOfLines } from '#database/stock/lock-stock.ts';
import { releaseExpiredReservations } from '#database/stock/release-expired-reservations.ts';
import type { BasketScope, ReservePolicy } from '#features/basket/basket.port.ts';
import { Problem } from '#kit/problem.ts';
import { lockBasket } from './basket-statements.ts';
import { canReserve, toLimitParameters } from './reserve-limits.ts';

type Need = { variant_id: string; requested: number; basket_reserved: number; free: number };

/** Locks the stock of every line, by variant id as every statement does. */
const lockNeeds = defineStatement<Need>(
  'basket.lockNeeds',
  `with locked as materialized (
     select variant_id, on_hand - reserved as free from stock
     where variant_id in (select variant_id from basket_line where basket_id = $1) order by variant_id for update
   )
   select s.variant_id, s.free, coalesce(r.quantity, 0) as basket_reserved,
     greatest((select sum(quantity)::int from basket_line where basket_id = $1 and variant_id = s.variant_id)
       - coalesce((select h.quantity from sales_order o join reservation h on h.basket_id = o.id
                   where o.basket_id = $1 and o.status = 'pending' and h.variant_id = s.variant_id), 0), 0) as requested
   from locked s left join reservation r on r.basket_id = $1 and r.variant_id = s.variant_id`,
);

/**
 * `$1` basket, `$2` variants with their units, `$3` minutes, `$4` network. Products with at most 10
 * units enter the change feed.
 */
const saveReservations = defineStatement<never>(
  'basket.saveReservations',
  `with asked as (select * from jsonb_to_recordset($2::jsonb) as a(variant_id uuid, requested int)),
   before as materialized (
     select a.variant_id, a.requested - coalesce(r.quantity, 0) as difference
     from asked a left join reservation r on r.basket_id = $1 and r.variant_id = a.variant_id
   ),
   saved as (
     insert into reservation (basket_id, variant_id, quantity, expires_at, network)
     select $1, variant_id, requested, now() + $3::float8 * interval '1 minute', $4::text from asked
     on conflict (basket_id, variant_id) do update
       set quantity = excluded.quantity, network = coalesce(excluded.network, reservation.network),
         expires_at = greatest(reservation.expires_at, excluded.expires_at)
   ),
   moved as (
     update stock s set reserved = s.reserved + b.difference from before b
     where s.variant_id = b.variant_id and b.difference <> 0
     returning s.variant_id, s.on_hand - s.reserved as lowest
   )
   insert into change (topic, key)
   select distinct 'product', p.product_key from moved m
   join variant v on v.id = m.variant_id join product p on p.id = v.product_id where m.lowest <= 10`,
);

async function readNeeds(connection: Connection, basketId: string): Promise<Need[]> {
  const isShort = ({ requested, basket_reserved, free }: Need) =>
    requested - basket_reserved > free;
  await connection.rows(lockStockOfLines, [basketId]);
  const needs = await connection.rows(lockNeeds, [basketId]);
  const short = needs.filter(isShort).map(({ variant_id }) => variant_id);
  if (short.length === 0) return needs;
  await releaseExpiredReservations(connection, short);
  const again = await connection.rows(lockNeeds, [basketId]);
  if (again.some(isShort))
    throw new Problem(409, 'basket.notEnough', 'An item in the basket is not available', {
      field: 'basket',
    });
  return again;
}

export function reserve(
  database: Database,
  scope: BasketScope,
  { reserveMinutes, limits }: ReservePolicy,
): Promise<{ isReservationLimited: boolean }> {
  return database.transaction(async (connection) => {
    const [basket] = await connection.rows(lockBasket, [scope.fascia, hashToken(scope.token)]);
    const all = basket ? await readNeeds(connection, basket.id) : [];
    // The units of the others are reserved by a pending order of the basket.
    const needs = all.filter(({ requested }) => requested > 0);
    if (!basket || needs.length === 0 || reserveMinutes <= 0)
      return { isReservationLimited: false };
    const more = needs.reduce(
      (sum, { requested, basket_reserved }) => sum + Math.max(requested - basket_reserved, 0),
      0,
    );
    if (!(await canReserve(connection, [basket.id], limits, more)))
      return { isReservationLimited: true };
    await connection.rows(saveReservations, [
      basket.id,
      JSON.stringify(needs),
      reserveMinutes,
      toLimitParameters(limits)[0],
    ]);
    return { isReservationLimited: false };
  });
}
