/** Parcels of one return on the app's database: received one after another, worn units. */
import { describe, expect, test } from 'vitest';
import type { ReceivedParcel } from '#features/orders/orders.port.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, type OrderSetup, openPaidOrder } from '#test/setups/order-setup.ts';

function announce(setup: OrderSetup, orderId: string, quantity: number, key = `${quantity}`) {
  const lines = [{ position: 0, quantity, reason: 'tooSmall' }] as const;
  return setup.orders.requestReturn(orderId, {
    ...{ idempotencyKey: `return-${key}`, lines, days: 28, now },
  });
}

onEveryDatabase((engine) => {
  const start = (quantity?: number) => openPaidOrder(engine, quantity);

  describe(`parcels of returns on ${engine.name}`, { timeout: 60_000 }, () => {
    test('parcels of one return arrive one after another, each once', async () => {
      await using shop = await start(3);
      const { setup, placed } = shop;
      const { number } = await announce(setup, placed.id, 3);
      const receive = (parcel: number, lines: ReceivedParcel['lines']) =>
        setup.orders.receiveReturn(number, { isRestocked: true, parcel, lines });
      const missing = { position: 0, quantity: 1, refusal: 'missing' } as const;
      const first = await receive(1, [{ position: 0, quantity: 1, refusal: null }, missing]);
      const second = await receive(2, null);
      expect(second.refund).toBe(placed.total.centAmount);
      expect(await receive(2, null)).toEqual(second);
      expect(await setup.stockOf(shop.sku)).toEqual({ onHand: 5, reserved: 0 });
      expect(await shop.find()).toMatchObject({ status: 'refunded' });
      const mails = (await setup.listEmails()).filter(({ kind }) => kind === 'returnReceived');
      expect(mails.map(({ reception }) => reception)).toEqual([
        { parcel: 1, refund: first.refund, deliveryRefund: 0 },
        { parcel: 2, refund: placed.total.centAmount - first.refund, deliveryRefund: 399 },
      ]);
      await expect(receive(3, null)).rejects.toMatchObject({ status: 400, code: 'return.lines' });
    });

    test('a second parcel without its number is refused, while units are awaited', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const { number } = await announce(setup, placed.id, 2);
      const line = { position: 0, quantity: 1, refusal: null };
      const first = await setup.orders.receiveReturn(number, { isRestocked: true, lines: [line] });
      const rest = { isRestocked: true, lines: null };
      await expect(setup.orders.receiveReturn(number, rest)).rejects.toMatchObject({
        ...{ status: 409, code: 'return.received', details: { field: 'parcel' } },
      });
      expect((await shop.find())?.returns).toMatchObject([{ refund: first.refund }]);
      expect(await setup.stockOf(shop.sku)).toEqual({ onHand: 4, reserved: 0 });
    });

    test('a second parcel brings no unit that another return has announced', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const { number } = await announce(setup, placed.id, 2);
      const line = { position: 0, quantity: 1, refusal: null };
      const reception = { isRestocked: true, lines: [line] };
      await setup.orders.receiveReturn(number, reception);
      await announce(setup, placed.id, 1, 'other');
      await expect(
        setup.orders.receiveReturn(number, { ...reception, parcel: 2 }),
      ).rejects.toMatchObject({ status: 400, code: 'return.lines' });
    });

    test('worn units are refunded less a stated deduction, and not sold again', async () => {
      await using shop = await start();
      const { setup, placed } = shop;
      const { number } = await announce(setup, placed.id, 2);
      const receive = (deductedPercent?: number) =>
        setup.orders.receiveReturn(number, {
          isRestocked: true,
          lines: [
            { position: 0, quantity: 1, refusal: null },
            {
              position: 0,
              quantity: 1,
              refusal: 'worn',
              ...(deductedPercent && { deductedPercent }),
            },
          ],
        });
      await expect(receive()).rejects.toMatchObject({ status: 400, code: 'return.lines' });
      const unit = (placed.total.centAmount - 399) / 2;
      const { refund, deliveryRefund } = await receive(30);
      expect(refund).toBe(placed.total.centAmount - Math.round(unit * 0.3));
      expect(deliveryRefund).toBe(399);
      expect(await setup.stockOf(shop.sku)).toEqual({ onHand: 4, reserved: 0 });
      expect(await shop.find()).toMatchObject({ status: 'refunded' });
    });
  });
});
