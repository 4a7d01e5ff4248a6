/** Number of units that a basket, and a network, may still reserve. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import type { ReserveLimits } from '#features/basket/basket.port.ts';

/** More units than any stock, for no limit. */
const UNLIMITED = 1_000_000_000;

/** Hashed network or null, units per basket, units per network. */
export function toLimitParameters(
  limits: ReserveLimits | undefined,
): [string | null, number, number] {
  if (!limits) return [null, UNLIMITED, UNLIMITED];
  return [limits.network, limits.perBasket, limits.perNetwork];
}

/**
 * `$1` baskets counted as one, `$2` network or null, `$3` units per basket, `$4` units per network.
 */
const findReservableUnits = defineStatement<{ units: number }>(
  'basket.reservableUnits',
  `select least(
     $3::int - (select coalesce(sum(quantity), 0) from reservation where basket_id = any($1::uuid[]) and expires_at > now()),
     $4::int - (select coalesce(sum(quantity), 0) from reservation where network = $2::text and expires_at > now())
   )::int as units`,
);

export async function canReserve(
  connection: Connection,
  basketIds: readonly string[],
  limits: ReserveLimits | undefined,
  units: number,
): Promise<boolean> {
  if (!limits || units <= 0) return true;
  const [reservable] = await connection.rows(findReservableUnits, [
    basketIds,
    ...toLimitParameters(limits),
  ]);
  return (reservable?.units ?? 0) >= units;
}
