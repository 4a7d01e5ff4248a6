/** Stress test: concurrent starts, and a crash during a migration, leave the schema complete. */

import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openDatabase } from '#database/database.ts';
import { migrationsFolder } from '#database/migrate.ts';
import { defineStatement } from '#database/statement.ts';
import { silentLog } from '#kit/log.ts';
import { makeDataDir, makePostgresDatabase } from '../../databases/databases.ts';
import { assertThat, type Size } from '../stress-test.ts';
import { type Child, startChild } from './child.ts';

const roundCounts: Record<Size, number> = { small: 1, full: 20 };
const PROCESSES = 4;

const countApplied = defineStatement<{ count: number }>(
  'stress.applied',
  'select count(*)::int as count from schema_migration',
);
const countSlow = defineStatement<{ count: number }>(
  'stress.slow',
  'select count(*)::int as count from slow',
);

/** Starts four processes on one empty PostgreSQL database; each migration must be applied once. */
export async function runStartTogether(serverUrl: string, size: Size): Promise<string> {
  const start = performance.now();
  for (let round = 0; round < roundCounts[size]; round += 1) {
    const { url, drop } = await makePostgresDatabase(serverUrl);
    const children = Array.from({ length: PROCESSES }, () =>
      startChild('test/stress/database/child-open.ts', [tmpdir(), url]),
    );
    try {
      await Promise.all(children.map((child) => child.waitForLine('open after')));
      const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: url, log: silentLog });
      const [row] = await database.rows(countApplied);
      await database.close();
      const { entries } = await readJournal(migrationsFolder);
      assertThat(
        row?.count === entries.length,
        `${entries.length} migrations applied once each, not ${row?.count}`,
      );
    } finally {
      await Promise.all(children.map((child) => child.kill()));
      await drop();
    }
  }
  return `${PROCESSES} processes x ${roundCounts[size]}: all up, ${Math.round((performance.now() - start) / roundCounts[size])} ms a round`;
}

const journalSchema = z.looseObject({
  entries: z.array(
    z.object({
      idx: z.number(),
      when: z.number(),
      tag: z.string(),
      version: z.string(),
      breakpoints: z.boolean(),
    }),
  ),
});

async function readJournal(folder: string) {
  return journalSchema.parse(
    JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')),
  );
}

/** The project's migrations and one more that sleeps between two statements. */
async function makeSlowMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parade-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = await readJournal(folder);
  const last = journal.entries.at(-1);
  const slow = {
    idx: journal.entries.length,
    version: '7',
    when: (last?.when ?? 0) + 1,
    tag: '9999_slow',
    breakpoints: true,
  };
  journal.entries.push(slow);
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  const parts = ['create table slow (id int)', 'select pg_sleep(1)', 'insert into slow values (1)'];
  await appendFile(join(folder, '9999_slow.sql'), parts.join('--> statement-breakpoint\n'));
  return folder;
}

async function killDuringMigration(
  location: { dataDir: string; databaseUrl?: string },
  migrations: string,
): Promise<void> {
  const values = [location.dataDir, location.databaseUrl ?? '-', migrations];
  const victim: Child = startChild('test/stress/database/child-open.ts', values);
  await victim.waitForLine('opening');
  // Long enough to be inside the slow statement, short enough to be before its end.
  await new Promise((resolve) => setTimeout(resolve, 700));
  assertThat(
    !victim.lines().some((line) => line.startsWith('open after')),
    'the process is killed before it is ready',
  );
  await victim.kill();
  const database = await openDatabase({ ...location, migrations, log: silentLog });
  try {
    const [row] = await database.rows(countSlow);
    assertThat(row?.count === 1, `the migration is applied completely, once: ${row?.count}`);
  } finally {
    await database.close();
  }
}

export async function runDeathInMigration(serverUrl: string | null): Promise<string> {
  const migrations = await makeSlowMigrations();
  const dataDir = await makeDataDir();
  const postgres = serverUrl === null ? null : await makePostgresDatabase(serverUrl);
  const kills = [
    killDuringMigration({ dataDir }, migrations),
    postgres && killDuringMigration({ dataDir, databaseUrl: postgres.url }, migrations),
  ];
  try {
    await Promise.all(kills);
    return postgres
      ? 'embedded and PostgreSQL: whole after kill -9'
      : 'embedded: whole after kill -9; PostgreSQL not available';
  } finally {
    await Promise.allSettled(kills);
    await postgres?.drop();
    await Promise.all(
      [migrations, dataDir].map((folder) => rm(folder, { recursive: true, force: true })),
    );
  }
}
