/** The baskets contract on the provider for tests. */
import { createMemoryCatalogue } from '#catalogue-import/memory/memory-catalogue.fixtures.ts';
import { describeBaskets } from '#features/basket/contract/basket.contract.ts';
import { createMemoryBaskets } from './memory-baskets.fixtures.ts';

describeBaskets('memory', async () => {
  const catalogue = createMemoryCatalogue();
  const baskets = createMemoryBaskets(catalogue);
  return {
    baskets,
    catalogueImport: catalogue.catalogueImport,
    expireReservations: async () => baskets.expireReservations(),
    // Reserved units are counted from the reservations.
    countStockMismatches: async () => 0,
    close: async () => undefined,
  };
});
