/** Deletes former prices of variants that were removed. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';

/** Days for which prices of a removed variant are kept, as it may be imported again. */
const FORMER_PRICE_DAYS = 365;
const BATCH_SIZE = 5_000;

/** `$1` now. Variants that are sold keep their last price, however old it is. */
const deleteFormerPrices = defineStatement<{ readonly count: number }>(
  'import.deleteFormerPrices',
  `with deleted as (delete from price_history where (sku, currency, since) in (
     select h.sku, h.currency, h.since from price_history h
     where h.since < $1::timestamptz - interval '${FORMER_PRICE_DAYS} days'
       and not exists (select from variant v where v.sku = h.sku)
     limit ${BATCH_SIZE}) returning true)
   select count(*)::int as count from deleted`,
);

const DAY_MS = 86_400_000;

/** Returns the clean-up: it runs once a day, and at each call while more than a batch is left. */
export function createPriceCleanUp(database: Database): (now: Date) => Promise<void> {
  let nextRun = 0;
  return async (now) => {
    if (now.getTime() < nextRun) return;
    const [deleted] = await database.rows(deleteFormerPrices, [now.toISOString()]);
    if ((deleted?.count ?? 0) < BATCH_SIZE) nextRun = now.getTime() + DAY_MS;
  };
}
