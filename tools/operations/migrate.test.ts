/** Tests that each migration is committed by itself, also while older servers run. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/database.ts';
import { migrationsFolder } from '#database/migrate.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { copyMigrations, nextEntry } from '#test/databases/copy-migrations.ts';
import { makeDataDir, makePostgresDatabase } from '#test/databases/databases.ts';
import { postgresUrl } from '#test/databases/engines.ts';

const countWaiting = defineStatement<{ readonly count: number }>(
  'test.countWaitingMigrations',
  `select count(*)::int as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
);
const readEvents = defineStatement<never>('test.readEvents', 'select from payment_event');
const setPrice = defineStatement<never>('test.setPrice', 'update price set cent_amount = 1234');
const readLatest = defineStatement<{ readonly price: number }>(
  'test.readLatestPrice',
  'select cent_amount::int as price from price_history order by since desc limit 1',
);

test('a failing migration does not undo earlier ones', async () => {
  const dataDir = await makeDataDir();
  const good = { '9998_good.sql': 'create table good (id int)' };
  const bad = { ...good, '9999_bad.sql': 'create table bad (id int); select 1 / 0' };
  await using previous = await copyMigrations(
    (entries) => [...entries, nextEntry(entries, '9998_good')],
    good,
  );
  await using failing = await copyMigrations((entries) => {
    const all = [...entries, nextEntry(entries, '9998_good')];
    return [...all, nextEntry(all, '9999_bad')];
  }, bad);
  const options = { dataDir, log: silentLog };
  const opening = openDatabase({ ...options, migrations: failing.folder });
  await expect(opening).rejects.toThrow('division by zero');
  const database = await openDatabase({ ...options, migrations: previous.folder });
  const { rows } = await database.execute(
    "select to_regclass('good') is not null as good, to_regclass('bad') is not null as bad",
  );
  expect(rows).toEqual([{ good: true, bad: false }]);
  await database.close();
  await rm(dataDir, { recursive: true });
});

test('since 0045, a table gets a column and its index in two migrations', async () => {
  const files = (await readdir(migrationsFolder)).filter(
    (file) => file >= '0045' && file.endsWith('.sql'),
  );
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name);
  for (const file of files) {
    const text = await readFile(join(migrationsFolder, file), 'utf8');
    const indexed = namesIn(text, /CREATE .*INDEX .* ON "(\w+)"/g);
    const altered = namesIn(text, /ALTER TABLE "(\w+)" ADD COLUMN/g);
    expect([file, altered.filter((table) => indexed.includes(table))]).toEqual([file, []]);
  }
});

describe.skipIf(!postgresUrl)('migrations on PostgreSQL', { timeout: 60_000 }, () => {
  /** A server of the release before the migration with this number. */
  async function openPreviousRelease(number: number) {
    const { url, drop } = await makePostgresDatabase(postgresUrl ?? '');
    const copy = await copyMigrations((all) => all.filter(({ idx }) => idx < number));
    const options = { dataDir: tmpdir(), databaseUrl: url, log: silentLog };
    const previous = await openDatabase({ ...options, migrations: copy.folder });
    return {
      ...{ previous, openNext: () => openDatabase(options) },
      async [Symbol.asyncDispose]() {
        await previous.close();
        await Promise.all([drop(), copy[Symbol.asyncDispose]()]);
      },
    };
  }

  const waitForMigration = (database: Database) =>
    expect
      .poll(async () => (await database.rows(countWaiting))[0]?.count, { timeout: 10_000 })
      .toBeGreaterThan(0);

  test('a price changed while the history is copied is in the history', async () => {
    await using setup = await openPreviousRelease(31);
    const variants = [sampleVariant('tee-M')];
    await createCatalogueImport(setup.previous).saveProducts([sampleProduct('tee', { variants })]);
    const opening = await setup.previous.transaction(async (connection) => {
      await connection.rows(setPrice);
      const started = setup.openNext();
      await waitForMigration(setup.previous);
      return { started };
    });
    const next = await opening.started;
    expect(await next.rows(readLatest)).toEqual([{ price: 1_234 }]);
    await next.close();
  });

  test('servers can read a table while a migration waits for it', async () => {
    await using setup = await openPreviousRelease(30);
    const opening = await setup.previous.transaction(async (connection) => {
      await connection.rows(readEvents);
      const started = setup.openNext();
      await waitForMigration(setup.previous);
      expect(await setup.previous.rows(readEvents)).toEqual([]);
      return { started };
    });
    const next = await opening.started;
    await next.close();
  });
});
