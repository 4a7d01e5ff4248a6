/** Takes the catalogue into the house's own database. */
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import { keepUp } from '#database/upkeep.ts';
import type { CatalogueImport } from '#features/catalogue-import/catalogue-import.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { readCategories, readProducts } from './read-records.ts';
import { saveCategories } from './save-categories.ts';
import { saveProducts } from './save-products.ts';

const countProducts = defineStatement<{ count: number }>('import.count', 'select count(*)::int as count from product');

export function createCatalogueImport(database: Database): CatalogueImport {
  return {
    saveCategories: (categories, options) => database.transaction((connection) => saveCategories(connection, categories, options)),
    async saveProducts(products) {
      const counts = await saveProducts(database, products);
      await keepUp(database);
      return counts;
    },
    readCategories: () => readCategories(database),
    readProducts: (after, limit) => readProducts(database, after, limit),
    async countProducts() {
      const [row] = await database.rows(countProducts);
      return row?.count ?? 0;
    },
  };
}

export const provider = defineProvider({
  port: 'catalogueImport',
  name: 'embedded',
  create: async (deps) => createCatalogueImport((await deps.database()) as Database),
});
