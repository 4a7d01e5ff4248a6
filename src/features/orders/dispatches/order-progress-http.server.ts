/** POST /_api/orders: an order system reports dispatches and deliveries, with `ORDERS_KEY`. */
import { z } from 'zod';
import { createFieldProblem } from '#kit/problem.ts';
import { respondToCommand } from '#request/commands/command-caller.server.ts';
import { readAuthorisedJson } from '#request/commands/read-authorised-json.server.ts';
import { ORDER_NUMBER } from '../order-number.ts';
import type { Orders } from '../orders.port.ts';

export type OrderProgressDeps = {
  /** Without a key, every request is refused. */
  readonly key: string | null;
  readonly fascia: string;
  readonly orders: Pick<Orders, 'recordDispatch' | 'recordDelivery'>;
  readonly now: Date;
};

const order = z.string().regex(ORDER_NUMBER, 'an order number, such as 7KQ2-MW4X-93BD');
const shortText = z.string().trim().min(1).max(100);

export const orderProgressSchema = z.discriminatedUnion('event', [
  z.strictObject({
    ...{ event: z.literal('dispatched'), order, reference: shortText },
    /** Default: all units that are still to be sent. */
    lines: z
      .array(z.strictObject({ sku: shortText, quantity: z.number().int().min(1).max(999) }))
      .min(1)
      .max(60)
      .optional(),
    ...{ carrier: shortText.optional(), trackingNumber: shortText.optional() },
    trackingUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .optional(),
    at: z.iso.datetime({ offset: true }).optional(),
  }),
  z.strictObject({
    ...{ event: z.literal('delivered'), order, at: z.iso.datetime({ offset: true }).optional() },
  }),
]);

/**
 * Responds with `{ order, status }`. 401 without the key, 400 for an invalid field, 404 for an
 * unknown order, 409 in a state that does not allow it; an error changes nothing. Neither does
 * a repeated dispatch.
 */
export async function handleOrderProgress(
  request: Request,
  { key, fascia, orders, now }: OrderProgressDeps,
): Promise<Response> {
  return await respondToCommand(async () => {
    const report = await readAuthorisedJson(
      request,
      { key, code: 'order.key' },
      orderProgressSchema,
    );
    const { order: number } = report;
    const at = report.at === undefined ? now : new Date(report.at);
    if (at > now) throw createFieldProblem('at', 'a time in the past');
    const status =
      report.event === 'delivered'
        ? await orders.recordDelivery(fascia, { number, at })
        : await orders.recordDispatch(fascia, {
            ...{ number, at, reference: report.reference, units: report.lines ?? null },
            carrier: report.carrier ?? null,
            trackingNumber: report.trackingNumber ?? null,
            trackingUrl: report.trackingUrl ?? null,
          });
    return { body: { order: number, status } };
  });
}
