/** One query interface in and outside a transaction: named statements and the query builder. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { withSpan } from '#kit/monitoring/tracing.server.ts';
import { isProblem } from '#kit/problem.ts';
import { mapDriverError, UNAVAILABLE } from './failure.ts';
import type { HealthCheck } from './health-check/health-check.ts';
import { connectPooled } from './postgres/connect.ts';
import type { SqlValue, Statement } from './statement.ts';

export interface Connection {
  /**
   * Runs a named (prepared) statement.
   * @throws `SqlError` when the statement is refused, `Problem` 503 while the database is
   * down.
   */
  rows<Row>(statement: Statement<Row>, values?: readonly SqlValue[]): Promise<Row[]>;
  /** Runs a query of the query builder without a prepared plan. Same errors as `rows`. */
  build<T>(work: (builder: NodePgDatabase) => PromiseLike<T>): Promise<T>;
  /**
   * Runs SQL of a library as it is; several statements where there are no values. Same errors as
   * `rows`.
   */
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Lends a pool client to `work` until `work` settles. */
export type WithClient = <T>(work: (client: PoolClient) => PromiseLike<T>) => Promise<T>;

export function createConnection(lend: WithClient): Connection {
  return {
    async rows<Row>({ name, text }: Statement<Row>, values: readonly SqlValue[] = []) {
      const query = { name, text, values: values.map(toBinary) };
      const result = await withSpan(name, () =>
        lend((client) => client.query<Row & Record<string, unknown>>(query)),
      );
      return result.rows;
    },
    build: (work) => lend((client) => work(drizzle(client))),
    execute: (text, values) => lend((client) => client.query(text, values)),
  };
}

/**
 * Lends clients of the pool for single statements. Unlike `pool.query`, it keeps the client after a
 * refused statement and destroys it only when the connection is lost.
 */
export function withPooledClient(pool: Pool, healthCheck: HealthCheck): WithClient {
  return async (work) => {
    const client = await acquireClient(pool, healthCheck);
    try {
      const result = await healthCheck.watch(work(client));
      healthCheck.onMessage();
      client.release();
      return result;
    } catch (error) {
      const failure = mapDriverError(error);
      client.release(isConnectionLost(failure));
      throw failure;
    }
  };
}

/**
 * Runs SQL of a library that may contain its own transaction: one that fails is rolled back, since
 * the pool keeps the client.
 */
export function executeOn(lend: WithClient): Connection['execute'] {
  return (text, values) =>
    lend(async (client) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    });
}

/** Lends the one client of an open transaction. */
export function withTransactionClient(client: PoolClient, healthCheck: HealthCheck): WithClient {
  return async (work) => {
    try {
      const result = await work(client);
      healthCheck.onMessage();
      return result;
    } catch (error) {
      throw mapDriverError(error);
    }
  };
}

export async function acquireClient(pool: Pool, healthCheck: HealthCheck): Promise<PoolClient> {
  const connecting = connectPooled(pool);
  try {
    return await healthCheck.watch(connecting);
  } catch (error) {
    // The caller has timed out: a client that arrives later is returned to the pool.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw mapDriverError(error);
  }
}

/** After a 503 the state of the connection is unknown, so the client must be destroyed. */
export function isConnectionLost(failure: Error): boolean {
  return isProblem(failure) && failure.code === UNAVAILABLE;
}

/** The driver encodes a Buffer as bytea, but not a plain Uint8Array. */
function toBinary(value: SqlValue): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}
