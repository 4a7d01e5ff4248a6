/** The basket contract on the app's database. */
import { defineStatement } from '#database/statement.ts';
import { describeBaskets } from '#features/basket/contract/basket.contract.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { countStockMismatches } from '#test/stress/stock-audit.ts';
import { createBaskets } from './baskets.provider.ts';

const expireAll = defineStatement<never>(
  'test.expireAll',
  "update reservation set expires_at = now() - interval '1 second'",
);

onEveryDatabase(({ name, open }) =>
  describeBaskets(name, async () => {
    const { database, close } = await open();
    return {
      baskets: createBaskets(database),
      catalogueImport: createCatalogueImport(database),
      expireReservations: async () => void (await database.rows(expireAll)),
      countStockMismatches: () => countStockMismatches(database),
      close,
    };
  }),
);
