/** Sends order events to an order system (webhook), signed. */
import { createHmac } from 'node:crypto';
import type { Job } from '#features/jobs/jobs.port.ts';
import { Problem } from '#kit/problem.ts';
import type { Orders } from '../orders.port.ts';

export type WebhookTarget = { readonly url: string; readonly secret: string };

type WebhookDeps = {
  readonly target: WebhookTarget;
  readonly orders: Pick<Orders, 'findOrder'>;
  readonly now: () => Date;
};

const TIMEOUT_MS = 10_000;
export const WEBHOOK_SIGNATURE = 'parade-signature';

/** `t=1764151200,v1=…`: HMAC-SHA256 of `t.body` in hexadecimal digits. */
function signWebhook(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/**
 * Runs the job of an order event: one attempt. The body has the event with its id, which is the
 * same in each attempt, and the current order. Nothing is sent for an order that was deleted
 * meanwhile.
 * @throws Problem 502 for any response but 2xx.
 */
export async function sendOrderWebhook(
  { id, payload: { fascia, number, event, at } }: Job<'orderWebhook'>,
  { target, orders, now }: WebhookDeps,
): Promise<void> {
  const storedOrder = await orders.findOrder(fascia, number);
  if (!storedOrder) return;
  const { id: _, token: __, ...order } = storedOrder;
  const body = JSON.stringify({ id, event, at, order });
  const response = await fetch(target.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [WEBHOOK_SIGNATURE]: signWebhook(target.secret, body, now()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok)
    throw new Problem(502, 'order.webhook', `The order system responded with ${response.status}.`);
}
