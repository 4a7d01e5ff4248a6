/** Operators' view of orders, of every fascia of the deployment. */
import { Problem } from '#kit/problem.ts';
import type { SalesOrder } from '../order.ts';
import type { FailedRefund, Orders, Reception, Withdrawal } from '../orders.port.ts';
import type { OrderReturn } from '../returns/order-return.ts';

export const ORDER_ADMIN_PATH = '/api/orders';

/** An order without names and addresses. */
export type AdminOrder = Pick<
  SalesOrder,
  'number' | 'fascia' | 'status' | 'currency' | 'isTest' | 'placedAt' | 'returns'
> & {
  readonly total: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
};

export type OrderAdmin = {
  /** @throws Problem 404 for an unknown number. */
  findOrder(number: string): Promise<AdminOrder>;
  /** As `Orders.receiveReturn`. */
  receiveReturn(number: string, reception: Reception): Promise<OrderReturn>;
  /** Withdrawals that no order was found for, or that came too late. */
  listUnmatchedWithdrawals(): Promise<readonly Withdrawal[]>;
  /** Refunds that are tried no more by themselves. */
  listFailedRefunds(): Promise<readonly FailedRefund[]>;
  /** Requests the failed refunds of an order again. @throws Problem 404 where it has none. */
  retryRefunds(number: string): Promise<void>;
};

type AdminPort = Pick<
  Orders,
  | ('findOrder' | 'receiveReturn' | 'listUnmatchedWithdrawals')
  | ('listFailedRefunds' | 'retryRefunds')
>;

export function createOrderAdmin(orders: AdminPort, now: () => Date): OrderAdmin {
  return {
    async findOrder(given) {
      const order = await orders.findOrder(null, given);
      if (!order) throw new Problem(404, 'order.unknown', `${given}: there is no such order.`);
      const { number, fascia, status, currency, isTest, placedAt, returns, totals } = order;
      return {
        ...{ number, fascia, status, currency, isTest, placedAt, returns },
        total: totals.total,
        lines: order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
      };
    },
    receiveReturn: (number, reception) => orders.receiveReturn(number, reception),
    listUnmatchedWithdrawals: () => orders.listUnmatchedWithdrawals(),
    listFailedRefunds: () => orders.listFailedRefunds(now()),
    async retryRefunds(number) {
      const failed = await orders.listFailedRefunds(now());
      const orderId = failed.find((refund) => refund.number === number)?.orderId;
      if (orderId === undefined)
        throw new Problem(404, 'orders.noRefund', `${number}: no refund of this order has failed.`);
      await orders.retryRefunds(orderId, now());
    },
  };
}
