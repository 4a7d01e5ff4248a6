/** Deletes former prices of variants that are gone. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';

/** Days for which the prices of a variant that was removed are kept, as it may come back. */
const FORMER_PRICE_DAYS = 365;
const BATCH = 5_000;

/** `$1` now. Variants that are sold keep their last price, however old it is. */
const deleteFormerPrices = defineStatement<{ readonly count: number }>(
  'import.deleteFormerPrices',
  `with deleted as (delete from price_history where (sku, currency, since) in (
     select h.sku, h.currency, h.since from price_history h
     where h.since < $1::timestamptz - interval '${FORMER_PRICE_DAYS} days'
       and not exists (select from variant v where v.sku = h.sku)
     limit ${BATCH}) returning true)
   select count(*)::int as count from deleted`,
);

const DAY_MS = 86_400_000;

/** Returns the clean-up: once a day, and at the next call while there is more than a batch. */
export function createPriceCleanUp(database: Database): (now: Date) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now.getTime() < next) return;
    const [deleted] = await database.rows(deleteFormerPrices, [now.toISOString()]);
    if ((deleted?.count ?? 0) < BATCH) next = now.getTime() + DAY_MS;
  };
}
