/** Named exclusive locks, for one process or for all processes that share the database. */
import type { Pool, PoolClient } from 'pg';
import { acquireClient } from './connection.ts';
import { mapDriverError } from './failure.ts';
import type { HealthCheck } from './health-check/health-check.ts';

export type Release = () => Promise<void>;

/** Locks for the embedded database: only one process uses it, so a set is enough. */
export function lockInProcess(): (name: string) => Promise<Release | null> {
  const locked = new Set<string>();
  return async (name) => {
    if (locked.has(name)) return null;
    locked.add(name);
    return async () => {
      locked.delete(name);
    };
  };
}

/**
 * Takes an advisory lock of the session: the server releases it when the process ends in any way.
 */
export async function lockOnServer(
  pool: Pool,
  healthCheck: HealthCheck,
  name: string,
): Promise<Release | null> {
  const client = await acquireClient(pool, healthCheck);
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [name],
    );
    if (rows[0]?.locked) return () => releaseClient(client, name);
    client.release();
    return null;
  } catch (error) {
    client.release(true);
    throw mapDriverError(error);
  }
}

/** A connection that cannot unlock is closed, which releases its locks. */
async function releaseClient(client: PoolClient, name: string): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    client.release();
  } catch {
    client.release(true);
  }
}
