/** Sales that social proof states: paid orders, once for each product, without cancelled ones. */
import { describe, expect, test } from 'vitest';
import { PROOF_RULES } from '#features/social-proof/social-proof.ts';
import { createSocialProof } from '#providers/social-proof/embedded/social-proof.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, type OrderSetup, openOrderSetup } from '#test/setups/order-setup.ts';

const minCount = PROOF_RULES.find(({ kind }) => kind === 'sale')?.minCount ?? 0;

async function buy(setup: OrderSetup, sku: string, isTest = false) {
  const { scope } = await setup.fill(sku, 2);
  const placed = await setup.orders.placeOrder(scope, await setup.requestFor(scope, { isTest }));
  const reference = `session-${placed.number}`;
  await setup.orders.addSession(placed, { provider: 'memory', reference });
  await setup.orders.recordPayment('memory', [
    {
      ...{ id: `${reference}-c`, reference, money: placed.total, type: 'captured' },
      at: now.toISOString(),
    },
  ]);
  return placed;
}

onEveryDatabase((engine) => {
  describe(`sales on ${engine.name}`, { timeout: 60_000 }, () => {
    test('PROOF-1: an order counts once as a sale of its product, until it is cancelled', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 100);
      const claims = () =>
        createSocialProof(setup.database).list({
          ...{ fascia: 'aldermoor', locale: 'en-GB', productKey: 'coat', now: new Date() },
        });
      const orders = await Promise.all(Array.from({ length: minCount }, () => buy(setup, sku)));
      await buy(setup, sku, true);
      expect(await claims()).toMatchObject([{ kind: 'sale', code: 'QP', count: minCount }]);
      const [first] = orders;
      await Promise.all([1, 2].map(() => setup.orders.cancelPaid(first?.id ?? '')));
      expect(await claims()).toEqual([]);
      await buy(setup, sku);
      expect(await claims()).toMatchObject([{ count: minCount }]);
      await Promise.all(orders.slice(1).map(({ id }) => setup.orders.cancelPaid(id)));
      await Promise.all(Array.from({ length: minCount }, () => buy(setup, sku)));
      expect(await claims()).toMatchObject([{ count: minCount + 1 }]);
    });

    test('PROOF-1: an order whose units are all returned is subtracted once', async () => {
      await using setup = await openOrderSetup(engine);
      const sku = await setup.stockProduct('coat', 100);
      const claims = () =>
        createSocialProof(setup.database).list({
          ...{ fascia: 'aldermoor', locale: 'en-GB', productKey: 'coat', now: new Date() },
        });
      const orders = await Promise.all(Array.from({ length: minCount + 1 }, () => buy(setup, sku)));
      const [first, second] = orders;
      const announce = (key: string) =>
        setup.orders.requestReturn(first?.id ?? '', {
          ...{ idempotencyKey: `return-${key}`, days: 28, now },
          lines: [{ position: 0, quantity: 1, reason: 'tooSmall' }],
        });
      await announce('a');
      expect(await claims()).toMatchObject([{ count: minCount + 1 }]);
      await announce('b');
      expect(await claims()).toMatchObject([{ count: minCount }]);
      await setup.orders.cancelPaid(first?.id ?? '');
      expect(await claims()).toMatchObject([{ count: minCount }]);
      await setup.orders.recordWithdrawal({
        ...{ fascia: 'aldermoor', locale: 'en-GB', name: 'Ada Byron', days: 28 },
        ...{ number: second?.number ?? '', email: 'ada@example.com' },
        now: new Date(now.getTime() + 2 * 3_600_000),
      });
      expect(await claims()).toEqual([]);
    });
  });
});
