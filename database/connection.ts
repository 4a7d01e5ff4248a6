/** One way to talk to the database, inside a transaction or outside: named statements and the query builder. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { isProblem } from '#kit/problem.ts';
import { toFailure } from './failure.ts';
import type { HealthCheck } from './health-check.ts';
import type { Statement, Value } from './statement.ts';

export interface Connection {
  /** Runs a named statement. Throws `DatabaseFailure`, or `Problem` 503 while the database is away. */
  rows<Row>(statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]>;
  /** The query builder, for statements that need no plan kept. Same errors. */
  build<T>(work: (builder: NodePgDatabase) => PromiseLike<T>): Promise<T>;
}

/** Lends a client for as long as the work takes. */
export type Lend = <T>(work: (client: PoolClient) => PromiseLike<T>) => Promise<T>;

export function createConnection(lend: Lend): Connection {
  return {
    async rows<Row>({ name, text }: Statement<Row>, values: readonly Value[] = []) {
      const query = { name, text, values: values.map(toBinary) };
      const result = await lend((client) => client.query<Row & Record<string, unknown>>(query));
      return result.rows;
    },
    build: (work) => lend((client) => work(drizzle(client))),
  };
}

/** For statements of their own. The pool's `query` throws a client away with every refused statement; this keeps it. */
export function lendFrom(pool: Pool, healthCheck: HealthCheck): Lend {
  return async (work) => {
    const client = await take(pool, healthCheck);
    try {
      const result = await healthCheck.watch(work(client));
      healthCheck.hear();
      client.release();
      return result;
    } catch (error) {
      const failure = toFailure(error);
      client.release(isLost(failure));
      throw failure;
    }
  };
}

/** For the statements of one transaction. */
export function lendOne(client: PoolClient, healthCheck: HealthCheck): Lend {
  return async (work) => {
    try {
      const result = await work(client);
      healthCheck.hear();
      return result;
    } catch (error) {
      throw toFailure(error);
    }
  };
}

export async function take(pool: Pool, healthCheck: HealthCheck): Promise<PoolClient> {
  const connecting = pool.connect();
  try {
    return await healthCheck.watch(connecting);
  } catch (error) {
    // Whoever waits no longer gives back what comes late.
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw toFailure(error);
  }
}

/** After such a failure nobody knows what the connection still has under way: it is thrown away. */
export function isLost(failure: Error): boolean {
  return isProblem(failure) && failure.status === 503;
}

/** The driver knows bytes only as Buffer. */
function toBinary(value: Value): unknown {
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}
