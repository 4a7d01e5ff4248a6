/** Limits of a new order: uses of its voucher, and units that its network has reserved. */
import type { Connection } from '#database/connection.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { defineStatement } from '#database/statement.ts';
import type { BasketScope } from '#features/basket/basket.port.ts';
import type { PlaceOrderRequest } from '#features/orders/orders.port.ts';
import { Problem } from '#kit/problem.ts';
import type { RequestedStock } from '../order-stock.ts';

type Count = { readonly count: number };

/** Serialises orders with the same voucher, or from the same network, so that counts are exact. */
const lockLimit = defineStatement<never>(
  'order.lockLimit',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
);

/** `$1` network. A pending order reserves units under its own id. */
const countReservedUnits = defineStatement<Count>(
  'order.reservedUnits',
  `select coalesce(sum(r.quantity), 0)::int as count
   from reservation r join sales_order o on o.id = r.basket_id
   where r.network = $1 and o.status = 'pending'`,
);

/**
 * `$1` fascia, `$2` code, `$3` hash of the token of a basket whose pending order does not count, or
 * null.
 */
const countUses = defineStatement<Count>(
  'order.voucherUses',
  `select count(*)::int as count from sales_order o
   where o.fascia = $1 and o.voucher_code = $2 and o.status <> 'cancelled'
     and not exists (select from basket b
       where b.id = o.basket_id and b.token_hash = $3::bytea and o.status = 'pending')`,
);

/** Must be called before stock is locked, in every order, which prevents deadlocks. */
export async function lockLimits(
  connection: Connection,
  fascia: string,
  { limits, voucher }: PlaceOrderRequest,
): Promise<void> {
  const network = limits?.network ?? null;
  if (network !== null) await connection.rows(lockLimit, [`orders of network ${network}`]);
  if (voucher !== null && voucher.maxUses !== null)
    await connection.rows(lockLimit, [`voucher ${fascia} ${voucher.code}`]);
}

/**
 * Returns the hashed network that the order's units count for; null without one. Must be called
 * after `lockLimits`.
 * @throws Problem 429 `order.tooManyUnits`.
 */
export async function checkNetwork(
  connection: Connection,
  { limits }: PlaceOrderRequest,
  needs: readonly RequestedStock[],
): Promise<string | null> {
  const network = limits?.network ?? null;
  if (!limits || network === null) return null;
  const [reserved] = await connection.rows(countReservedUnits, [network]);
  const units = needs.reduce((sum, { requested }) => sum + requested, 0);
  if ((reserved?.count ?? 0) + units > limits.perNetwork)
    throw new Problem(
      429,
      'order.tooManyUnits',
      'Unpaid orders have reserved as many units as they may',
      {
        ...{ field: 'basket', available: Math.max(limits.perNetwork - (reserved?.count ?? 0), 0) },
      },
    );
  return network;
}

/** Must be called after `lockLimits`. @throws Problem 409 `order.voucherUsed`. */
export async function checkVoucher(
  connection: Connection,
  fascia: string,
  { voucher }: PlaceOrderRequest,
): Promise<void> {
  if (voucher === null || voucher.maxUses === null) return;
  const [uses] = await connection.rows(countUses, [fascia, voucher.code, null]);
  if ((uses?.count ?? 0) >= voucher.maxUses)
    throw new Problem(409, 'order.voucherUsed', 'voucher: other orders have used it up', {
      field: 'voucher',
    });
}

export async function countVoucherUses(
  connection: Connection,
  { fascia, token }: BasketScope,
  code: string,
): Promise<number> {
  const [uses] = await connection.rows(countUses, [fascia, code, hashToken(token)]);
  return uses?.count ?? 0;
}
