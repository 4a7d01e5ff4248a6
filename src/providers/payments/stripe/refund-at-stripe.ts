/** Refunds a payment at Stripe, once for each key: https://docs.stripe.com/api/refunds/create */
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { RefundRequest } from '#features/payments/payments.port.ts';
import type { Log } from '#kit/log.ts';
import { toStripeAmount } from './stripe-amounts.ts';
import type { StripeClient } from './stripe-client.ts';
import { refundSchema, type StripeRefund } from './stripe-objects.ts';
import { StripeRejection } from './stripe-rejection.ts';
import { keyOfRefund, REFUND_METADATA, type SessionRecord } from './to-payment-events.ts';

type RefundDeps = {
  readonly client: StripeClient;
  readonly log: Log;
  readonly now: () => Date;
};

type RefundOutcome = {
  readonly refunds: readonly StripeRefund[];
  /** null unless Stripe has refused the refund. */
  readonly rejection: PaymentEvent | null;
};

/** Looks for the key among the refunds first, since Stripe forgets keys after a day. */
export async function refundAtStripe(
  record: SessionRecord,
  request: RefundRequest,
  { client, log, now }: RefundDeps,
): Promise<RefundOutcome> {
  const { refunds } = record;
  const { reference, money, key } = request;
  if (refunds.some((refund) => keyOfRefund(refund) === key)) return { refunds, rejection: null };
  try {
    const form = createRefundForm(record, request);
    const created = await client.call(
      { method: 'POST', path: 'refunds', form, idempotencyKey: `refund-${key}` },
      refundSchema,
    );
    return { refunds: [...refunds, created], rejection: null };
  } catch (error) {
    if (!(error instanceof StripeRejection)) throw error;
    log.warn({ reference, code: error.code }, 'Stripe refused a refund.');
    const base = { id: `${reference}-refused-${key}`, reference, money, key };
    return { refunds, rejection: { ...base, at: now().toISOString(), type: 'refundFailed' } };
  }
}

/** @throws StripeRejection where there is no payment, or one in another currency. */
function createRefundForm({ session }: SessionRecord, { money, key }: RefundRequest) {
  const { payment_intent: payment } = session;
  if (payment?.status !== 'succeeded')
    throw new StripeRejection('not_captured', 'The session has no payment to refund.');
  const { amount, currency } = toStripeAmount(money.centAmount, money.currencyCode);
  if (payment.currency !== currency)
    throw new StripeRejection('other_currency', 'The session was paid in another currency.');
  return { payment_intent: payment.id, amount, metadata: { [REFUND_METADATA]: key } };
}
