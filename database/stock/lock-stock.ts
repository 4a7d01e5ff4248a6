/** Locks of stock, in one order of all statements, which prevents deadlocks. */
import { defineStatement } from '../statement.ts';

/**
 * `$1` variants. A statement that waits for a lock reads other tables as they were before it
 * waited, so reservations are read by a further statement.
 */
export const lockStockOfVariants = defineStatement<never>(
  'stock.lock',
  'select from stock where variant_id = any($1::uuid[]) order by variant_id for update',
);

/**
 * `$1` variants, `$2` baskets or orders: the variants of their reservations are locked as well.
 * A transaction that changes stock twice takes all its locks here first.
 */
export const lockStockOfReservations = defineStatement<never>(
  'stock.lockOfReservations',
  `select from stock where variant_id in (
     select unnest($1::uuid[])
     union select variant_id from reservation where basket_id = any($2::uuid[]))
   order by variant_id for update`,
);

/** `$1` basket. As `lockStockOfVariants`, for the variants of its lines. */
export const lockStockOfLines = defineStatement<never>(
  'stock.lockOfLines',
  `select from stock where variant_id in (select variant_id from basket_line where basket_id = $1)
   order by variant_id for update`,
);
