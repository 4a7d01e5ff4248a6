/** Closes a page of Stripe, or releases an amount that is only authorised. */
import { randomUUID } from 'node:crypto';
import type { StripeClient } from './stripe-client.ts';
import { anyObjectSchema, type StripeSession } from './stripe-objects.ts';
import { StripeRejection } from './stripe-rejection.ts';

/** States of a payment in which no money is taken, after its page is closed. */
const CANCELLABLE = new Set([
  ...['requires_payment_method', 'requires_confirmation'],
  ...['requires_action', 'requires_capture'],
]);

/**
 * A refusal means that the session has ended meanwhile, or is being paid at this moment: its state
 * is read afterwards in any case.
 */
export async function closeStripeSession(
  { call }: StripeClient,
  session: StripeSession,
): Promise<void> {
  const path = findClosingPath(session);
  if (path === null) return;
  // Each call has its own key: Stripe stores refusals too, and a repeated call does no harm.
  const idempotencyKey = randomUUID();
  await call({ method: 'POST', path, form: {}, idempotencyKey }, anyObjectSchema).catch(
    (error: unknown) => {
      if (!(error instanceof StripeRejection)) throw error;
    },
  );
}

function findClosingPath({ id, status, payment_intent: payment }: StripeSession): string | null {
  if (status === 'open') return `checkout/sessions/${id}/expire`;
  return status === 'complete' && payment && CANCELLABLE.has(payment.status)
    ? `payment_intents/${payment.id}/cancel`
    : null;
}
