/** The contract of stock alerts on the provider in memory. */
import { createMemoryStockAlerts } from './memory-stock-alerts.fixtures.ts';
import { describeStockAlerts } from './stock-alerts.contract.ts';

describeStockAlerts('memory', async () => {
  const alerts = createMemoryStockAlerts();
  let customers = 0;
  return {
    alerts,
    skus: ['coat-m', 'coat-l'],
    setUnits: async (sku, units) => alerts.setUnits(sku, units),
    async addCustomer() {
      customers += 1;
      return { id: `customer-${customers}`, email: `customer-${customers}@example.com` };
    },
    listEmails: async () => alerts.emails,
    close: async () => undefined,
  };
});
