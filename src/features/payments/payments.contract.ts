/** Contract tests that every provider of the payments port passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentEvent } from './payment-events.ts';
import type { Payments } from './payments.port.ts';

export type PaymentsWorld = {
  readonly payments: Payments;
  /** Plays the shopper on the provider's page. */
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

export function describePayments(name: string, open: () => Promise<PaymentsWorld>): void {
  describe(`payments by ${name}`, () => {
    let world: PaymentsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    test('the same key opens the same session, another key another one', async () => {
      const request = createPaymentRequest();
      const [first, again] = await Promise.all([
        world.payments.open(request),
        world.payments.open(request),
      ]);
      expect(again).toEqual(first);
      const other = await world.payments.open(createPaymentRequest());
      expect(other.reference).not.toBe(first.reference);
      const { origins } = world.payments;
      const isNamed = first.href.startsWith('/') || origins.includes(new URL(first.href).origin);
      expect(isNamed, first.href).toBe(true);
    });

    test('a paid session is captured with the amount that was asked for, once', async () => {
      const { reference } = await world.payments.open(createPaymentRequest());
      expect(await world.payments.findEvents(reference)).toEqual([]);
      await world.pay(reference, 'success');
      await world.pay(reference, 'success');
      const events = await world.payments.findEvents(reference);
      expect(events.filter(({ type }) => type === 'captured')).toMatchObject([
        { reference, money },
      ]);
      expect(await world.payments.findEvents(reference)).toEqual(events);
    });

    test('a declined session names the reason and takes no money', async () => {
      const { reference } = await world.payments.open(createPaymentRequest());
      await world.pay(reference, 'declined');
      const events = await world.payments.findEvents(reference);
      expect(events).toMatchObject([{ type: 'failed', reason: 'declined' }]);
    });

    test('a cancelled session cannot be paid, and a paid one cannot be cancelled', async () => {
      const { reference } = await world.payments.open(createPaymentRequest());
      expect(typesOf(await world.payments.cancel(reference))).toContain('cancelled');
      await world.pay(reference, 'success');
      expect(typesOf(await world.payments.findEvents(reference))).not.toContain('captured');

      const paid = await world.payments.open(createPaymentRequest());
      await world.pay(paid.reference, 'success');
      const events = typesOf(await world.payments.cancel(paid.reference));
      expect(events).toContain('captured');
      expect(events).not.toContain('cancelled');
    });

    test('a refund with the same key goes back once, and never more than was taken', async () => {
      const { reference } = await world.payments.open(createPaymentRequest());
      await world.pay(reference, 'success');
      const part = { reference, money: { ...money, centAmount: 1_999 }, key: `${reference}-1` };
      await world.payments.refund(part);
      const events = await world.payments.refund(part);
      expect(events.filter(({ type }) => type === 'refunded')).toMatchObject([
        { money: part.money, key: part.key },
      ]);
      const tooMuch = { reference, money, key: `${reference}-2` };
      expect(await world.payments.refund(tooMuch)).toContainEqual(
        expect.objectContaining({ type: 'refundFailed', key: tooMuch.key }),
      );
    });

    test('a notice is read with its events; a forged one is refused', async () => {
      const { reference } = await world.payments.open(createPaymentRequest());
      await world.pay(reference, 'success');
      const events = await world.payments.findEvents(reference);
      const { body, headers } = await world.writeNotice(events);
      expect(await world.payments.read(body, headers)).toEqual(events);
      await expect(world.payments.read(body, new Headers())).rejects.toMatchObject({
        code: 'payment.notice',
      });
    });

    test('an unknown session has no events', async () => {
      expect(await world.payments.findEvents('none')).toEqual([]);
      expect(await world.payments.cancel('none')).toEqual([]);
    });
  });
}
