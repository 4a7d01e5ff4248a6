/**
 * Maps what Stripe knows about a session to the events of the port. Ids are derived from Stripe's
 * objects, not from its notices, so that the browser's return, a notice and the reconciling job
 * report one event.
 */
import type { FailureReason, PaymentEvent } from '#features/payments/payment-events.ts';
import { toMoney } from './stripe-amounts.ts';
import type {
  StripeDispute,
  StripePaymentIntent,
  StripeRefund,
  StripeSession,
} from './stripe-objects.ts';

/** Names of metadata that the provider writes. */
export const ORDER_METADATA = 'shop_order';
export const REFUND_METADATA = 'shop_refund';

export type SessionRecord = {
  readonly session: StripeSession;
  readonly refunds: readonly StripeRefund[];
  readonly disputes: readonly StripeDispute[];
};

export function toStripePaymentEvents(
  { session, refunds, disputes }: SessionRecord,
  now: Date,
): readonly PaymentEvent[] {
  const { id: reference, payment_intent: payment } = session;
  return [
    ...(payment ? listPaymentSteps(reference, payment) : []),
    ...listCancellation(session, now),
    ...refunds.map((refund) => toRefundEvent(reference, refund)),
    ...disputes.filter(isMoneyWithdrawn).map((dispute): PaymentEvent => {
      const base = { id: `${dispute.id}-disputed`, reference, money: toMoney(dispute) };
      return { ...base, at: toTime(dispute.created), type: 'disputed' };
    }),
  ];
}

const toTime = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/** At most one: Stripe forgets an error once the next attempt succeeds. */
function listPaymentSteps(
  reference: string,
  payment: StripePaymentIntent,
): readonly PaymentEvent[] {
  const { status, currency, last_payment_error: error, latest_charge: charge } = payment;
  const createEvent = (name: string, amount: number) => ({
    ...{ id: `${reference}-${name}`, reference, money: toMoney({ amount, currency }) },
    at: toTime(charge?.created ?? payment.created),
  });
  switch (status) {
    case 'requires_payment_method': {
      if (!error) return [];
      const attempt = error.charge ?? error.code ?? 'attempt';
      const event = createEvent(`failed-${attempt}`, payment.amount);
      return [{ ...event, type: 'failed', reason: findReason(error) }];
    }
    case 'requires_action':
      return [{ ...createEvent('actionRequired', payment.amount), type: 'actionRequired' }];
    case 'requires_capture':
      return [{ ...createEvent('authorised', payment.amount), type: 'authorised' }];
    case 'succeeded':
      return [{ ...createEvent('captured', payment.amount_received), type: 'captured' }];
    default:
      return [];
  }
}

type PaymentError = NonNullable<StripePaymentIntent['last_payment_error']>;

/** https://docs.stripe.com/declines/codes */
function findReason({ code, decline_code: declineCode }: PaymentError): FailureReason {
  const codes = [code, declineCode];
  if (codes.includes('insufficient_funds')) return 'insufficientFunds';
  if (codes.includes('expired_card')) return 'expiredCard';
  const isUnconfirmed =
    codes.includes('payment_intent_authentication_failure') ||
    codes.includes('authentication_required');
  return isUnconfirmed ? 'notAuthenticated' : 'declined';
}

/** Stripe does not keep the time at which a session was closed before its end. */
function listCancellation(session: StripeSession, now: Date): readonly PaymentEvent[] {
  const { id: reference, status, payment_intent: payment } = session;
  const isCancelled = payment?.status === 'canceled';
  if (payment?.status === 'succeeded' || !(status === 'expired' || isCancelled)) return [];
  const { amount_total: amount, currency } = session;
  if (amount === null || currency === null) return [];
  const closedAt = payment?.canceled_at ?? session.expires_at;
  const at = toTime(Math.min(closedAt, Math.floor(now.getTime() / 1_000)));
  const money = toMoney({ amount, currency });
  return [{ id: `${reference}-cancelled`, reference, money, at, type: 'cancelled' }];
}

/** Returns the key of the shop's request; the id for a refund made in Stripe's Dashboard. */
export const keyOfRefund = ({ id, metadata }: StripeRefund): string =>
  metadata?.[REFUND_METADATA] ?? id;

function toRefundEvent(reference: string, refund: StripeRefund): PaymentEvent {
  const type = toRefundType(refund.status);
  return {
    ...{ id: `${refund.id}-${type}`, reference, money: toMoney(refund), type },
    ...{ at: toTime(refund.created), key: keyOfRefund(refund) },
  };
}

function toRefundType(status: string | null) {
  if (status === 'succeeded') return 'refunded';
  return status === 'failed' || status === 'canceled' ? 'refundFailed' : 'refundRequested';
}

/** An inquiry withdraws no money; after a dispute that the shop has won, it is returned. */
const isMoneyWithdrawn = ({ status }: StripeDispute): boolean =>
  !/^(?:warning_.*|won|prevented)$/.test(status);
