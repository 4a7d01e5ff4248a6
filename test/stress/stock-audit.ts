/** Stock audit after each stress test: reserved units equal the reservations and fit the stock. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';

const audit = defineStatement<{ count: number }>(
  'test.drift',
  `select count(*)::int as count from stock s
   where s.reserved <> coalesce((select sum(quantity) from reservation r where r.variant_id = s.variant_id), 0)
      or s.reserved < 0 or s.reserved > s.on_hand`,
);

/** Number of variants whose reserved units are wrong. */
export async function countStockMismatches(connection: Connection): Promise<number> {
  const [row] = await connection.rows(audit);
  return row?.count ?? -1;
}
