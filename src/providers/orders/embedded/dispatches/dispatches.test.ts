/** Dispatches as an order system reports them, the export of orders, on the app's database. */
import { describe, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { createOrderAdmin } from '#features/orders/admin/order-admin.ts';
import { handleOrderProgress } from '#features/orders/dispatches/order-progress-http.server.ts';
import { createOrders } from '#providers/orders/embedded/orders.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, openOrderSetup } from '#test/setups/order-setup.ts';

const KEY = 'o'.repeat(32);

const readTime = defineStatement<never>('test.readTime', 'select now()');

/** A server of the previous release sets no `paid_at`. */
const payLikeFormerRelease = defineStatement<never>(
  'test.payLikeFormerRelease',
  "update sales_order set status = 'paid' where number = $1",
);
const readPaidAt = defineStatement<{ readonly hasTime: boolean }>(
  'test.readPaidAt',
  'select paid_at is not null as "hasTime" from sales_order where number = $1',
);

const clearPaidAt = defineStatement<never>(
  'test.clearPaidAt',
  'update sales_order set paid_at = null where number = $1',
);

onEveryDatabase((engine) => {
  async function start() {
    const setup = await openOrderSetup(engine);
    const sku = await setup.stockProduct('coat', 5);
    const { number } = await setup.buy(sku, 3);
    const send = async (body: object, key = KEY) => {
      const response = await handleOrderProgress(
        new Request('http://localhost/_api/orders', {
          method: 'POST',
          headers: { authorization: `Bearer ${key}` },
          body: JSON.stringify(body),
        }),
        { key: KEY, fascia: 'aldermoor', orders: setup.orders, now: new Date() },
      );
      const answer: unknown = await response.json();
      return { status: response.status, answer };
    };
    const find = () => setup.orders.findOrder('aldermoor', number);
    return { setup, sku, number, send, find, [Symbol.asyncDispose]: setup.close };
  }

  describe(`dispatches on ${engine.name}`, { timeout: 60_000 }, () => {
    test('an order is dispatched in parts, each once with its tracking, and delivered', async () => {
      await using shop = await start();
      const { send, number, sku } = shop;
      const part = {
        ...{ event: 'dispatched', order: number, reference: 'p-1', carrier: 'Royal Mail' },
        ...{ trackingNumber: 'RM1', trackingUrl: 'https://track.example/RM1' },
        lines: [{ sku, quantity: 2 }],
      };
      const partly = { status: 200, answer: { order: number, status: 'partlyDispatched' } };
      expect(await Promise.all([send(part), send(part)])).toEqual([partly, partly]);
      const rest = { event: 'dispatched', order: number, reference: 'p-2' };
      expect(await send(rest)).toMatchObject({ answer: { status: 'dispatched' } });
      expect((await shop.find())?.dispatches).toMatchObject([
        { reference: 'p-1', carrier: 'Royal Mail', lines: [{ position: 0, quantity: 2 }] },
        { reference: 'p-2', carrier: null, lines: [{ position: 0, quantity: 1 }] },
      ]);
      const mails = (await shop.setup.listEmails()).filter(({ kind }) => kind === 'dispatch');
      expect(mails).toMatchObject([{ dispatch: 'p-1' }, { dispatch: 'p-2' }]);
      const delivered = { event: 'delivered', order: number };
      expect(await send(delivered)).toMatchObject({ answer: { status: 'delivered' } });
      expect(await send(delivered)).toMatchObject({ status: 200 });
      expect((await shop.find())?.deliveredAt).toMatch(/^20/);
    });

    test('units that the shopper has withdrawn from are not sent with the rest', async () => {
      await using shop = await start();
      const { send, number, sku, setup } = shop;
      const part = { event: 'dispatched', order: number, reference: 'p-1' };
      await send({ ...part, lines: [{ sku, quantity: 1 }] });
      await setup.orders.recordWithdrawal({
        ...{ fascia: 'aldermoor', locale: 'en-GB', name: 'Ada Byron', number, days: 28 },
        ...{ email: 'ada@example.com', now: new Date(now.getTime() + 2 * 3_600_000) },
      });
      expect(await send({ ...part, reference: 'p-2' })).toMatchObject({ status: 409 });
      expect((await shop.find())?.dispatches).toHaveLength(1);
      const delivered = { event: 'delivered', order: number };
      expect(await send(delivered)).toMatchObject({ answer: { status: 'delivered' } });
    });

    test('withdrawn units are not sent either once a parcel has come back without them', async () => {
      await using shop = await start();
      const { send, number, sku, setup } = shop;
      const part = { event: 'dispatched', order: number, reference: 'p-1' };
      await send({ ...part, lines: [{ sku, quantity: 1 }] });
      const { returnNumber } = await setup.orders.recordWithdrawal({
        ...{ fascia: 'aldermoor', locale: 'en-GB', name: 'Ada Byron', number, days: 28 },
        ...{ email: 'ada@example.com', now: new Date(now.getTime() + 2 * 3_600_000) },
      });
      const lines = [{ position: 0, quantity: 1, refusal: null }];
      await setup.orders.receiveReturn(returnNumber ?? '', { isRestocked: true, lines });
      expect(await send({ ...part, reference: 'p-2' })).toMatchObject({ status: 409 });
      expect((await shop.find())?.dispatches).toHaveLength(1);
    });

    test('a whole order that the shopper has withdrawn from is not sent', async () => {
      await using shop = await start();
      await shop.setup.orders.recordWithdrawal({
        ...{ fascia: 'aldermoor', locale: 'en-GB', name: 'Ada Byron', number: shop.number },
        ...{ days: 28, email: 'ada@example.com', now: new Date(now.getTime() + 2 * 3_600_000) },
      });
      const report = { event: 'dispatched', order: shop.number, reference: 'p-1' };
      expect(await shop.send(report)).toMatchObject({ status: 409 });
      expect(await shop.find()).toMatchObject({ status: 'paid', dispatches: [] });
    });

    test('wrong units, states, keys and fields are refused, and nothing changes', async () => {
      await using shop = await start();
      const { send, number, sku } = shop;
      const report = { event: 'dispatched', order: number, reference: 'p-1' };
      const many = { ...report, lines: [{ sku, quantity: 4 }] };
      expect(await send(many)).toMatchObject({
        ...{ status: 400, answer: { error: { code: 'dispatch.lines', field: 'lines.0' } } },
      });
      expect(await send({ event: 'delivered', order: number })).toMatchObject({ status: 409 });
      expect(await send({ ...report, order: '2222-2222-2222' })).toMatchObject({ status: 404 });
      expect(await send(report, 'wrong')).toMatchObject({ status: 401 });
      expect(await send({ ...report, trackingUrl: 'javascript:alert(1)' })).toMatchObject({
        ...{ status: 400, answer: { error: { field: 'trackingUrl' } } },
      });
      expect(await shop.find()).toMatchObject({ status: 'paid', dispatches: [] });
    });

    test('the export has each order paid since a time once, without its token', async () => {
      await using shop = await start();
      const { setup, sku, number } = shop;
      const { scope } = await setup.fill(sku);
      await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      const admin = createOrderAdmin(setup.orders, () => new Date());
      const request = { format: 'jsonl', since: new Date(Date.now() - 3_600_000) } as const;
      const { lines, next } = await admin.exportOrders({ ...request, after: null });
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ number, status: 'paid' }]);
      expect(lines.join()).not.toContain('token');
      expect(await admin.exportOrders({ ...request, after: next })).toEqual({
        ...{ lines: [], next: null },
      });
      const later = new Date(Date.now() + 3_600_000);
      expect((await admin.exportOrders({ ...request, since: later, after: null })).lines).toEqual(
        [],
      );
    });

    // The embedded database has one connection.
    test.runIf(engine.name === 'PostgreSQL')(
      'the export waits for payments that are being written',
      async () => {
        await using setup = await openOrderSetup(engine);
        const admin = createOrderAdmin(setup.orders, () => new Date());
        const request = { format: 'jsonl', after: null, since: new Date(0) } as const;
        const [isOpen, canEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
        const payment = setup.database.transaction(async (connection) => {
          await connection.rows(readTime);
          isOpen.resolve();
          await canEnd.promise;
        });
        await isOpen.promise;
        await setup.buy(await setup.stockProduct('coat', 5));
        expect((await admin.exportOrders(request)).lines).toEqual([]);
        canEnd.resolve();
        await payment;
        expect((await admin.exportOrders(request)).lines).toHaveLength(1);
      },
    );

    test('an order that is paid while the export is read is in the next one, not lost', async () => {
      await using shop = await start();
      const { setup, sku, number } = shop;
      let meanwhile: (() => Promise<unknown>) | null = () => setup.buy(sku);
      const rows: Database['rows'] = async (statement, values) => {
        const work = statement.name === 'order.paid' ? meanwhile : null;
        if (work) meanwhile = null;
        await work?.();
        return await setup.database.rows(statement, values);
      };
      const orders = await createOrders({ ...setup.database, rows }, setup.jobs);
      const first = await orders.listPaid(new Date(0));
      expect(first.map((order) => order.number)).toEqual([number]);
      expect(await orders.listPaid(new Date(0), first[0])).toHaveLength(1);
    });

    test('an order that a server of the previous release is paid for has the time of the payment', async () => {
      await using setup = await openOrderSetup(engine);
      const { scope } = await setup.fill(await setup.stockProduct('coat', 5));
      const placed = await setup.orders.placeOrder(scope, await setup.requestFor(scope));
      await setup.database.rows(payLikeFormerRelease, [placed.number]);
      expect(await setup.database.rows(readPaidAt, [placed.number])).toEqual([{ hasTime: true }]);
    });

    test('the export has an order that a server of the previous release was paid for', async () => {
      await using shop = await start();
      const { setup, number } = shop;
      await setup.database.rows(clearPaidAt, [number]);
      const admin = createOrderAdmin(setup.orders, () => new Date());
      const request = { format: 'jsonl', after: null, since: new Date(0) } as const;
      const { lines } = await admin.exportOrders(request);
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { number, paidAt: expect.stringMatching(/^20/) },
      ]);
    });
  });
});
