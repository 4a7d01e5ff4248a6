/** Orders whose statements wait for the stock that another transaction is changing. */
import { expect, test } from 'vitest';
import { engines } from '#test/databases/engines.ts';
import { openOrderSetup } from '#test/setups/order-setup.ts';

/** Only one transaction runs at a time on the embedded database. */
const engine = engines.find(({ name }) => name === 'PostgreSQL');

test.skipIf(!engine)(
  'the last unit, sold to another while the order waits for it, is sold out',
  { timeout: 60_000 },
  async () => {
    if (!engine) return;
    await using setup = await openOrderSetup(engine);
    const sku = await setup.stockProduct('coat', 1);
    const { scope } = await setup.fill(sku);
    const request = await setup.requestFor(scope);
    const sale = await setup.database.transaction(async (connection) => {
      await connection.execute('select from stock for update');
      const outcome = setup.orders.placeOrder(scope, request).catch((error: unknown) => error);
      await expect
        .poll(async () => {
          const { rows } = await connection.execute('select from pg_locks where not granted');
          return rows.length;
        })
        .toBeGreaterThan(0);
      await connection.execute('delete from reservation');
      await connection.execute('update stock set on_hand = 0, reserved = 0');
      return { outcome };
    });
    expect(await sale.outcome).toMatchObject({ status: 409, code: 'basket.notEnough' });
    expect(await setup.countStockMismatches()).toBe(0);
  },
);
