/**
 * Health checks for load balancers and alerts: the process can answer shoppers, and the shop can
 * take orders.
 */
import type { Connection } from '#database/connection.ts';
import { TlsProblem } from '#database/postgres/tls-failure.ts';
import type { Ports } from '#request/shop.ts';
import { describeChangeLag } from './gauges/change-lag.server.ts';
import { isWritable } from './gauges/database-gauges.server.ts';

type ReadinessDeps = {
  readonly database: Pick<Connection, 'rows'>;
  readonly ports: Pick<Ports, 'changes' | 'search'>;
};

export type Readiness = {
  /**
   * For load balancers: 200 once the database and the search index have answered for the first
   * time.
   */
  readonly serve: () => Promise<Response>;
  /** For alerts: 503 while the database accepts no writes. */
  readonly write: () => Promise<Response>;
  /** Makes `serve` answer 503 from now on. */
  readonly drain: () => void;
};

/**
 * A process stays ready if the database fails later: cached pages are still served, and other
 * requests get a retry-after. Otherwise load balancers would have no server left.
 */
export function createReadiness(
  { database, ports: { changes, search } }: ReadinessDeps,
  timeoutMs = 500,
): Readiness {
  let hasBeenReady = false;
  let isDraining = false;

  async function checkPorts(): Promise<void> {
    await changes.head();
    await search.ready();
    hasBeenReady = true;
  }

  return {
    async serve() {
      if (isDraining) return unready('draining');
      try {
        if (!hasBeenReady) await checkPorts();
      } catch (error) {
        return unready(error instanceof TlsProblem ? `not ready: ${describe(error)}` : 'not ready');
      }
      return new Response(
        await within(timeoutMs, describeChangeLag(changes)).then(
          (lag) => `ready\n${lag}\n`,
          (error: unknown) => `ready, degraded: ${describe(error)}\n`,
        ),
      );
    },
    async write() {
      return (await isWritable(database)) ? new Response('writable\n') : unready('not writable');
    },
    drain() {
      isDraining = true;
    },
  };
}

/** Names no host or file, since anyone may read it who reaches the server. */
function describe(error: unknown): string {
  return error instanceof TlsProblem
    ? `TLS to the database fails, see the log; to check in DATABASE_URL: ${error.parameters}`
    : 'the database does not answer';
}

function unready(text: string): Response {
  return new Response(`${text}\n`, { status: 503, headers: { 'retry-after': '2' } });
}

/** @throws Error if the work takes longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`No answer within ${ms} ms.`)), ms);
  return await Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
}
