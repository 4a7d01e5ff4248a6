/** Reads sessions of this shop at Stripe, with their payment, refunds and disputes. */
import type { StripeClient } from './stripe-client.ts';
import {
  anyObjectSchema,
  disputeSchema,
  listOf,
  refundSchema,
  type StripePaymentIntent,
  type StripeSession,
  sessionSchema,
} from './stripe-objects.ts';
import { StripeRejection } from './stripe-rejection.ts';
import { ORDER_METADATA, type SessionRecord } from './to-payment-events.ts';

const SESSION_ID = /^cs_(?:test|live)_\w{1,200}$/;
/** Longest list that Stripe sends; a payment has far fewer refunds. */
const MAX_LIST_LENGTH = 100;

export function createSessionReader({ call }: StripeClient) {
  /** null for an unknown id, and for a session that another application has opened. */
  async function findSession(reference: string): Promise<StripeSession | null> {
    if (!SESSION_ID.test(reference)) return null;
    const path = `checkout/sessions/${reference}`;
    const form = { expand: ['payment_intent.latest_charge'] };
    try {
      const session = await call({ method: 'GET', path, form }, sessionSchema);
      return session.metadata?.[ORDER_METADATA] === undefined ? null : session;
    } catch (error) {
      if (error instanceof StripeRejection && error.code === 'resource_missing') return null;
      throw error;
    }
  }

  async function listRefunds(payment: StripePaymentIntent | null) {
    if (payment?.status !== 'succeeded') return [];
    const form = { payment_intent: payment.id, limit: MAX_LIST_LENGTH };
    return (await call({ method: 'GET', path: 'refunds', form }, listOf(refundSchema))).data;
  }

  async function listDisputes(payment: StripePaymentIntent | null) {
    if (!payment?.latest_charge?.disputed) return [];
    const form = { payment_intent: payment.id, limit: MAX_LIST_LENGTH };
    return (await call({ method: 'GET', path: 'disputes', form }, listOf(disputeSchema))).data;
  }

  return {
    async find(reference: string): Promise<SessionRecord | null> {
      const session = await findSession(reference);
      if (!session) return null;
      const { payment_intent: payment } = session;
      const [refunds, disputes] = await Promise.all([listRefunds(payment), listDisputes(payment)]);
      return { session, refunds, disputes };
    },
    /** Session of a payment; null for a payment of another application. */
    async findReference(paymentIntent: string): Promise<string | null> {
      const form = { payment_intent: paymentIntent, limit: 1 };
      const sessions = await call(
        { method: 'GET', path: 'checkout/sessions', form },
        listOf(anyObjectSchema),
      );
      return sessions.data[0]?.id ?? null;
    },
  };
}
