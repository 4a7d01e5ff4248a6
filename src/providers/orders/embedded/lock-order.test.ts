/** Orders, payments, baskets that wait for each other's locks: on PostgreSQL, where some can wait. */
import { describe, expect, test } from 'vitest';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { BasketScope } from '#features/basket/basket.port.ts';
import type { PlaceOrderRequest } from '#features/orders/orders.port.ts';
import { openTestPostgres } from '#test/databases/databases.ts';
import { postgresUrl } from '#test/databases/engines.ts';
import { createCapture, type OrderSetup, openOrderSetup } from '#test/setups/order-setup.ts';

const countWaiting = defineStatement<{ readonly count: number }>(
  'test.countWaiting',
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
);
const lockOne = defineStatement<never>(
  'test.lockOne',
  'select from stock s join variant v on v.id = s.variant_id where v.sku = $1 for update of s',
);
const countFree = defineStatement<{ readonly count: number }>(
  'test.countFree',
  `select count(*)::int as count from (select from stock s join variant v on v.id = s.variant_id
   where v.sku = $1 for update of s skip locked) f`,
);
const lockBasketOf = defineStatement<never>(
  'test.lockBasketOf',
  'select from basket where id = $1 for update',
);
const lockNetwork = defineStatement<never>(
  'test.lockNetwork',
  'select pg_advisory_xact_lock(hashtextextended($1, 0))',
);

/** Runs `work` while a transaction keeps the locks of `lock`. */
async function whileLocked<T>(
  database: Database,
  lock: (connection: Connection) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  return await database.transaction(async (connection) => {
    await lock(connection);
    return await work();
  });
}

describe.skipIf(!postgresUrl)('locks on PostgreSQL', { timeout: 60_000 }, () => {
  const start = () =>
    openOrderSetup({ name: 'PostgreSQL', open: () => openTestPostgres(postgresUrl ?? '') });

  const waiting = (database: Database) =>
    expect.poll(async () => (await database.rows(countWaiting))[0]?.count, { timeout: 10_000 });
  const isFree = async (database: Database, sku: string) =>
    (await database.rows(countFree, [sku]))[0]?.count === 1;

  /** Starts an order and then `follow`, while both have to wait for the basket's lock. */
  async function placeBefore<T>(
    setup: OrderSetup,
    follow: (scope: BasketScope, request: PlaceOrderRequest, sku: string) => Promise<T>,
  ) {
    const { database, orders } = setup;
    const sku = await setup.stockProduct('coat', 2);
    const { scope, basket } = await setup.fill(sku);
    const request = await setup.requestFor(scope);
    return await whileLocked(
      database,
      (connection) => connection.rows(lockBasketOf, [basket.id]),
      async () => {
        const placing = orders.placeOrder(scope, request);
        await waiting(database).toBe(1);
        const following = follow(scope, request, sku);
        await waiting(database).toBe(2);
        return { sku, placing, following };
      },
    );
  }

  test('an add that waited for an order of its basket knows the units that the order holds', async () => {
    await using setup = await start();
    const { placing, sku, following } = await placeBefore(setup, (scope, _, sku) =>
      setup.fill(sku, 1, scope),
    );
    await placing;
    expect((await following).basket.lines).toMatchObject([{ quantity: 2 }]);
    expect(await setup.stockOf(sku)).toEqual({ onHand: 2, reserved: 2 });
    expect(await setup.countStockMismatches()).toBe(0);
  });

  test('a form that is submitted again waits for the order that its first submission places', async () => {
    await using setup = await start();
    const { placing, following } = await placeBefore(setup, (scope, { idempotencyKey }) =>
      setup.orders.findPlaced(scope, { idempotencyKey }),
    );
    expect(await following).toEqual(await placing);
  });

  test('an order that replaces another waits for its network before it locks stock', async () => {
    await using setup = await start();
    const { database, orders } = setup;
    const sku = await setup.stockProduct('coat', 5);
    const { scope } = await setup.fill(sku);
    const limits = { perBasket: 5, perNetwork: 6, network: 'office' };
    await orders.placeOrder(scope, await setup.requestFor(scope, { limits }));
    await setup.fill(sku, 1, scope);
    const changed = await setup.requestFor(scope, { limits });
    const placing = await whileLocked(
      database,
      (connection) => connection.rows(lockNetwork, ['orders of network office']),
      async () => {
        const started = orders.placeOrder(scope, changed);
        await waiting(database).toBe(1);
        expect(await isFree(database, sku)).toBe(true);
        return { started };
      },
    );
    await placing.started;
    expect(await setup.stockOf(sku)).toEqual({ onHand: 5, reserved: 2 });
  });

  test('a payment locks the stock of order and basket by variant', async () => {
    await using setup = await start();
    const { database, orders } = setup;
    const first = await setup.stockProduct('scarf', 5);
    const sku = await setup.stockProduct('shirt', 5);
    const { scope } = await setup.fill(sku);
    const placed = await orders.placeOrder(scope, await setup.requestFor(scope));
    await orders.addSession(placed, { provider: 'memory', reference: 'a' });
    await setup.fill(first, 2, scope);
    const paying = await whileLocked(
      database,
      (connection) => connection.rows(lockOne, [first]),
      async () => {
        const started = orders.recordPayment('memory', [createCapture('a', placed.total)]);
        await waiting(database).toBe(1);
        expect(await isFree(database, sku)).toBe(true);
        return { started };
      },
    );
    await paying.started;
    expect(await setup.statusOf(placed.number)).toBe('paid');
    expect(await setup.countStockMismatches()).toBe(0);
  });

  test('a sign-in locks the stock of baskets and orders by variant', async () => {
    await using setup = await start();
    const { database, orders, baskets } = setup;
    const first = await setup.stockProduct('scarf', 5);
    const sku = await setup.stockProduct('shirt', 5);
    const customer = await setup.fill(sku);
    await orders.placeOrder(customer.scope, await setup.requestFor(customer.scope));
    const guest = await setup.fill(first);
    await orders.placeOrder(guest.scope, await setup.requestFor(guest.scope));
    const merging = await whileLocked(
      database,
      (connection) => connection.rows(lockOne, [first]),
      async () => {
        const started = baskets.merge(customer.scope, {
          ...{ reserveMinutes: 30, guestToken: guest.scope.token },
        });
        await waiting(database).toBe(1);
        expect(await isFree(database, sku)).toBe(true);
        return { started };
      },
    );
    await merging.started;
    expect(await setup.countStockMismatches()).toBe(0);
  });
});
