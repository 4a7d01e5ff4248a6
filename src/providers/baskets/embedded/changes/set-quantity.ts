/** Sets a line's quantity, or removes it, in the basket version that the shopper saw. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { defineStatement } from '#database/statement.ts';
import { increaseBasketVersion } from '#database/stock/increase-basket-version.ts';
import { releaseExpiredReservations } from '#database/stock/release-expired-reservations.ts';
import type { BasketScope, ChangeResult } from '#features/basket/basket.port.ts';
import { lockBasket, updateLine } from '../basket-statements.ts';
import { findBasket } from '../find.ts';
import { canReserve, toLimitParameters } from '../reserve-limits.ts';
import { checkVersion } from './check-version.ts';
import {
  checkRequest,
  computeReservation,
  createUnknownLineProblem,
  type QuantityRequest,
  type VariantUnits,
} from './quantity-rules.ts';

const findVariant = defineStatement<{ variant_id: string }>(
  'basket.lineVariant',
  'select variant_id from basket_line where basket_id = $1 and id = $2',
);

const lockStock = defineStatement<{ free: number }>(
  'basket.lockStock',
  'select on_hand - reserved as free from stock where variant_id = $1 for update',
);

/**
 * Units of the variant that the basket has reserved, those that its pending order has reserved, and
 * those in its other lines.
 */
const findVariantUnits = defineStatement<VariantUnits>(
  'basket.variantUnits',
  `select
     coalesce((select quantity from reservation where basket_id = $1 and variant_id = $2 for update), 0) as basket_reserved,
     coalesce((select r.quantity from sales_order o join reservation r on r.basket_id = o.id
               where o.basket_id = $1 and o.status = 'pending' and r.variant_id = $2), 0) as order_reserved,
     coalesce((select sum(quantity) from basket_line where basket_id = $1 and variant_id = $2 and id <> $3), 0)::int as others`,
);

const removeLine = defineStatement<never>(
  'basket.removeLine',
  'delete from basket_line where id = $1',
);
const deleteReservation = defineStatement<never>(
  'basket.deleteReservation',
  'delete from reservation where basket_id = $1 and variant_id = $2',
);

const setReservation = defineStatement<never>(
  'basket.setReservation',
  `insert into reservation (basket_id, variant_id, quantity, expires_at, network)
   values ($1, $2, $3, now() + $4::float8 * interval '1 minute', $5)
   on conflict (basket_id, variant_id) do update
     set quantity = excluded.quantity, network = coalesce(excluded.network, reservation.network), expires_at = greatest(reservation.expires_at, excluded.expires_at)`,
);

const updateReservedStock = defineStatement<never>(
  'basket.updateReservedStock',
  `with moved as (
     update stock set reserved = reserved + $2::int where variant_id = $1
     returning variant_id, on_hand - reserved + least($2::int, 0) as lowest
   )
   insert into change (topic, key)
   select 'product', p.product_key from moved m
   join variant v on v.id = m.variant_id join product p on p.id = v.product_id where m.lowest <= 10`,
);

async function lockLine(
  connection: Connection,
  scope: BasketScope,
  { lineId, version }: QuantityRequest,
) {
  const [basket] = await connection.rows(lockBasket, [scope.fascia, hashToken(scope.token)]);
  if (!basket) throw createUnknownLineProblem();
  checkVersion(basket, version);
  const [line] = await connection.rows(findVariant, [basket.id, lineId]);
  if (!line) throw createUnknownLineProblem();
  return { basketId: basket.id, variantId: line.variant_id };
}

/** Leaves the reservation unchanged if the change would exceed the limits. */
async function limitReservation(
  connection: Connection,
  basketId: string,
  { limits }: QuantityRequest,
  requested: { reservation: number; difference: number },
) {
  const { reservation, difference } = requested;
  const isReservationLimited = !(await canReserve(connection, [basketId], limits, difference));
  return isReservationLimited
    ? { reservation: reservation - difference, difference: 0, isReservationLimited }
    : { ...requested, isReservationLimited };
}

async function readStock(
  connection: Connection,
  variantId: string,
  isTooLittle: (free: number) => Promise<boolean>,
): Promise<number> {
  const [stock] = await connection.rows(lockStock, [variantId]);
  if (!stock) throw createUnknownLineProblem();
  if (!(await isTooLittle(stock.free))) return stock.free;
  await releaseExpiredReservations(connection, [variantId]);
  const [releasedStock] = await connection.rows(lockStock, [variantId]);
  return releasedStock?.free ?? 0;
}

async function change(
  connection: Connection,
  scope: BasketScope,
  request: QuantityRequest,
): Promise<ChangeResult> {
  const { basketId, variantId } = await lockLine(connection, scope, request);
  const readVariantUnits = async () => {
    const [units] = await connection.rows(findVariantUnits, [basketId, variantId, request.lineId]);
    return units ?? { basket_reserved: 0, order_reserved: 0, others: 0 };
  };
  const free = await readStock(connection, variantId, async (freeNow) => {
    const { basket_reserved, order_reserved, others } = await readVariantUnits();
    return (
      request.quantity > 0 && others + request.quantity - basket_reserved - order_reserved > freeNow
    );
  });
  const { reservation, difference, isReservationLimited } = await limitReservation(
    connection,
    basketId,
    request,
    computeReservation(request, await readVariantUnits(), free),
  );
  if (request.quantity === 0) await connection.rows(removeLine, [request.lineId]);
  else await connection.rows(updateLine, [request.lineId, request.quantity]);
  if (reservation === 0) await connection.rows(deleteReservation, [basketId, variantId]);
  else
    await connection.rows(setReservation, [
      basketId,
      variantId,
      reservation,
      request.reserveMinutes,
      toLimitParameters(request.limits)[0],
    ]);
  if (difference !== 0) await connection.rows(updateReservedStock, [variantId, difference]);
  await connection.rows(increaseBasketVersion, [basketId]);
  const basket = await findBasket(connection, scope);
  if (!basket) throw createUnknownLineProblem();
  return { basket, isReservationLimited };
}

export async function setQuantity(
  database: Database,
  scope: BasketScope,
  request: QuantityRequest,
): Promise<ChangeResult> {
  checkRequest(request);
  return await database.transaction((connection) => change(connection, scope, request));
}
