/**
 * Payments on a page of Stripe (Checkout): the shopper is sent there and back. Nothing is stored
 * here; sessions, payments and refunds are read at Stripe, so that no notice is trusted or needed.
 */
import type { PaymentEvent } from '#features/payments/payment-events.ts';
import type { Payments } from '#features/payments/payments.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import { closeStripeSession } from './close-session.ts';
import { openStripeSession } from './open-session.ts';
import { refundAtStripe } from './refund-at-stripe.ts';
import { createStripeClient, type StripeClientOptions } from './stripe-client.ts';
import {
  readStripeSecrets,
  type StripeConfig,
  type StripeSecrets,
  stripeConfigSchema,
} from './stripe-config.ts';
import { readStripeNotice, type StripeNotice } from './stripe-notices.ts';
import { createSessionReader } from './stripe-sessions.ts';
import { type SessionRecord, toStripePaymentEvents } from './to-payment-events.ts';

export type StripeOptions = Pick<StripeConfig, 'capture' | 'methods' | 'pageOrigins' | 'url'> &
  StripeSecrets &
  Pick<StripeClientOptions, 'timeoutMs' | 'retryDelaysMs'> & {
    readonly log: Log;
    readonly now?: () => Date;
  };

export function createStripePayments({
  now = () => new Date(),
  ...options
}: StripeOptions): Payments {
  const { log, pageOrigins: origins, webhookSecrets: secrets, isTest } = options;
  const client = createStripeClient({ ...options, now });
  const sessions = createSessionReader(client);
  const toEvents = (record: SessionRecord) => toStripePaymentEvents(record, now());

  const findEvents = async (reference: string): Promise<readonly PaymentEvent[]> => {
    const record = await sessions.find(reference);
    return record ? toEvents(record) : [];
  };

  async function findByNotice({ type, about }: StripeNotice): Promise<readonly PaymentEvent[]> {
    const reference =
      'session' in about ? about.session : await sessions.findReference(about.paymentIntent);
    if (reference === null) return [];
    if (type === 'refund.failed')
      log.error({ reference }, 'A refund failed at Stripe: see the payment in its Dashboard.');
    return findEvents(reference);
  }

  return {
    ...{ name: 'stripe', isTest, origins, findEvents },
    open: (request) => openStripeSession(client, request, options),
    async cancel(reference) {
      const record = await sessions.find(reference);
      if (!record) return [];
      await closeStripeSession(client, record.session);
      return findEvents(reference);
    },
    async refund(request) {
      const record = await sessions.find(request.reference);
      if (!record) return [];
      const { refunds, rejection } = await refundAtStripe(record, request, { client, log, now });
      const events = toEvents({ ...record, refunds });
      return rejection ? [...events, rejection] : events;
    },
    async read(body, headers) {
      const notice = readStripeNotice(body, headers, { secrets, now: now() });
      return notice ? findByNotice(notice) : [];
    },
    cleanUp: async () => undefined,
  };
}

export const provider = defineProvider({
  port: 'payments',
  name: 'stripe',
  create({ log }, rawConfig) {
    const config = stripeConfigSchema.parse(rawConfig);
    return createStripePayments({ ...config, ...readStripeSecrets(config), log });
  },
});
