/** The contract of reward points on the provider in memory. */
import { createMemoryRewards } from './memory-rewards.fixtures.ts';
import { describeRewards } from './rewards.contract.ts';

describeRewards('memory', async () => {
  const rewards = createMemoryRewards();
  let customers = 0;
  return {
    rewards,
    async addCustomer() {
      customers += 1;
      return `customer-${customers}`;
    },
    deleteCustomer: async (id) => rewards.deleteCustomer(id),
    close: async () => undefined,
  };
});
