/** The contract of price alerts on the provider in memory. */
import { createMemoryWishlists } from '#features/wishlist/memory-wishlists.fixtures.ts';
import { createMemoryPriceAlerts } from './memory-price-alerts.fixtures.ts';
import { describePriceAlerts } from './price-alerts.contract.ts';

describePriceAlerts('memory', async () => {
  const wishlists = createMemoryWishlists();
  const alerts = createMemoryPriceAlerts(wishlists);
  let customers = 0;
  return {
    alerts,
    wishlists,
    setVariant: async (...variant) => alerts.setVariant(...variant),
    removeVariant: async (sku) => alerts.removeVariant(sku),
    async addCustomer() {
      customers += 1;
      const id = `customer-${customers}`;
      wishlists.register(id);
      return { id, email: `${id}@example.com` };
    },
    listJobs: async () => alerts.jobs,
    close: async () => undefined,
  };
});
