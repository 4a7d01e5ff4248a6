/** HTTP client for the orders of a running shop. */
import { z } from 'zod';
import type { ServerConnection } from '#request/commands/control-file.server.ts';
import { sendCommandCall } from '#request/commands/send-command-call.server.ts';
import { ORDER_STATUSES } from '../order-status.ts';
import { RETURN_REASONS, RETURN_REFUSALS } from '../returns/order-return.ts';
import { ORDER_ADMIN_PATH, type OrderAdmin } from './order-admin.ts';
import type { OrderAdminCall } from './order-admin-http.server.ts';

const money = z.object({
  centAmount: z.number(),
  currencyCode: z.enum(['GBP', 'EUR', 'AED', 'USD']),
});
const failedRefunds = z.array(
  z.object({
    ...{ orderId: z.string(), fascia: z.string(), number: z.string(), reference: z.string() },
    ...{ money, failures: z.number(), requestedAt: z.string() },
  }),
);

const line = { position: z.number(), quantity: z.number() };
const receivedLine = z
  .object({
    ...{ ...line, refusal: z.enum(RETURN_REFUSALS).nullable() },
    ...{ deductedPercent: z.number().exactOptional(), parcel: z.number().exactOptional() },
  })
  .readonly();
const orderReturn = z.object({
  ...{ number: z.string(), kind: z.enum(['return', 'withdrawal']), requestedAt: z.string() },
  lines: z.array(z.object({ ...line, reason: z.enum(RETURN_REASONS).nullable() })),
  received: z.array(receivedLine).nullable(),
  ...{ refund: z.number(), deliveryRefund: z.number(), receivedAt: z.string().nullable() },
});
const order = z.object({
  ...{ number: z.string(), fascia: z.string(), status: z.enum(ORDER_STATUSES) },
  ...{ currency: money.shape.currencyCode, isTest: z.boolean(), placedAt: z.string() },
  ...{ returns: z.array(orderReturn), total: z.number() },
  lines: z.array(z.object({ sku: z.string(), quantity: z.number() })),
});
const withdrawal = z.object({
  ...{ id: z.string(), fascia: z.string(), locale: z.string(), name: z.string() },
  ...{ number: z.string(), email: z.string(), declaredAt: z.string() },
  outcome: z.enum(['return', 'cancelled', 'unmatched']),
  returnNumber: z.string().nullable(),
});
const unmatched = z.object({ withdrawals: z.array(withdrawal), total: z.number() });

const exportPage = z.object({
  lines: z.array(z.string()),
  next: z.object({ id: z.string(), paidAt: z.string() }).nullable(),
});

export function openRemoteOrders(connection: ServerConnection): OrderAdmin {
  const call = (command: OrderAdminCall) => sendCommandCall(connection, ORDER_ADMIN_PATH, command);
  return {
    listFailedRefunds: async () => failedRefunds.parse(await call({ call: 'listFailedRefunds' })),
    exportOrders: async ({ since, format, after }) =>
      exportPage.parse(
        await call({ call: 'exportOrders', since: since.toISOString(), format, after }),
      ),
    findOrder: async (number) => order.parse(await call({ call: 'findOrder', number })),
    receiveReturn: async (returnNumber, { lines, isRestocked, parcel }) =>
      orderReturn.parse(
        await call({
          ...{ call: 'receiveReturn', returnNumber, isRestocked, parcel },
          lines: lines && [...lines],
        }),
      ),
    listUnmatchedWithdrawals: async () =>
      unmatched.parse(await call({ call: 'listUnmatchedWithdrawals' })),
    closeWithdrawal: async (id) => void (await call({ call: 'closeWithdrawal', id })),
    retryRefunds: async (number) => void (await call({ call: 'retryRefunds', number })),
  };
}
