/** Catalogue import into the app's database. */
import type { CatalogueImport, CatalogueWrites } from '#catalogue-import/catalogue-import.port.ts';
import type { Connection } from '#database/connection.ts';
import type { Database } from '#database/database.ts';
import { vacuumAndAnalyse } from '#database/embedded/maintenance.ts';
import { publishChanges } from '#database/publish.ts';
import { defineStatement } from '#database/statement.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import { archiveProductRows } from './archive-conflicting.ts';
import { createPriceCleanUp } from './delete-former-prices.ts';
import { readCategories, readKeys, readProducts, readReviews } from './read-records.ts';
import { saveCategories } from './save-categories.ts';
import { saveProducts } from './save-products.ts';
import { readQuestions, saveQuestions } from './save-questions.ts';
import { saveReviews } from './save-reviews.ts';
import { saveStock } from './save-stock.ts';
import { findPathsOfProducts } from './statements.ts';

const countProducts = defineStatement<{ count: number }>(
  'import.count',
  'select count(*)::int as count from product',
);

export function createCatalogueImport(database: Database): CatalogueImport {
  const writes = createWrites(database);
  return {
    ...writes,
    async saveProducts(products, options) {
      const counts = await writes.saveProducts(products, options);
      await vacuumAndAnalyse(database);
      return counts;
    },
    dryRun: (work) => dryRun(database, work),
    async acquireLock() {
      const release = await database.lock('catalogue-import');
      if (release) return { release };
      throw new Problem(
        409,
        'import.busy',
        'Another import is running: wait for it to end, then run this one again',
      );
    },
    archiveProducts: (keys) =>
      database.transaction((connection) => archiveProducts(connection, keys)),
    readKeys: (after, limit) => readKeys(database, after, limit),
    readCategories: () => readCategories(database),
    readProducts: (after, limit) => readProducts(database, after, limit),
    readReviews: (after, limit) => readReviews(database, after, limit),
    readQuestions: (after, limit) => readQuestions(database, after, limit),
    async countProducts() {
      const [row] = await database.rows(countProducts);
      return row?.count ?? 0;
    },
    cleanUp: createPriceCleanUp(database),
  };
}

function createWrites(database: Pick<Database, 'transaction'>): CatalogueWrites {
  return {
    saveCategories: (categories, options) =>
      database.transaction((connection) => saveCategories(connection, categories, options)),
    saveProducts: (products, options) => saveProducts(database, products, options),
    saveReviews: (reviews) =>
      database.transaction((connection) => saveReviews(connection, reviews)),
    saveQuestions: (questions) =>
      database.transaction((connection) => saveQuestions(connection, questions)),
    saveStock: (changes) => database.transaction((connection) => saveStock(connection, changes)),
  };
}

async function archiveProducts(connection: Connection, keys: readonly string[]): Promise<number> {
  const archived = (await connection.rows(archiveProductRows, [keys])).map(
    ({ product_key }) => product_key,
  );
  await publishChanges(connection, 'product', archived);
  const paths = await connection.rows(findPathsOfProducts, [archived]);
  await publishChanges(
    connection,
    'members',
    paths.map(({ slug }) => slug),
  );
  return archived.length;
}

/** Thrown to roll back a dry run's transaction; carries the result out. */
class DryRunRollback<T> extends Error {
  readonly outcome: T;

  constructor(outcome: T) {
    super('dry run');
    this.outcome = outcome;
  }
}

async function dryRun<T>(
  database: Database,
  work: (writes: CatalogueWrites) => Promise<T>,
): Promise<T> {
  try {
    return await database.transaction<T>(async (connection) => {
      const outcome = await work(createWrites({ transaction: (inner) => inner(connection) }));
      throw new DryRunRollback(outcome);
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.outcome;
    throw error;
  }
}

export const provider = defineProvider({
  port: 'catalogueImport',
  name: 'embedded',
  create: async (deps) => createCatalogueImport((await deps.database()) as Database),
});
