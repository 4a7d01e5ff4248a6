/** Test that a release works on the schema of the next one, after a rollback. */
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { copyMigrations, nextEntry } from '#test/databases/copy-migrations.ts';
import { makeDataDir } from '#test/databases/databases.ts';

const LATER = `alter table variant add column later_column text not null default 'later';
create table later_table (id uuid primary key, variant_id uuid references variant (id));`;

test('a release starts on a newer schema, and reads and writes there', async () => {
  const dataDir = await makeDataDir();
  await using release = await copyMigrations(
    (entries) => [...entries, nextEntry(entries, '9999_next')],
    { '9999_next.sql': LATER },
  );
  const next = await openDatabase({ dataDir, log: silentLog, migrations: release.folder });
  await next.execute('select later_column from variant');
  await next.close();

  const previous = await openDatabase({ dataDir, log: silentLog });
  try {
    const catalogue = createCatalogueImport(previous);
    const variants = [sampleVariant('AAA00001-1-1')];
    await catalogue.saveProducts([sampleProduct('tee', { variants })]);
    expect(await catalogue.countProducts()).toBe(1);
    const { rows } = await previous.execute('select later_column from variant');
    expect(rows).toEqual([{ later_column: 'later' }]);
  } finally {
    await previous.close();
    await rm(dataDir, { recursive: true });
  }
});
