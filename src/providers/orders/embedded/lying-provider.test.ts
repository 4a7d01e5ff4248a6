/**
 * A payment provider whose notices repeat, come late, early, mixed up, wrong or not at all: every
 * order ends, and the money that stays is exactly that of the orders.
 */
import { expect, test } from 'vitest';
import { type PaymentEvent, sumReceived } from '#features/payments/payment-events.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { now, type OrderSetup, openOrderSetup } from '#test/setups/order-setup.ts';

const ORDERS = Number(process.env.LYING_ORDERS ?? 40);

/** Numerical Recipes' generator: the same lies in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof createRandom>;

/** Notices of one session, before they are repeated and mixed. */
function writeNotices(
  reference: string,
  total: PaymentEvent['money'],
  random: Random,
): PaymentEvent[] {
  const base = { reference, at: now.toISOString() };
  const captured = (money: PaymentEvent['money'], id = `${reference}-c`) =>
    ({ ...base, id, money, type: 'captured' }) as const;
  switch (random(6)) {
    case 0:
      return [{ ...base, id: `${reference}-f`, money: total, type: 'failed', reason: 'declined' }];
    case 1:
      return [captured(total), captured(total, `${reference}-again`)];
    case 2:
      return [captured({ ...total, centAmount: total.centAmount - 1 - random(100) })];
    case 3:
      return [captured({ ...total, centAmount: total.centAmount + 1 + random(100) })];
    case 4:
      return [captured({ ...total, currencyCode: 'EUR' })];
    default:
      return [captured(total)];
  }
}

async function playOrder(setup: OrderSetup, sku: string, index: number, random: Random) {
  const { orders } = setup;
  const { scope } = await setup.fill(sku, 1 + random(2));
  const events: PaymentEvent[] = [];
  let placed = await orders.placeOrder(scope, await setup.requestFor(scope));
  const sessions = 1 + random(2);
  for (let n = 1; n <= sessions; n += 1) {
    const reference = `order-${index}-${n}`;
    const notices = writeNotices(reference, placed.total, random);
    const sent = [...notices, ...(random(2) === 0 ? notices : [])].toSorted(() => random(3) - 1);
    events.push(...notices);
    const isEarly = random(3) === 0;
    if (isEarly) await orders.recordPayment('memory', sent);
    await orders.addSession(placed, { provider: 'memory', reference });
    if (random(4) === 0) await orders.cancelOrder(placed.id, 'shopper');
    if (!isEarly) await Promise.all(sent.map((event) => orders.recordPayment('memory', [event])));
    if (n === sessions) break;
    const closed = { id: `${reference}-x`, reference, money: placed.total, at: now.toISOString() };
    await orders.recordPayment('memory', [{ ...closed, type: 'cancelled' }]);
    const next = await setup
      .requestFor(scope)
      .then((request) => orders.placeOrder(scope, request))
      .catch(() => null);
    if (!next || next.id !== placed.id) {
      if (next) await orders.cancelOrder(next.id, 'shopper');
      break;
    }
    placed = next;
  }
  await orders.cancelOrder(placed.id, 'expired');
  return { placed, events, units: (await orders.findOrder('aldermoor', placed.number))?.lines };
}

onEveryDatabase((engine) => {
  test(`a lying provider, ${ORDERS} orders on ${engine.name}`, { timeout: 600_000 }, async () => {
    await using setup = await openOrderSetup(engine);
    const random = createRandom(2_000);
    const sku = await setup.stockProduct('coat', 10_000);
    let sold = 0;
    for (let index = 0; index < ORDERS; index += 1) {
      const { placed, events, units } = await playOrder(setup, sku, index, random);
      const status = await setup.statusOf(placed.number);
      const refunds = (await setup.listRefunds()).filter(({ reference }) =>
        reference.startsWith(`order-${index}-`),
      );
      const sumRefunds = (currency: string) =>
        refunds
          .filter(({ money }) => money.currencyCode === currency)
          .reduce((sum, { money }) => sum + money.centAmount, 0);
      expect(['paid', 'cancelled']).toContain(status);
      const retained = status === 'paid' ? placed.total.centAmount : 0;
      expect(sumReceived(events, 'GBP') - sumRefunds('GBP'), `order ${index}`).toBe(retained);
      expect(sumReceived(events, 'EUR') - sumRefunds('EUR'), `order ${index}`).toBe(0);
      if (status === 'paid') sold += units?.[0]?.quantity ?? 0;
    }
    expect(sold).toBeGreaterThan(0);
    expect(await setup.countStockMismatches()).toBe(0);
    expect(await setup.stockOf(sku)).toMatchObject({ onHand: 10_000 - sold });
  });
});
