/** Port: orders of all fascias of the deployment, for operators. */
import { Problem } from '#kit/problem.ts';
import { type ExportFormat, formatCsvRows, formatJsonLine } from '../export/format-export.ts';
import type { SalesOrder } from '../order.ts';
import type { FailedRefund } from '../order-jobs.ts';
import type {
  Orders,
  PaidOrderCursor,
  ReceivedParcel,
  UnmatchedWithdrawals,
} from '../orders.port.ts';
import type { OrderReturn } from '../returns/order-return.ts';

export const ORDER_ADMIN_PATH = '/api/orders';

/** An order without personal data. */
export type AdminOrder = Pick<
  SalesOrder,
  'number' | 'fascia' | 'status' | 'currency' | 'isTest' | 'placedAt' | 'returns' | 'acceptedPages'
> & {
  readonly total: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
};

export type ExportRequest = {
  readonly since: Date;
  readonly format: ExportFormat;
  readonly after: PaidOrderCursor | null;
};

export type ExportPage = {
  /** Lines of the file, without the header. */
  readonly lines: readonly string[];
  /** null after the last order. */
  readonly next: PaidOrderCursor | null;
};

export type OrderAdmin = {
  /** @throws Problem 404 for an unknown number. */
  findOrder(number: string): Promise<AdminOrder>;
  /** A page of paid orders, sorted by time of payment; `after`: `next` of the page before. */
  exportOrders(request: ExportRequest): Promise<ExportPage>;
  /** As `Orders.receiveReturn`. */
  receiveReturn(number: string, parcel: ReceivedParcel): Promise<OrderReturn>;
  /** Withdrawals without a matching order or past the deadline, oldest first. */
  listUnmatchedWithdrawals(): Promise<UnmatchedWithdrawals>;
  /** Marks an unmatched withdrawal as handled. @throws Problem 404 for an unknown id. */
  closeWithdrawal(id: string): Promise<void>;
  /** Refunds that are no longer retried automatically. */
  listFailedRefunds(): Promise<readonly FailedRefund[]>;
  /** Requests the failed refunds of an order again. @throws Problem 404 where it has none. */
  retryRefunds(number: string): Promise<void>;
};

async function exportPage(
  orders: AdminPort,
  { since, format, after }: ExportRequest,
): Promise<ExportPage> {
  const page = await orders.listPaid(since, after ?? undefined);
  const last = page.at(-1);
  return {
    lines: page.flatMap(({ id: _, token: __, ...order }) =>
      format === 'csv' ? formatCsvRows(order) : [formatJsonLine(order)],
    ),
    next: last ? { id: last.id, paidAt: last.paidAt } : null,
  };
}

type AdminPort = Pick<
  Orders,
  | ('findOrder' | 'listPaid' | 'receiveReturn' | 'listUnmatchedWithdrawals')
  | ('closeWithdrawal' | 'listFailedRefunds' | 'retryRefunds')
>;

export function createOrderAdmin(orders: AdminPort, now: () => Date): OrderAdmin {
  return {
    async findOrder(requestedNumber) {
      const order = await orders.findOrder(null, requestedNumber);
      if (!order)
        throw new Problem(404, 'order.unknown', `${requestedNumber}: there is no such order.`);
      const { number, fascia, status, currency, isTest, placedAt, returns, totals } = order;
      const { acceptedPages } = order;
      return {
        ...{ number, fascia, status, currency, isTest, placedAt, returns },
        acceptedPages: acceptedPages ?? null,
        total: totals.total,
        lines: order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
      };
    },
    exportOrders: (request) => exportPage(orders, request),
    receiveReturn: (number, parcel) => orders.receiveReturn(number, parcel),
    listUnmatchedWithdrawals: () => orders.listUnmatchedWithdrawals(),
    async closeWithdrawal(id) {
      if (!(await orders.closeWithdrawal(id)))
        throw new Problem(404, 'orders.noWithdrawal', `${id}: there is no such withdrawal.`);
    },
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
