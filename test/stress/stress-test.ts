/**
 * Shared code of stress tests: each stresses the app and returns one line of figures, or throws.
 */
import { type Database, openDatabase } from '#database/database.ts';
import type { BasketScope } from '#features/basket/basket.port.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { makePostgresDatabase, openTestEmbedded } from '../databases/databases.ts';
import { countStockMismatches } from './stock-audit.ts';

export type Size = 'small' | 'full';

/** One database, opened once per simulated server process. */
export type Databases = readonly [Database, ...Database[]];

export type StressDatabase = {
  readonly name: string;
  /** Opens an empty database; `dataDir` is null for PostgreSQL. */
  readonly open: () => Promise<{
    databases: Databases;
    dataDir: string | null;
    close: () => Promise<void>;
  }>;
};

/** Thrown by a stress test that cannot run on this machine. */
export class Skipped extends Error {}

export function embeddedDatabase(): StressDatabase {
  return {
    name: 'embedded',
    async open() {
      const { database, dataDir, close } = await openTestEmbedded();
      return { databases: [database], dataDir, close };
    },
  };
}

/** Three connection pools, as of three server processes. */
export function postgresDatabase(serverUrl: string): StressDatabase {
  return {
    name: 'PostgreSQL',
    async open() {
      const { url, drop } = await makePostgresDatabase(serverUrl);
      const openOne = () => openDatabase({ dataDir: '/nowhere', databaseUrl: url, log: silentLog });
      const databases = [await openOne(), await openOne(), await openOne()] as const;
      return {
        databases,
        dataDir: null,
        async close() {
          await Promise.all(databases.map((database) => database.close()));
          await drop();
        },
      };
    },
  };
}

/** Runs a stress test and audits the stock afterwards. */
export async function runOn(
  location: StressDatabase,
  stressTest: (databases: Databases) => Promise<string>,
): Promise<string> {
  const { databases, close } = await location.open();
  try {
    const figures = await stressTest(databases);
    await expectNoStockMismatch(databases[0]);
    return figures;
  } finally {
    await close();
  }
}

let shoppers = 0;

export function newShopper(): BasketScope {
  shoppers += 1;
  return { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP', token: `shopper-${shoppers}` };
}

/** Saves products with one variant each, whose SKU is the product key with `-S`. */
export async function stockProducts(
  database: Database,
  keys: readonly string[],
  stock: number,
): Promise<void> {
  const products = keys.map((key) =>
    sampleProduct(key, { variants: [sampleVariant(`${key}-S`, { stock })] }),
  );
  await createCatalogueImport(database).saveProducts(products);
}

export function assertThat(isMet: boolean, expectation: string): void {
  if (!isMet) throw new Error(`Expected: ${expectation}`);
}

export async function expectNoStockMismatch(database: Database): Promise<void> {
  const mismatches = await countStockMismatches(database);
  assertThat(
    mismatches === 0,
    `reserved units equal the sum of reservations, but not for ${mismatches} variants`,
  );
}

/** Counts results by error code, and fulfilled ones as `ok`. */
export function countResultsByCode(
  results: readonly PromiseSettledResult<unknown>[],
): Record<string, number> {
  return countEach(
    results.map((result) =>
      result.status === 'fulfilled' ? 'ok' : String(result.reason?.code ?? result.reason),
    ),
  );
}

export function countEach(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
