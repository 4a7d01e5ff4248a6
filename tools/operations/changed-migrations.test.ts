/** Test that a start refuses migrations that were changed, or inserted, after later ones ran. */
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { migrationsFolder } from '#database/migrate.ts';
import { silentLog } from '#kit/log.ts';
import { copyMigrations, nextEntry } from '#test/databases/copy-migrations.ts';
import { makeDataDir, makePostgresDatabase } from '#test/databases/databases.ts';
import { postgresUrl } from '#test/databases/engines.ts';

const FILE = '0031_price_history.sql';

/** A migrated database that no process has open. */
async function makeEmbedded() {
  const dataDir = await makeDataDir();
  return { dataDir, [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true }) };
}

async function makePostgres() {
  const { url, drop } = await makePostgresDatabase(postgresUrl ?? '');
  const location = { dataDir: tmpdir(), databaseUrl: url };
  await (await openDatabase({ ...location, log: silentLog })).close();
  return { ...location, [Symbol.asyncDispose]: drop };
}

describe.each([
  ['embedded', makeEmbedded],
  ...(postgresUrl ? [['PostgreSQL', makePostgres] as const] : []),
] as const)('migrations of another release on %s', { timeout: 60_000 }, (_, make) => {
  async function open(
    location: { readonly dataDir: string; readonly databaseUrl?: string },
    migrations: string,
  ): Promise<readonly unknown[]> {
    const database = await openDatabase({ ...location, log: silentLog, migrations });
    try {
      const { rows } = await database.execute(
        "select to_regclass('late') is not null as late, to_regclass('next') is not null as next",
      );
      return rows;
    } finally {
      await database.close();
    }
  }

  test('one that was changed after it ran is refused by name, and nothing is migrated', async () => {
    await using location = await make();
    const text = await readFile(join(migrationsFolder, FILE), 'utf8');
    await using changed = await copyMigrations(
      (entries) => [...entries, nextEntry(entries, '9999_next')],
      {
        [FILE]: `${text}--> statement-breakpoint\nselect 1`,
        '9999_next.sql': 'create table next ()',
      },
    );
    const opening = open(location, changed.folder);
    await expect(opening).rejects.toThrow(`${FILE} was changed after it ran on this database`);
    expect(await open(location, migrationsFolder)).toEqual([{ late: false, next: false }]);
  });

  test('one that is inserted before others that ran is refused by name, with what to do', async () => {
    await using location = await make();
    await using late = await copyMigrations(
      (entries) => [
        ...entries.slice(0, -1),
        nextEntry(entries, '9998_late', -1),
        ...entries.slice(-1),
      ],
      { '9998_late.sql': 'create table late ()' },
    );
    const opening = open(location, late.folder);
    await expect(opening).rejects.toThrow(/9998_late\.sql has not run .* Give it the next number/);
    await using renamed = await copyMigrations(
      (entries) => [...entries, nextEntry(entries, '9998_late')],
      { '9998_late.sql': 'create table late ()' },
    );
    expect(await open(location, renamed.folder)).toEqual([{ late: true, next: false }]);
  });

  test('different line endings are not a change, and a rollback starts', async () => {
    await using location = await make();
    const text = await readFile(join(migrationsFolder, FILE), 'utf8');
    await using next = await copyMigrations(
      (entries) => [...entries, nextEntry(entries, '9999_next')],
      { [FILE]: text.replaceAll('\n', '\r\n'), '9999_next.sql': 'create table next ()' },
    );
    const both = [{ late: false, next: true }];
    expect(await open(location, next.folder)).toEqual(both);
    expect(await open(location, migrationsFolder)).toEqual(both);
  });
});

test('the migrations are in the order of their numbers and times', async () => {
  const path = join(migrationsFolder, 'meta/_journal.json');
  const { entries } = JSON.parse(await readFile(path, 'utf8'));
  const order = entries.map(({ tag, when }: { tag: string; when: number }) => ({ tag, when }));
  type Entry = (typeof order)[number];
  expect(order.toSorted((a: Entry, b: Entry) => a.when - b.when)).toEqual(order);
  expect(order.toSorted((a: Entry, b: Entry) => (a.tag < b.tag ? -1 : 1))).toEqual(order);
});
