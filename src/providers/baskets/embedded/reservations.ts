/** Frees expired reservations. Locks stock first, by variant id, as every statement does. */
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { maintain } from '#database/embedded/maintenance.ts';
import { defineStatement } from '#database/statement.ts';

/** Products with at most 10 units enter the change feed, so that "only N left" is updated. */
const freeExpired = defineStatement<{ freed: number }>(
  'basket.freeExpired',
  `with locked as materialized (
     select variant_id from stock where variant_id = any($1::uuid[]) order by variant_id for update
   ),
   gone as (
     delete from reservation r using locked l where r.variant_id = l.variant_id and r.expires_at <= now()
     returning r.variant_id, r.quantity
   ),
   moved as (
     update stock s set reserved = s.reserved - g.quantity
     from (select variant_id, sum(quantity)::int as quantity from gone group by variant_id) g
     where s.variant_id = g.variant_id
     returning s.variant_id, s.on_hand - s.reserved - g.quantity as lowest
   ),
   told as (
     insert into change (topic, key)
     select distinct 'product', p.product_key from moved m
     join variant v on v.id = m.variant_id join product p on p.id = v.product_id where m.lowest <= 10
   )
   select count(*)::int as freed from gone`,
);

export async function freeExpiredReservations(
  connection: Connection,
  variantIds: readonly string[],
): Promise<number> {
  const [row] = await connection.rows(freeExpired, [variantIds]);
  return row?.freed ?? 0;
}

const findExpired = defineStatement<{ variant_id: string }>(
  'basket.findExpired',
  'select distinct variant_id from reservation where expires_at <= now() limit 200',
);

const forgetKeys = defineStatement<never>(
  'basket.forgetKeys',
  'delete from idempotency_key where (scope, key) in (select scope, key from idempotency_key where expires_at <= now() limit 1000)',
);

/** A basket with reservations is kept until they are freed. */
const forgetBaskets = defineStatement<never>(
  'basket.forgetOld',
  `delete from basket where id in (
     select b.id from basket b where b.updated_at < now() - interval '90 days'
       and not exists (select from reservation r where r.basket_id = b.id) limit 500 for update skip locked
   )`,
);

/** Bounded: the rest is left to the next call. */
export async function cleanUp(database: Database): Promise<{ freed: number }> {
  const expired = await database.rows(findExpired);
  const variantIds = expired.map(({ variant_id }) => variant_id);
  const freed = variantIds.length > 0 ? await freeExpiredReservations(database, variantIds) : 0;
  await database.rows(forgetKeys);
  await database.rows(forgetBaskets);
  await maintain(database);
  return { freed };
}
