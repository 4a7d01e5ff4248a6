/** Merges a guest's basket into the customer's, once, in one transaction. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { defineStatement } from '#database/statement.ts';
import { increaseBasketVersion } from '#database/stock/increase-basket-version.ts';
import { lockStockOfVariants } from '#database/stock/lock-stock.ts';
import { releaseExpiredReservations } from '#database/stock/release-expired-reservations.ts';
import type {
  BasketScope,
  Baskets,
  MergeResult,
  ReservePolicy,
} from '#features/basket/basket.port.ts';
import { updateLine } from './basket-statements.ts';
import { checkVersion } from './changes/check-version.ts';
import { findBasket } from './find.ts';
import { closeOlderOrder, moveDraft, moveOrder, moveOrderedLine } from './merge-orders.ts';
import { type MergeLine, planMerge } from './merge-plan.ts';
import { canReserve, toLimitParameters } from './reserve-limits.ts';

const lockBoth = defineStatement<{ id: string; version: number; is_guest: boolean }>(
  'basket.lockBoth',
  `select id, version, token_hash = $2 as is_guest from basket
   where fascia = $1 and token_hash in ($2, $3) order by id for update`,
);

/** For a customer without a basket: the guest's becomes theirs, with lines and reservations. */
const rename = defineStatement<never>(
  'basket.rename',
  'update basket set token_hash = $2, version = version + 1, updated_at = now() where id = $1',
);

const listVariants = defineStatement<{ variant_id: string }>(
  'basket.variants',
  'select distinct variant_id from basket_line where basket_id = $1 order by variant_id',
);

type Share = {
  variant_id: string;
  free: number;
  basket_reserved: number;
  current: number;
  /** Units that pending orders of both baskets have reserved. */
  order_reserved: number;
};

/** By variant: free units, units reserved by both baskets, and those of them not yet expired. */
const lockShares = defineStatement<Share>(
  'basket.lockShares',
  `with locked as materialized (
     select variant_id, on_hand - reserved as free from stock where variant_id = any($3::uuid[]) order by variant_id for update
   )
   select l.variant_id, l.free, coalesce(sum(r.quantity), 0)::int as basket_reserved,
     coalesce(sum(r.quantity) filter (where r.expires_at > now()), 0)::int as current,
     (select coalesce(sum(h.quantity), 0) from sales_order o join reservation h on h.basket_id = o.id
      where o.basket_id in ($1, $2) and o.status = 'pending' and h.variant_id = l.variant_id)::int as order_reserved
   from locked l left join reservation r on r.variant_id = l.variant_id and r.basket_id in ($1, $2)
   group by l.variant_id, l.free order by l.variant_id`,
);

/**
 * `$1` guest, `$2` customer, `$3` locale. The customer's lines come first, to keep their
 * quantities.
 */
const listLines = defineStatement<MergeLine>(
  'basket.linesOfBoth',
  `select l.id, l.variant_id, v.sku, coalesce(own.name, english.name) as name, l.custom_hash, l.quantity, l.basket_id = $1 as is_guest,
     coalesce((p.facts->>'isPremier')::boolean, false) as is_single
   from basket_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
   join product_text english on english.product_id = v.product_id and english.locale = 'en-GB'
   left join product_text own on own.product_id = v.product_id and own.locale = $3
   where l.basket_id in ($1, $2) order by (l.basket_id = $1), l.id`,
);

const moveLine = defineStatement<never>(
  'basket.moveLine',
  'update basket_line set basket_id = $2, quantity = $3 where id = $1',
);

/**
 * `$1` guest, `$2` customer, `$3` variant, `$4` units to reserve, `$5` minutes or 0, `$6` network
 * of newly reserved units, or null.
 */
const joinReservationRows = defineStatement<never>(
  'basket.joinReservationRows',
  `with deleted as (delete from reservation where basket_id = $1 and variant_id = $3 returning quantity, network),
   kept as (select quantity from reservation where basket_id = $2 and variant_id = $3),
   before as (select coalesce((select quantity from deleted), 0) + coalesce((select quantity from kept), 0) as basket_reserved),
   after as (select case when $5::float8 > 0 then $4::int else least($4::int, basket_reserved) end as basket_reserved from before),
   written as (
     insert into reservation (basket_id, variant_id, quantity, expires_at, network)
     select $2, $3, basket_reserved, now() + $5::float8 * interval '1 minute', coalesce($6::text, (select network from deleted)) from after where basket_reserved > 0
     on conflict (basket_id, variant_id) do update
       set quantity = excluded.quantity, network = coalesce(excluded.network, reservation.network), expires_at = greatest(reservation.expires_at, excluded.expires_at)
   )
   update stock set reserved = reserved + (select basket_reserved from after) - (select basket_reserved from before)
   where variant_id = $3 and (select basket_reserved from after) <> (select basket_reserved from before)`,
);

const dropBasket = defineStatement<never>('basket.drop', 'delete from basket where id = $1');

type Pair = { readonly guest: string; readonly customer: string };

/** Frees expired reservations of others first when stock is short, as an add does. */
async function readShares(
  connection: Connection,
  { guest, customer }: Pair,
  variantIds: readonly string[],
  requested: ReadonlyMap<string, number>,
) {
  await connection.rows(lockStockOfVariants, [variantIds]);
  const shares = await connection.rows(lockShares, [guest, customer, variantIds]);
  const short = shares.filter(
    ({ variant_id, free, basket_reserved, order_reserved }) =>
      (requested.get(variant_id) ?? 0) > free + basket_reserved + order_reserved,
  );
  if (short.length === 0) return shares;
  await releaseExpiredReservations(
    connection,
    short.map(({ variant_id }) => variant_id),
  );
  return await connection.rows(lockShares, [guest, customer, variantIds]);
}

async function joinLines(
  connection: Connection,
  pair: Pair,
  scope: BasketScope,
  policy: ReservePolicy,
): Promise<Omit<MergeResult, 'basket'>> {
  const variantIds = (await connection.rows(listVariants, [pair.guest])).map(
    ({ variant_id }) => variant_id,
  );
  await closeOlderOrder(connection, pair, variantIds);
  const lines = await connection.rows(listLines, [pair.guest, pair.customer, scope.locale]);
  const requested = new Map<string, number>();
  for (const line of lines)
    requested.set(line.variant_id, (requested.get(line.variant_id) ?? 0) + line.quantity);
  const shares = await readShares(connection, pair, variantIds, requested);
  const stock = new Map(
    shares.map(({ variant_id, free, basket_reserved, order_reserved }) => [
      variant_id,
      free + basket_reserved + order_reserved,
    ]),
  );
  const { steps, totals, adjusted, joined } = planMerge(lines, stock);
  for (const { line, matchingLine, quantity } of steps) {
    if (matchingLine) {
      await connection.rows(updateLine, [matchingLine.id, matchingLine.quantity + quantity]);
      await connection.rows(moveOrderedLine, [pair.guest, line.id, matchingLine.id]);
    } else await connection.rows(moveLine, [line.id, pair.customer, quantity]);
  }
  return {
    adjusted,
    joined,
    isReservationLimited: await joinReservations(connection, pair, shares, totals, policy),
  };
}

/**
 * Returns true when the limits prevented further reservations: the present ones then stay as they
 * are.
 */
async function joinReservations(
  connection: Connection,
  pair: Pair,
  shares: readonly Share[],
  totals: ReadonlyMap<string, number>,
  { reserveMinutes, limits }: ReservePolicy,
): Promise<boolean> {
  const reservations = shares.map((share) => ({
    ...share,
    reservation: Math.min(
      Math.max((totals.get(share.variant_id) ?? 0) - share.order_reserved, 0),
      share.free + share.basket_reserved,
    ),
  }));
  const more = reservations.reduce(
    (sum, { reservation, current }) => sum + Math.max(reservation - current, 0),
    0,
  );
  const isReservationLimited =
    reserveMinutes > 0 &&
    !(await canReserve(connection, [pair.guest, pair.customer], limits, more));
  const [network] = toLimitParameters(limits);
  for (const { variant_id, reservation, current } of reservations) {
    const units = isReservationLimited ? Math.min(reservation, current) : reservation;
    await connection.rows(joinReservationRows, [
      pair.guest,
      pair.customer,
      variant_id,
      units,
      reserveMinutes,
      units > current ? network : null,
    ]);
  }
  return isReservationLimited;
}

async function join(
  connection: Connection,
  scope: BasketScope,
  request: Parameters<Baskets['merge']>[1],
): Promise<MergeResult> {
  const values = [scope.fascia, hashToken(request.guestToken), hashToken(scope.token)];
  const found = await connection.rows(lockBoth, values);
  const shown = found.find(({ is_guest }) => is_guest);
  if (shown && request.guestVersion !== undefined) checkVersion(shown, request.guestVersion);
  const guest = shown?.id;
  const customer = found.find(({ is_guest }) => !is_guest)?.id;
  let joined: Omit<MergeResult, 'basket'> = {
    adjusted: [],
    joined: [],
    isReservationLimited: false,
  };
  if (guest !== undefined && customer === undefined)
    await connection.rows(rename, [guest, hashToken(scope.token)]);
  if (guest !== undefined && customer !== undefined) {
    joined = await joinLines(connection, { guest, customer }, scope, request);
    await connection.rows(moveOrder, [guest, customer]);
    await connection.rows(moveDraft, [guest, customer]);
    await connection.rows(dropBasket, [guest]);
    await connection.rows(increaseBasketVersion, [customer]);
  }
  return { basket: await findBasket(connection, scope), ...joined };
}

export function merge(
  database: Database,
  scope: BasketScope,
  request: Parameters<Baskets['merge']>[1],
): Promise<MergeResult> {
  return database.transaction((connection) => join(connection, scope, request));
}
