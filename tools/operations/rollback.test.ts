/** Test that a release works on the schema of the next one, after a rollback. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { migrationsFolder } from '#database/migrate.ts';
import { sampleProduct, sampleVariant } from '#features/catalogue/catalogue-records.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { makeDataDir } from '#test/databases/databases.ts';

const LATER = `alter table variant add column later_column text not null default 'later';
create table later_table (id uuid primary key, variant_id uuid references variant (id));`;

type Journal = { readonly entries: readonly { readonly when: number }[] };

/** Adds a migration as the next release would. */
async function writeNextMigrations(folder: string): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(await readFile(file, 'utf8'));
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  const next = { idx: 9_999, version: '7', when, tag: '9999_next', breakpoints: true };
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  await writeFile(join(folder, '9999_next.sql'), LATER);
}

test('a release starts on a newer schema, and reads and writes there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parade-next-'));
  const dataDir = await makeDataDir();
  await writeNextMigrations(folder);
  const next = await openDatabase({ dataDir, log: silentLog, migrations: folder });
  await next.execute('select later_column from variant');
  await next.close();

  const former = await openDatabase({ dataDir, log: silentLog });
  try {
    const catalogue = createCatalogueImport(former);
    const variants = [sampleVariant('AAA00001-1-1')];
    await catalogue.saveProducts([sampleProduct('tee', { variants })]);
    expect(await catalogue.countProducts()).toBe(1);
    const { rows } = await former.execute('select later_column from variant');
    expect(rows).toEqual([{ later_column: 'later' }]);
  } finally {
    await former.close();
    await Promise.all([folder, dataDir].map((path) => rm(path, { recursive: true })));
  }
});
