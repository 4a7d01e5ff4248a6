/** Transactions, and retries after serialisation failures and deadlocks. */
import type { Pool, PoolClient } from 'pg';
import {
  acquireClient,
  type Connection,
  createConnection,
  isConnectionLost,
  withTransactionClient,
} from './connection.ts';
import { isRetryable, mapDriverError } from './failure.ts';
import type { HealthCheck } from './health-check/health-check.ts';

const MAX_ATTEMPTS = 5;
/** Longest random wait in ms before the second attempt; doubles with each. */
const FIRST_WAIT_MS = 20;

/** Retries `work`: serialisation failures and deadlocks roll everything back, so this is safe. */
export async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || attempt === MAX_ATTEMPTS) throw error;
      const longest = FIRST_WAIT_MS * 2 ** (attempt - 1);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    }
  }
}

export async function runTransaction<T>(
  pool: Pool,
  healthCheck: HealthCheck,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const client = await acquireClient(pool, healthCheck);
  try {
    const result = await healthCheck.watch(runAndCommit(client, healthCheck, work));
    client.release();
    return result;
  } catch (error) {
    const failure = mapDriverError(error);
    if (isConnectionLost(failure)) client.release(true);
    else await rollBack(client);
    throw failure;
  }
}

async function runAndCommit<T>(
  client: PoolClient,
  healthCheck: HealthCheck,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  await client.query('begin');
  const result = await work(createConnection(withTransactionClient(client, healthCheck)));
  await client.query('commit');
  healthCheck.onMessage();
  return result;
}

/** A connection that cannot even roll back is destroyed. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
