/** Deletes former prices of variants that are gone. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';

/** Days for which the prices of a variant that was removed are kept, as it may come back. */
const FORMER_PRICE_DAYS = 365;

/** `$1` now. Variants that are sold keep their last price, however old it is. */
const deleteFormerPrices = defineStatement<never>(
  'import.deleteFormerPrices',
  `delete from price_history where (sku, currency, since) in (
     select h.sku, h.currency, h.since from price_history h
     where h.since < $1::timestamptz - interval '${FORMER_PRICE_DAYS} days'
       and not exists (select from variant v where v.sku = h.sku) limit 5000)`,
);

const DAY_MS = 86_400_000;

/** Returns the clean-up, which looks at all prices, so once a day. */
export function createPriceCleanUp(database: Database): (now: Date) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now.getTime() < next) return;
    next = now.getTime() + DAY_MS;
    await database.rows(deleteFormerPrices, [now.toISOString()]);
  };
}
