/** Migrates the database to the schema of this release; safe when several processes start. */
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import { mapDriverError } from './failure.ts';

/** Advisory lock number, unique within the database: "parade" on a telephone keypad. */
const MIGRATION_LOCK = 727233;

/**
 * Longest wait for the lock of a table, in ms. Statements of running servers queue behind a
 * migration that waits, and are given up after five seconds.
 */
const LOCK_TIMEOUT_MS = 2_000;
const MAX_TRIES = 60;
/** Shortest pause between two tries, in ms, in which the queue of the lock gets its turn. */
const PAUSE_MS = 500;
/** Lock not available, and deadlock. */
const LOCK_SQLSTATES: readonly unknown[] = ['55P03', '40P01'];

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Runs pending migrations, each in a transaction of its own, so that a crash leaves none half done
 * and no lock of a table lasts longer than its migration.
 */
export async function migrateDatabase(
  pool: Pool,
  folder: string = migrationsFolder,
): Promise<void> {
  try {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      for (const migration of await listPending(client, folder))
        await applyPatiently(client, migration);
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

/** The table is that of the query builder's own migrations: times of files, in ms. */
async function listPending(client: PoolClient, folder: string): Promise<readonly MigrationMeta[]> {
  await client.query(
    `create table if not exists public.schema_migration
       (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ readonly last: number | null }>(
    'select max(created_at)::float8 as last from public.schema_migration',
  );
  const last = rows[0]?.last ?? null;
  return readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => last === null || folderMillis > last,
  );
}

/** Tries again after a lock that was not free, or a deadlock: nothing of it is done then. */
async function applyPatiently(client: PoolClient, migration: MigrationMeta): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration);
      return;
    } catch (error) {
      // After a lost connection this fails too; the error that is thrown is the first one.
      await client.query('rollback').catch(() => undefined);
      const { code } = Object(error);
      if (!LOCK_SQLSTATES.includes(code) || attempt === MAX_TRIES) throw error;
      await wait(PAUSE_MS + Math.random() * PAUSE_MS);
    }
  }
}

async function apply(
  client: PoolClient,
  { sql, hash, folderMillis }: MigrationMeta,
): Promise<void> {
  await client.query('begin');
  await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
  for (const statement of sql) if (statement.trim() !== '') await client.query(statement);
  await client.query('insert into public.schema_migration (hash, created_at) values ($1, $2)', [
    ...[hash, folderMillis],
  ]);
  await client.query('commit');
}
