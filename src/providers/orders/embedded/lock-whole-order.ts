/** Locks an order and reads it with its lines, dispatches and returns. */
import type { Connection } from '#database/connection.ts';
import {
  findOrderById,
  type LockedOrder,
  lockBasketOfOrder,
  lockOrder,
  type OrderRow,
} from './order-statements.ts';

type LockedWholeOrder = { readonly locked: LockedOrder; readonly order: OrderRow };

/** Returns the order, read under its lock; null for an unknown id. */
export async function lockWholeOrder(
  connection: Connection,
  id: string,
): Promise<LockedWholeOrder | null> {
  await connection.rows(lockBasketOfOrder, [id]);
  const [locked] = await connection.rows(lockOrder, [id]);
  const [order] = await connection.rows(findOrderById, [id]);
  return locked && order ? { locked, order } : null;
}
