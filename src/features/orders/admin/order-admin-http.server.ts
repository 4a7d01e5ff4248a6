/** HTTP endpoint through which the orders command uses a running shop. */
import { z } from 'zod';
import type { CommandAuth } from '#request/commands/command-caller.server.ts';
import { handleCommandCall } from '#request/commands/handle-command-call.server.ts';
import { EXPORT_FORMATS } from '../export/format-export.ts';
import { ORDER_NUMBER, RETURN_NUMBER } from '../order-number.ts';
import { RETURN_REFUSALS } from '../returns/order-return.ts';
import type { OrderAdmin } from './order-admin.ts';

const number = z.string().regex(ORDER_NUMBER, 'is an order number, such as 7KQ2-MW4X-93BD');

const callSchema = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('listFailedRefunds') }),
  z.strictObject({ call: z.literal('retryRefunds'), number }),
  z.strictObject({
    ...{ call: z.literal('exportOrders'), since: z.iso.datetime() },
    format: z.enum(EXPORT_FORMATS),
    after: z.strictObject({ id: z.uuid(), paidAt: z.iso.datetime() }).nullable(),
  }),
  z.strictObject({ call: z.literal('findOrder'), number }),
  z.strictObject({ call: z.literal('listUnmatchedWithdrawals') }),
  z.strictObject({ call: z.literal('closeWithdrawal'), id: z.uuid() }),
  z.strictObject({
    ...{ call: z.literal('receiveReturn'), isRestocked: z.boolean() },
    returnNumber: z.string().regex(RETURN_NUMBER, 'is a return number, such as R-7KQ2-MW4X'),
    lines: z
      .array(
        z.strictObject({
          position: z.number().int().min(0).max(59),
          quantity: z.number().int().min(1).max(999),
          refusal: z.enum(RETURN_REFUSALS).nullable(),
          deductedPercent: z.number().int().min(1).max(100).exactOptional(),
        }),
      )
      .min(1)
      .max(200)
      .nullable(),
    parcel: z.number().int().min(1).max(99).optional(),
  }),
]);

export type OrderAdminCall = z.infer<typeof callSchema>;

export function handleOrderAdminRequest(
  request: Request,
  commandAuth: CommandAuth,
  admin: OrderAdmin,
): Promise<Response> {
  return handleCommandCall(request, commandAuth, callSchema, (call) => runCall(call, admin));
}

async function runCall(call: OrderAdminCall, admin: OrderAdmin): Promise<unknown> {
  switch (call.call) {
    case 'listFailedRefunds':
      return await admin.listFailedRefunds();
    case 'retryRefunds':
      await admin.retryRefunds(call.number);
      return null;
    case 'exportOrders':
      return await admin.exportOrders({ ...call, since: new Date(call.since) });
    case 'findOrder':
      return await admin.findOrder(call.number);
    case 'listUnmatchedWithdrawals':
      return await admin.listUnmatchedWithdrawals();
    case 'closeWithdrawal':
      await admin.closeWithdrawal(call.id);
      return null;
    case 'receiveReturn':
      return await admin.receiveReturn(call.returnNumber, call);
  }
}
