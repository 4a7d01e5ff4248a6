/** The contract of rewards on the app's database, and points of real orders and refunds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import type { OrderRewards } from '#features/orders/order-jobs.ts';
import { describeRewards } from '#features/rewards/rewards.contract.ts';
import { recordOrderRewards } from '#features/rewards/rewards.server.ts';
import { isProblem } from '#kit/problem.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { type Engine, onEveryDatabase } from '#test/databases/engines.ts';
import { now, openOrderSetup } from '#test/setups/order-setup.ts';
import { createRewards } from './rewards.provider.ts';

const insertCustomer = defineStatement<never>(
  'test.insertRewardCustomer',
  "insert into customer (id, email, email_norm, first_name, last_name, password_hash) values ($1, $2, $2, 'Ada', 'Byron', '')",
);
const deleteCustomer = defineStatement<never>(
  'test.deleteRewardCustomer',
  'delete from customer where id = $1',
);
const listJobs = defineStatement<{ readonly data: OrderRewards }>(
  'test.rewardJobs',
  "select data from pgboss.job where name = 'orderRewards' order by created_on, id",
);

const POINTS = { coat: 235, scarf: 41 } as const;
type Sku = keyof typeof POINTS;

/** A shop with two products, whose jobs run only when a test runs them. */
async function openShop(engine: Engine) {
  const setup = await openOrderSetup(engine);
  const { database, orders } = setup;
  const rewards = createRewards(database);
  const products = Object.entries(POINTS).map(([key, rewardsPointsPence]) =>
    sampleProduct(key, {
      variants: [{ ...sampleVariant(`${key}-M`), stock: 9_999 }],
      facts: { rewardsPointsPence },
    }),
  );
  await createCatalogueImport(database).saveProducts(products);
  return {
    ...setup,
    rewards,
    async addCustomer() {
      const id = createUuid();
      await database.rows(insertCustomer, [id, `${id}@example.com`]);
      return id;
    },
    deleteCustomer: async (id: string) => void (await database.rows(deleteCustomer, [id])),
    async order(customerId: string | null, units: Partial<Record<Sku, number>>) {
      const [first, ...rest] = Object.entries(units);
      const { scope } = await setup.fill(`${first?.[0]}-M`, first?.[1]);
      for (const [sku, quantity] of rest) await setup.fill(`${sku}-M`, quantity, scope);
      return await orders.placeOrder(scope, await setup.requestFor(scope, { customerId }));
    },
    /** Announces a return of units of a line, which arrive and are accepted or refused. */
    async giveBack(orderId: string, position: number, quantity: number, isRefused = false) {
      const { number } = await orders.requestReturn(orderId, {
        ...{ idempotencyKey: createUuid(), days: 28, now },
        lines: [{ position, quantity, reason: 'tooSmall' }],
      });
      const refusal = isRefused ? ('opened' as const) : null;
      const lines = [{ position, quantity, refusal }];
      await orders.receiveReturn(number, { lines, isRestocked: true });
    },
    listJobs: async () => (await database.rows(listJobs)).map(({ data }) => data),
    run: (payload: OrderRewards) => recordOrderRewards({ payload }, { orders, rewards }),
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

const runAll = async (shop: Shop) => {
  for (const job of await shop.listJobs()) await shop.run(job);
};

const action = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    coats: fc.integer({ min: 1, max: 3 }),
    scarves: fc.nat({ max: 2 }),
    isPaid: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('cancel' as const), order: fc.nat({ max: 5 }) }),
  fc.record({
    kind: fc.constant('return' as const),
    order: fc.nat({ max: 5 }),
    position: fc.nat({ max: 1 }),
    quantity: fc.integer({ min: 1, max: 2 }),
    isRefused: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('jobs' as const), newest: fc.nat({ max: 4 }) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** Units that the customer keeps of a paid order; refused returns are kept units. */
type Kept = { readonly id: string; readonly units: number[]; isPaid: boolean };

/** Does nothing where the shop refuses the action. */
async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isProblem(error)) throw error;
    return false;
  }
}

async function act(shop: Shop, customer: string, orders: Kept[], step: Action): Promise<void> {
  if (step.kind === 'buy') {
    const scarves = step.scarves > 0 ? { scarf: step.scarves } : {};
    const placed = await shop.order(customer, { coat: step.coats, ...scarves });
    if (step.isPaid) await shop.pay(placed);
    orders.push({ id: placed.id, units: [step.coats, step.scarves], isPaid: step.isPaid });
    return;
  }
  if (step.kind === 'jobs') {
    for (const job of (await shop.listJobs()).toReversed().slice(0, step.newest))
      await shop.run(job);
    return;
  }
  const order = orders[step.order];
  if (!order) return;
  if (step.kind === 'cancel') {
    if (await attempt(() => shop.orders.cancelPaid(order.id))) order.units.fill(0);
    return;
  }
  const { position, quantity, isRefused } = step;
  const isDone = await attempt(() => shop.giveBack(order.id, position, quantity, isRefused));
  if (isDone && !isRefused) order.units[position] = (order.units[position] ?? 0) - quantity;
}

onEveryDatabase((engine) => {
  describeRewards(engine.name, async () => openShop(engine));

  describe(`rewards of orders on ${engine.name}`, { timeout: 120_000 }, () => {
    test('PROMO-2: a customer earns once an order is paid, and a guest never does', async () => {
      await using shop = await openShop(engine);
      const ada = await shop.addCustomer();
      const placed = await shop.order(ada, { coat: 2, scarf: 1 });
      await runAll(shop);
      expect(await shop.rewards.findBalance(ada)).toBe(0);
      await shop.pay(placed);
      await shop.pay(await shop.order(null, { coat: 1 }));
      expect(await shop.listJobs()).toEqual([
        { fascia: 'aldermoor', number: placed.number, customerId: ada },
      ]);
      await runAll(shop);
      expect(await shop.rewards.findBalance(ada)).toBe(2 * POINTS.coat + POINTS.scarf);
    });

    test('PROMO-2: the points are those shown to the shopper', async () => {
      await using shop = await openShop(engine);
      const ada = await shop.addCustomer();
      const placed = await shop.order(ada, { coat: 1 });
      await shop.database.execute("update product set facts = '{}'");
      await shop.pay(placed);
      await runAll(shop);
      expect(await shop.rewards.findBalance(ada)).toBe(POINTS.coat);
    });

    test('PROMO-2: an order that is paid after its account is deleted earns nothing', async () => {
      await using shop = await openShop(engine);
      const ada = await shop.addCustomer();
      const placed = await shop.order(ada, { coat: 1 });
      await shop.deleteCustomer(ada);
      await shop.pay(placed);
      expect(await shop.listJobs()).toEqual([]);
    });

    test('PROMO-2: after any orders, cancellations and returns, the balance is that of what is kept', async () => {
      await using shop = await openShop(engine);
      const [bystander] = [await shop.addCustomer()];
      await shop.pay(await shop.order(bystander, { scarf: 1 }));
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (steps) => {
          const customer = await shop.addCustomer();
          const orders: Kept[] = [];
          for (const step of steps) await act(shop, customer, orders, step);
          await runAll(shop);
          await runAll(shop);
          const recount = orders
            .filter(({ isPaid }) => isPaid)
            .reduce(
              (sum, { units: [coats = 0, scarves = 0] }) =>
                sum + coats * POINTS.coat + scarves * POINTS.scarf,
              0,
            );
          expect(await shop.rewards.findBalance(customer)).toBe(recount);
        }),
        { numRuns: 12 },
      );
      expect(await shop.rewards.findBalance(bystander)).toBe(POINTS.scarf);
    });
  });
});
