/** Migrates the database to the schema of this release; safe when several processes start. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { mapDriverError } from './failure.ts';

/** Advisory lock number, unique within the database: "parade" on a telephone keypad. */
const MIGRATION_LOCK = 727233;

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Runs all pending migrations in one transaction, so that a crash leaves nothing half done. */
export async function migrateDatabase(
  pool: Pool,
  folder: string = migrationsFolder,
): Promise<void> {
  try {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(drizzle(client), {
        migrationsFolder: folder,
        migrationsSchema: 'public',
        migrationsTable: 'schema_migration',
      });
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
