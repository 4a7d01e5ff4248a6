/** Tests of the reward points that orders earn, and that cancellations and returns take back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRewards } from './format-rewards.ts';
import { createMemoryRewards } from './memory-rewards.fixtures.ts';
import { loadRewardBalance, recordOrderRewards } from './rewards.server.ts';
import { findRewardKind, listRewardChanges, type RewardedOrder, sumRewards } from './rewards.ts';

const order: RewardedOrder = {
  ...{ status: 'paid', cancelReason: null, returns: [] },
  lines: [
    { quantity: 2, item: { rewardPoints: 120 } },
    { quantity: 1, item: {} },
  ],
};
const unit = { position: 0, quantity: 1, refusal: null };

describe('PROMO-2: an order', () => {
  test('earns the points of its units once it is paid', () => {
    expect(listRewardChanges(order)).toEqual([{ reference: 'order', points: 240 }]);
    expect(listRewardChanges({ ...order, status: 'delivered' })).toEqual(listRewardChanges(order));
  });

  test('earns nothing while it waits for its payment, or if no product has points', () => {
    expect(listRewardChanges({ ...order, status: 'pending' })).toEqual([]);
    expect(listRewardChanges({ ...order, lines: [{ quantity: 3, item: {} }] })).toEqual([]);
  });

  test('that was cancelled gives all points back; an unpaid one never had any', () => {
    const cancelled = { ...order, status: 'cancelled' } as const;
    expect(listRewardChanges({ ...cancelled, cancelReason: 'request' })).toEqual([
      { reference: 'order', points: 240 },
      { reference: 'cancelled', points: -240 },
    ]);
    expect(listRewardChanges({ ...cancelled, cancelReason: 'expired' })).toEqual([]);
  });

  test('gives back the points of refunded units, by parcel; refused ones keep theirs', () => {
    const received = [
      { ...unit, parcel: 1 },
      { ...unit, position: 1, parcel: 1 },
      { ...unit, refusal: 'opened', parcel: 2 } as const,
    ];
    const returns = [
      { number: 'R-1', received },
      { number: 'R-2', received: null },
    ];
    expect(listRewardChanges({ ...order, returns })).toEqual([
      { reference: 'order', points: 240 },
      { reference: 'R-1/1', points: -120 },
    ]);
  });

  test('gives back the points of worn units, which are refunded less a deduction', () => {
    const received = [{ ...unit, refusal: 'worn', deductedPercent: 30 } as const];
    const changes = listRewardChanges({ ...order, returns: [{ number: 'R-1', received }] });
    expect(sumRewards(changes)).toBe(120);
  });
});

test('PROMO-2: an entry is named by its occasion', () => {
  const kinds = ['order', 'cancelled', 'R-1/2'].map((reference) => findRewardKind({ reference }));
  expect(kinds).toEqual(['earned', 'cancelled', 'returned']);
});

test('PROMO-2: points are formatted as pounds in every language', () => {
  expect(formatRewards(120, 'en-GB')).toBe('£1.20');
  expect(formatRewards(120, 'en-GB', true)).toBe('+£1.20');
  expect(formatRewards(-5, 'en-GB', true)).toBe('-£0.05');
  for (const tag of ['fr-FR', 'de-DE', 'ar'])
    expect(formatRewards(120, tag)).toMatch(/^\u200f?1[.,]20\s£$/);
  expect(formatRewards(-5, 'ar', true)).toMatch(/^\u200f\u200e-0\.05\s£$/);
});

test('PROMO-2: a balance that cannot be read is left out, and logged', async () => {
  const warnings: unknown[] = [];
  const findBalance = () => Promise.reject(new Error('away'));
  const ports = { rewards: { ...createMemoryRewards(), findBalance } };
  const shop = { ports, log: { warn: (...all: unknown[]) => warnings.push(all) } };
  expect(await loadRewardBalance(shop as never, { id: 'ada' })).toBeNull();
  expect(warnings).toHaveLength(1);
});

/** Units of one line that come back in one parcel, in the order in which they arrive. */
const parcels = fc.array(
  fc.record({
    position: fc.nat({ max: 2 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    isRefused: fc.boolean(),
  }),
  { maxLength: 8 },
);
const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 5 }), points: fc.nat({ max: 999 }) }),
  { minLength: 1, maxLength: 3 },
);
const histories = fc.array(
  fc.record({ lines, parcels, end: fc.constantFrom('kept', 'cancelled', 'unpaid') }),
  { maxLength: 6 },
);

type History = {
  readonly lines: readonly { readonly quantity: number; readonly points: number }[];
  readonly parcels: readonly {
    readonly position: number;
    readonly quantity: number;
    readonly isRefused: boolean;
  }[];
  readonly end: 'kept' | 'cancelled' | 'unpaid';
};

/** States of an order, one after another, and the points of the units that are kept at the end. */
function follow({ lines: ordered, parcels: sent, end }: History) {
  const items = ordered.map(({ quantity, points }) => ({
    ...{ quantity, item: { rewardPoints: points } },
  }));
  const start: RewardedOrder = { status: 'pending', cancelReason: null, lines: items, returns: [] };
  if (end === 'unpaid')
    return {
      states: [start, { ...start, status: 'cancelled', cancelReason: 'expired' } as const],
      kept: 0,
    };
  const paid = { ...start, status: 'paid' } as const;
  if (end === 'cancelled')
    return {
      states: [start, paid, { ...paid, status: 'cancelled', cancelReason: 'request' } as const],
      kept: 0,
    };
  const left = ordered.map(({ quantity }) => quantity);
  const keeps = ordered.map(({ quantity }) => quantity);
  const states: RewardedOrder[] = [start, paid];
  for (const [index, { position, quantity, isRefused }] of sent.entries()) {
    if ((left[position] ?? 0) < quantity) continue;
    left[position] = (left[position] ?? 0) - quantity;
    if (!isRefused) keeps[position] = (keeps[position] ?? 0) - quantity;
    const received = [{ position, quantity, refusal: isRefused ? 'opened' : null } as const];
    const returns = [...(states.at(-1)?.returns ?? []), { number: `R-${index}`, received }];
    states.push({ ...paid, status: 'delivered', returns });
  }
  const kept = ordered.reduce(
    (sum, { points }, position) => sum + points * (keeps[position] ?? 0),
    0,
  );
  return { states, kept };
}

test('PROMO-2: the balance is that of the kept units, whenever and however often jobs run', async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.infiniteStream(fc.nat()), async (all, picks) => {
      const rewards = createMemoryRewards();
      const followed = all.map(follow);
      const reached = followed.map(() => 0);
      const pick = (length: number) => (picks.next().value ?? 0) % length;
      const run = async (index: number) => {
        const found = followed[index]?.states[reached[index] ?? 0];
        const orders = { findOrder: async () => found as never };
        const payload = { fascia: 'aldermoor', number: `A-${index}`, customerId: 'ada' };
        await recordOrderRewards({ payload }, { orders, rewards });
      };
      for (let step = 0; step < 40 && all.length > 0; step += 1) {
        const index = pick(all.length);
        const last = (followed[index]?.states.length ?? 1) - 1;
        if (pick(2) === 0) reached[index] = Math.min((reached[index] ?? 0) + 1, last);
        else await run(index);
      }
      for (const [index, { states }] of followed.entries()) {
        reached[index] = states.length - 1;
        await Promise.all([run(index), run(index)]);
      }
      const entries = await rewards.listEntries('ada', { limit: null, before: null });
      expect(sumRewards(entries)).toBe(followed.reduce((sum, { kept }) => sum + kept, 0));
      expect(await rewards.findBalance('ada')).toBe(sumRewards(entries));
    }),
    { numRuns: 500 },
  );
});
