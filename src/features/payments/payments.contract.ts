/** Contract tests that every provider of the payments port passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentEvent } from './payment-events.ts';
import type { Payments } from './payments.port.ts';

export type PaymentsSetup = {
  readonly payments: Payments;
  /** Acts as the shopper on the provider's page. */
  readonly pay: (reference: string, outcome: 'success' | 'declined') => Promise<void>;
  /** A notice as the provider sends it. */
  readonly writeNotice: (
    events: readonly PaymentEvent[],
  ) => Promise<{ readonly body: string; readonly headers: Headers }>;
  readonly close: () => Promise<void>;
};

const money = { centAmount: 4_999, currencyCode: 'GBP' } as const;
let number = 0;

function createPaymentRequest() {
  number += 1;
  const returnUrl = 'https://shop.example/order/1';
  return { orderId: `order-${number}`, money, returnUrl, key: `key-${number}` };
}

const typesOf = (events: readonly PaymentEvent[]) => events.map(({ type }) => type);

export function describePayments(name: string, open: () => Promise<PaymentsSetup>): void {
  describe(`payments by ${name}`, () => {
    let setup: PaymentsSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    test('the same key opens the same session, another key another one', async () => {
      const request = createPaymentRequest();
      const [first, again] = await Promise.all([
        setup.payments.open(request),
        setup.payments.open(request),
      ]);
      expect(again).toEqual(first);
      const other = await setup.payments.open(createPaymentRequest());
      expect(other.reference).not.toBe(first.reference);
      const { origins } = setup.payments;
      const isNamed = first.href.startsWith('/') || origins.includes(new URL(first.href).origin);
      expect(isNamed, first.href).toBe(true);
    });

    test('a paid session is captured once, with the requested amount', async () => {
      const { reference } = await setup.payments.open(createPaymentRequest());
      expect(await setup.payments.findEvents(reference)).toEqual([]);
      await setup.pay(reference, 'success');
      await setup.pay(reference, 'success');
      const events = await setup.payments.findEvents(reference);
      expect(events.filter(({ type }) => type === 'captured')).toMatchObject([
        { reference, money },
      ]);
      expect(await setup.payments.findEvents(reference)).toEqual(events);
    });

    test('a declined session names the reason and takes no money', async () => {
      const { reference } = await setup.payments.open(createPaymentRequest());
      await setup.pay(reference, 'declined');
      const events = await setup.payments.findEvents(reference);
      expect(events).toMatchObject([{ type: 'failed', reason: 'declined' }]);
    });

    test('a cancelled session cannot be paid, and a paid one cannot be cancelled', async () => {
      const { reference } = await setup.payments.open(createPaymentRequest());
      expect(typesOf(await setup.payments.cancel(reference))).toContain('cancelled');
      await setup.pay(reference, 'success');
      expect(typesOf(await setup.payments.findEvents(reference))).not.toContain('captured');

      const paid = await setup.payments.open(createPaymentRequest());
      await setup.pay(paid.reference, 'success');
      const events = typesOf(await setup.payments.cancel(paid.reference));
      expect(events).toContain('captured');
      expect(events).not.toContain('cancelled');
    });

    test('a refund with the same key is made once, and never exceeds the captured amount', async () => {
      const { reference } = await setup.payments.open(createPaymentRequest());
      await setup.pay(reference, 'success');
      const part = { reference, money: { ...money, centAmount: 1_999 }, key: `${reference}-1` };
      await setup.payments.refund(part);
      const events = await setup.payments.refund(part);
      expect(events.filter(({ type }) => type === 'refunded')).toMatchObject([
        { money: part.money, key: part.key },
      ]);
      const tooMuch = { reference, money, key: `${reference}-2` };
      expect(await setup.payments.refund(tooMuch)).toContainEqual(
        expect.objectContaining({ type: 'refundFailed', key: tooMuch.key }),
      );
    });

    test('a signed notice is parsed to its events; a forged one is refused', async () => {
      const { reference } = await setup.payments.open(createPaymentRequest());
      await setup.pay(reference, 'success');
      const events = await setup.payments.findEvents(reference);
      const { body, headers } = await setup.writeNotice(events);
      expect(await setup.payments.read(body, headers)).toEqual(events);
      await expect(setup.payments.read(body, new Headers())).rejects.toMatchObject({
        code: 'payment.notice',
      });
    });

    test('an unknown session has no events', async () => {
      expect(await setup.payments.findEvents('none')).toEqual([]);
      expect(await setup.payments.cancel('none')).toEqual([]);
    });
  });
}
