/** Migrates the database to the schema of this release; safe when several processes start. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool, PoolClient } from 'pg';
import { mapDriverError } from './failure.ts';
import { connectPooled } from './postgres/connect.ts';

/** Advisory lock number, unique within the database: "parade" on a telephone keypad. */
const MIGRATION_LOCK = 727233;

/**
 * Longest wait for the lock of a table, in ms. Statements of running servers queue behind a
 * migration that waits, and are given up after five seconds.
 */
const LOCK_TIMEOUT_MS = 2_000;
const MAX_ATTEMPTS = 60;
/** Shortest pause between two tries, in ms, in which the queue of the lock gets its turn. */
const PAUSE_MS = 500;
/** Lock not available, and deadlock. */
const LOCK_SQLSTATES: readonly unknown[] = ['55P03', '40P01'];

const SEE_DOCS = '(see "Migrations" in docs/operations/releases.md)';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs pending migrations, each in a transaction of its own, so that a crash leaves none half done
 * and no lock of a table lasts longer than its migration.
 *
 * @throws Error that names the file, before anything runs, when a migration was changed after it
 *   ran, or when one that has not run belongs before one that has.
 */
export async function migrateDatabase(
  pool: Pool,
  folder: string = migrationsFolder,
): Promise<void> {
  try {
    const client = await connectPooled(pool);
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      for (const migration of await listPending(client, folder))
        await applyWithRetries(client, migration);
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await client.query('reset statement_timeout');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  } catch (error) {
    throw mapDriverError(error);
  }
}

type Migration = {
  /** `0031_price_history.sql`. */
  readonly file: string;
  /** Time of the journal, in ms, which identifies the migration in a database. */
  readonly when: number;
  readonly statements: readonly string[];
  /** SHA-256 of the file, in hexadecimal digits, as the query builder stores it. */
  readonly hash: string;
  /** `hash`, and those of the same text with the other line ends, which Git may check out. */
  readonly hashes: readonly string[];
};

type Journal = { readonly entries: readonly { readonly tag: string; readonly when: number }[] };

/** @throws Error when the journal or a file that it names cannot be read. */
async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const journal: Journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
  return Promise.all(
    journal.entries.map(async ({ tag, when }) => {
      const file = `${tag}.sql`;
      const text = await readFile(join(folder, file), 'utf8');
      const unix = text.replaceAll('\r\n', '\n');
      const hash = digest(text);
      return {
        ...{ file, when, hash },
        statements: text.split('--> statement-breakpoint'),
        hashes: [hash, digest(unix), digest(unix.replaceAll('\n', '\r\n'))],
      };
    }),
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Row of the table of the query builder's own migrations: SHA-256 of the file, `when` in ms. */
type Applied = { readonly hash: string; readonly when: number };

async function listPending(client: PoolClient, folder: string): Promise<readonly Migration[]> {
  await client.query(
    `create table if not exists public.schema_migration
       (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<Applied>(
    'select hash, created_at::float8 as when from public.schema_migration',
  );
  const migrations = await readMigrations(folder);
  const lastApplied = Math.max(...rows.map(({ when }) => when));
  const pending = [];
  for (const migration of migrations) {
    const applied = rows.find(({ when }) => when === migration.when);
    if (applied) refuseChanged(migration, applied);
    else pending.push(refuseOutOfOrder(migration, lastApplied));
  }
  return pending;
}

/** Its present statements would be missing here, and be there in a new database. */
function refuseChanged({ file, hashes, when }: Migration, { hash }: Applied): void {
  if (!hashes.includes(hash))
    throw new Error(
      `The migration ${file} was changed after it ran on this database, so nothing was migrated. ` +
        'Restore the file of the release that ran it, and write the change as a new migration ' +
        `${SEE_DOCS}. Its SHA-256 here is ${hash}, at ${when}.`,
    );
}

/** It was written for an older schema than this one. @returns the migration */
function refuseOutOfOrder(migration: Migration, lastApplied: number): Migration {
  if (migration.when < lastApplied)
    throw new Error(
      `The migration ${migration.file} has not run on this database, and belongs before one that ` +
        'has, so nothing was migrated. Give it the next number, and in meta/_journal.json the ' +
        `last place and a "when" above ${lastApplied} ${SEE_DOCS}.`,
    );
  return migration;
}

/** Tries again after a lock that was not free, or a deadlock: nothing of it is done then. */
async function applyWithRetries(client: PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration);
      return;
    } catch (error) {
      // After a lost connection this fails too; the error that is thrown is the first one.
      await client.query('rollback').catch(() => undefined);
      const { code } = Object(error);
      if (!LOCK_SQLSTATES.includes(code) || attempt === MAX_ATTEMPTS) throw error;
      await wait(PAUSE_MS + Math.random() * PAUSE_MS);
    }
  }
}

async function apply(client: PoolClient, migration: Migration): Promise<void> {
  const { statements, hash, when } = migration;
  await client.query('begin');
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  for (const statement of statements) if (statement.trim() !== '') await client.query(statement);
  await client.query('insert into public.schema_migration (hash, created_at) values ($1, $2)', [
    ...[hash, when],
  ]);
  await client.query('commit');
}
