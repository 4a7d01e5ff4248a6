/** Payments by Stripe at a stub, on one clock. */
import { silentLog } from '#kit/log.ts';
import { createStripePayments, type StripeOptions } from '../stripe.provider.ts';
import {
  openStripeStub,
  STUB_SECRET_KEY,
  STUB_WEBHOOK_SECRET,
} from './open-stripe-stub.fixtures.server.ts';

let number = 0;

export async function openStripeSetup(options: Partial<StripeOptions> = {}) {
  const clock = { now: new Date('2026-11-26T10:00:00Z') };
  const now = () => clock.now;
  const stub = await openStripeStub({ now });
  const logged: object[] = [];
  const record = (fields: object, message: string) => void logged.push({ ...fields, message });
  const payments = createStripePayments({
    ...{ url: stub.url, secretKey: STUB_SECRET_KEY, webhookSecrets: [STUB_WEBHOOK_SECRET] },
    ...{ isTest: true, capture: 'automatic', methods: ['card'], timeoutMs: 400 },
    ...{ pageOrigins: ['https://checkout.stripe.com'], retryDelaysMs: [1, 1], now },
    log: { ...silentLog, warn: record, error: record },
    ...options,
  });
  return {
    ...{ stub, payments, clock, logged, [Symbol.asyncDispose]: stub.close },
    open: (changes = {}) => payments.open(createStripeRequest(changes)),
    /** Opens a session and pays it. */
    async openPaid(changes = {}) {
      const { reference } = await payments.open(createStripeRequest(changes));
      stub.account.pay(reference, 'success');
      return reference;
    },
  };
}

export const stripeMoney = { centAmount: 4_999, currencyCode: 'GBP' } as const;

export function createStripeRequest(changes = {}) {
  number += 1;
  return {
    ...{ orderId: `order-${number}`, money: stripeMoney, key: `stripe-${number}` },
    ...{ returnUrl: 'https://shop.example/fr/order/7KQ2?token=t', ...changes },
  };
}
