/** Statements on rows of baskets and their lines that several operations share. */
import { defineStatement } from '#database/statement.ts';

/** `$1` fascia, `$2` hash of the token. */
export const lockBasket = defineStatement<{ id: string; version: number }>(
  'basket.lock',
  'select id, version from basket where fascia = $1 and token_hash = $2 for update',
);

/** `$1` line, `$2` quantity. */
export const updateLine = defineStatement<never>(
  'basket.updateLine',
  'update basket_line set quantity = $2 where id = $1',
);
