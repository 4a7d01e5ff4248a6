/** Clean-up of baskets: frees expired reservations, deletes what is old. */
import type { Database } from '#database/database.ts';
import { vacuumAndAnalyse } from '#database/embedded/maintenance.ts';
import { defineStatement, deleteInBatches } from '#database/statement.ts';
import { releaseExpiredReservations } from '#database/stock/release-expired-reservations.ts';

const findExpired = defineStatement<{ variant_id: string }>(
  'basket.findExpired',
  'select distinct variant_id from reservation where expires_at <= now() limit 200',
);

const KEY_BATCHES = { size: 1_000, max: 100 };

const deleteKeys = defineStatement<{ readonly count: number }>(
  'basket.deleteKeys',
  `with deleted as (
     delete from idempotency_key where (scope, key) in (
       select scope, key from idempotency_key where expires_at <= now() limit ${KEY_BATCHES.size}
     ) returning 1
   )
   select count(*)::int as count from deleted`,
);

/** A basket with reservations is kept until they are released. */
const deleteBaskets = defineStatement<never>(
  'basket.deleteOld',
  `delete from basket where id in (
     select b.id from basket b where b.updated_at < now() - interval '90 days'
       and not exists (select from reservation r where r.basket_id = b.id) limit 500 for update skip locked
   )`,
);

/** Bounded: the rest is left to the next call. */
export async function cleanUp(database: Database): Promise<{ released: number }> {
  const expired = await database.rows(findExpired);
  const variantIds = expired.map(({ variant_id }) => variant_id);
  const released =
    variantIds.length > 0 ? await releaseExpiredReservations(database, variantIds) : 0;
  await deleteInBatches(database, deleteKeys, [], KEY_BATCHES);
  await database.rows(deleteBaskets);
  await vacuumAndAnalyse(database);
  return { released };
}
