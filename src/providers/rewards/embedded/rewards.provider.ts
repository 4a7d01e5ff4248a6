/** Reward points in the app's database. */
import type { Database } from '#database/database.ts';
import { createUuid, isUuid } from '#database/keys/uuid.ts';
import type { Rewards } from '#features/rewards/rewards.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { insertEntries, listEntries, sumEntries } from './reward-statements.ts';

export function createRewards(database: Database): Rewards {
  return {
    async record(customerId, { fascia, number }, changes) {
      const entries = changes.map(({ reference, points }) => ({
        ...{ id: createUuid(), reference, points },
      }));
      await database.rows(insertEntries, [customerId, fascia, number, JSON.stringify(entries)]);
    },
    async findBalance(customerId) {
      const [found] = await database.rows(sumEntries, [customerId]);
      return found?.balance ?? 0;
    },
    async listEntries(customerId, { limit, before }) {
      // An id from a URL that was changed by hand.
      if (before !== null && !isUuid(before)) return [];
      return await database.rows(listEntries, [customerId, before, limit]);
    },
  };
}

export const provider = defineProvider({
  port: 'rewards',
  name: 'embedded',
  create: async (deps) => createRewards((await deps.database()) as Database),
});
