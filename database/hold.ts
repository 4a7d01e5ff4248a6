/** Names that one process, or one piece of work, holds at a time. */
import type { Pool, PoolClient } from 'pg';
import { take } from './connection.ts';
import { toFailure } from './failure.ts';
import type { Pulse } from './pulse.ts';

export type Release = () => Promise<void>;

/** The embedded database belongs to one process, so that a set is enough. */
export function holdInProcess(): (name: string) => Promise<Release | null> {
  const held = new Set<string>();
  return async (name) => {
    if (held.has(name)) return null;
    held.add(name);
    return async () => {
      held.delete(name);
    };
  };
}

/** The lock is its connection's: the server takes it back when the process ends, however that ends. */
export async function holdOnServer(
  pool: Pool,
  pulse: Pulse,
  name: string,
): Promise<Release | null> {
  const client = await take(pool, pulse);
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [name],
    );
    if (rows[0]?.held) return () => giveBack(client, name);
    client.release();
    return null;
  } catch (error) {
    client.release(true);
    throw toFailure(error);
  }
}

/** A connection that cannot unlock is closed, and its locks with it. */
async function giveBack(client: PoolClient, name: string): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
    client.release();
  } catch {
    client.release(true);
  }
}
