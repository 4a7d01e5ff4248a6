/** Reward points in memory, for tests. */
import type { Rewards } from './rewards.port.ts';
import { type RewardEntry, sumRewards } from './rewards.ts';

export type MemoryRewards = Rewards & {
  /** Deletes an account with its entries; later changes add none. */
  readonly deleteCustomer: (customerId: string) => void;
};

type StoredEntry = RewardEntry & { readonly customerId: string };

export function createMemoryRewards(): MemoryRewards {
  let entries: readonly StoredEntry[] = [];
  const deleted = new Set<string>();
  const ofCustomer = (id: string) => entries.filter(({ customerId }) => customerId === id);
  return {
    async record(customerId, { fascia, number }, changes) {
      if (deleted.has(customerId)) return;
      for (const { reference, points } of changes) {
        const isKnown = entries.some(
          (entry) =>
            entry.fascia === fascia &&
            entry.orderNumber === number &&
            entry.reference === reference,
        );
        const id = String(entries.length + 1).padStart(6, '0');
        const order = { fascia, orderNumber: number, at: new Date(entries.length).toISOString() };
        if (!isKnown) entries = [...entries, { id, customerId, ...order, reference, points }];
      }
    },
    findBalance: async (customerId) => sumRewards(ofCustomer(customerId)),
    async listEntries(customerId, { limit, before }) {
      return ofCustomer(customerId)
        .toReversed()
        .filter(({ id }) => before === null || id < before)
        .slice(0, limit ?? undefined)
        .map(({ customerId: _, ...entry }) => entry);
    },
    deleteCustomer(customerId) {
      deleted.add(customerId);
      entries = entries.filter((entry) => entry.customerId !== customerId);
    },
  };
}
