/** Contract tests that every provider of reward points passes. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Rewards } from './rewards.port.ts';

export type RewardsSetup = {
  readonly rewards: Rewards;
  /** Id of a new customer. */
  readonly addCustomer: () => Promise<string>;
  readonly deleteCustomer: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

const order = (number: string, fascia = 'aldermoor') => ({ fascia, number });
const earned = { reference: 'order', points: 120 };
const returned = { reference: 'R-1/1', points: -40 };
const all = { limit: 100, before: null };

export function describeRewards(name: string, open: () => Promise<RewardsSetup>): void {
  describe(`rewards of ${name}`, { timeout: 60_000 }, () => {
    let setup: RewardsSetup;
    beforeEach(async () => {
      setup = await open();
    });
    afterEach(() => setup.close());

    test('PROMO-2: the balance is the sum of the entries, newest first', async () => {
      const { rewards } = setup;
      const id = await setup.addCustomer();
      expect(await rewards.findBalance(id)).toBe(0);
      await rewards.record(id, order('A-1'), [earned]);
      await rewards.record(id, order('A-1'), [earned, returned]);
      expect(await rewards.findBalance(id)).toBe(80);
      expect(await rewards.listEntries(id, all)).toEqual([
        expect.objectContaining({ ...returned, orderNumber: 'A-1', fascia: 'aldermoor' }),
        expect.objectContaining({ ...earned, at: expect.stringMatching(/^\d{4}-\d\d-.*Z$/) }),
      ]);
    });

    test('PROMO-2: an occasion of an order counts once, also when recorded concurrently', async () => {
      const { rewards } = setup;
      const id = await setup.addCustomer();
      await Promise.all(
        Array.from({ length: 8 }, () => rewards.record(id, order('A-1'), [earned, returned])),
      );
      expect(await rewards.findBalance(id)).toBe(80);
      expect(await rewards.listEntries(id, all)).toHaveLength(2);
    });

    test('PROMO-2: orders, fascias and customers are counted separately', async () => {
      const { rewards } = setup;
      const [ada, bob] = [await setup.addCustomer(), await setup.addCustomer()];
      await rewards.record(ada, order('A-1'), [earned]);
      await rewards.record(ada, order('A-2'), [earned]);
      await rewards.record(ada, order('A-1', 'nightjar'), [earned]);
      await rewards.record(bob, order('B-1'), [returned]);
      expect(await rewards.findBalance(ada)).toBe(360);
      expect(await rewards.findBalance(bob)).toBe(-40);
    });

    test('PROMO-2: entries are read in pages, each once', async () => {
      const { rewards } = setup;
      const id = await setup.addCustomer();
      for (const number of ['A-1', 'A-2', 'A-3']) await rewards.record(id, order(number), [earned]);
      const first = await rewards.listEntries(id, { limit: 2, before: null });
      const second = await rewards.listEntries(id, { limit: 2, before: first[1]?.id ?? null });
      const numbers = [...first, ...second].map(({ orderNumber }) => orderNumber);
      expect(numbers).toEqual(['A-3', 'A-2', 'A-1']);
    });

    test('PROMO-2: a deleted account has no entries, and gets none for its orders', async () => {
      const { rewards } = setup;
      const id = await setup.addCustomer();
      await rewards.record(id, order('A-1'), [earned]);
      await setup.deleteCustomer(id);
      expect(await rewards.listEntries(id, all)).toEqual([]);
      await rewards.record(id, order('A-1'), [earned, returned]);
      expect(await rewards.listEntries(id, all)).toEqual([]);
    });
  });
}
