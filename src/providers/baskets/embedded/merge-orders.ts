/** Moves the pending order and the checkout of a guest when their basket is merged. */
import type { Connection } from '#database/connection.ts';
import { defineStatement } from '#database/statement.ts';
import { cancelPending } from '#database/stock/cancel-pending.ts';
import { lockStockOfReservations } from '#database/stock/lock-stock.ts';

type Pair = { readonly guest: string; readonly customer: string };
type Pending = { readonly id: string };

const lockPendingOfBoth = defineStatement<Pending>(
  'basket.lockPendingOfBoth',
  `select id from sales_order
   where basket_id in ($1, $2) and status = 'pending' order by id for update`,
);

/** `$1` guest, `$2` customer. The next order of the merged basket replaces it. */
export const moveOrder = defineStatement<never>(
  'basket.moveOrder',
  "update sales_order set basket_id = $2 where basket_id = $1 and status = 'pending'",
);

/** `$1` guest, `$2` line, `$3` equal line: once paid, its units are removed from that one. */
export const moveOrderedLine = defineStatement<never>(
  'basket.moveOrderedLine',
  `update sales_order_line l set basket_line_id = $3 from sales_order o
   where o.id = l.order_id and o.basket_id = $1 and o.status = 'pending' and l.basket_line_id = $2`,
);

/** `$1` guest, `$2` customer: the draft of the guest is the latest. */
export const moveDraft = defineStatement<never>(
  'basket.moveDraft',
  `with moved as (delete from checkout_draft where basket_id = $1 returning draft)
   insert into checkout_draft (basket_id, draft) select $2, draft from moved
   on conflict (basket_id) do update set draft = excluded.draft, updated_at = now()`,
);

/**
 * Cancels the older of two pending orders, of guest and customer; its payment is refunded. Locks
 * the stock that the merge of the lines will lock, in one order: `variantIds`.
 */
export async function closeOlderOrder(
  connection: Connection,
  pair: Pair,
  variantIds: readonly string[],
): Promise<void> {
  const pending = await connection.rows(lockPendingOfBoth, [pair.guest, pair.customer]);
  // Ids are in the order of time.
  const [older, later] = pending;
  if (!older || !later) return;
  await connection.rows(lockStockOfReservations, [variantIds, [older.id]]);
  await cancelPending(connection, older.id, 'replaced');
}
