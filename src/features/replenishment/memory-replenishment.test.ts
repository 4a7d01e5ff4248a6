/** The contract of reminders on the provider in memory. */
import { createMemoryReplenishment } from './memory-replenishment.fixtures.ts';
import { describeReplenishment } from './replenishment.contract.ts';

describeReplenishment('memory', async () => {
  const replenishment = createMemoryReplenishment();
  let customers = 0;
  return {
    replenishment,
    async addCustomer() {
      customers += 1;
      const id = `customer-${customers}`;
      return { id, email: `${id}@example.com` };
    },
    setStock: async (sku, isOnStock) => replenishment.setStock(sku, isOnStock),
    listJobs: async () => replenishment.jobs,
    close: async () => undefined,
  };
});
