/** Two questions of whoever watches: can this process answer shoppers, and can the shop take orders? */
import type { Connection } from '#database/connection.ts';
import type { Ports } from '#request/shop.ts';
import { describeChangeLag } from './change-lag.server.ts';

type Watched = {
  readonly database: Pick<Connection, 'rows'>;
  readonly ports: Pick<Ports, 'changes' | 'search'>;
};

export type Readiness = {
  /** 200 from the first time that database and index answered; what a balancer asks. */
  readonly serve: () => Promise<Response>;
  /** 503 while the database takes no writes; what an alert asks. */
  readonly write: () => Promise<Response>;
  /** From now on balancers are told to send nothing more. */
  readonly drain: () => void;
};

const writable = {
  name: 'readiness_writable',
  text: `select current_setting('transaction_read_only') = 'off' as writable`,
};

/**
 * A database that goes away later does not take the process out of the balancer: pages come from memory and the rest
 * says when to come again, while a balancer without any server has nothing to say.
 */
export function createReadiness(
  { database, ports: { changes, search } }: Watched,
  patienceMs = 500,
): Readiness {
  let hasBeenReady = false;
  let isDraining = false;

  async function begin(): Promise<void> {
    await changes.head();
    await search.ready();
    hasBeenReady = true;
  }

  return {
    async serve() {
      if (isDraining) return unready('draining');
      try {
        if (!hasBeenReady) await begin();
      } catch {
        return unready('not ready');
      }
      const lag = await within(patienceMs, describeChangeLag(changes)).catch(() => null);
      return new Response(
        lag === null ? 'ready, degraded: the database does not answer\n' : `ready\n${lag}\n`,
      );
    },
    async write() {
      const isWritable = await database.rows<{ writable: boolean }>(writable).then(
        ([row]) => row?.writable === true,
        () => false,
      );
      return isWritable ? new Response('writable\n') : unready('not writable');
    },
    drain() {
      isDraining = true;
    },
  };
}

function unready(text: string): Response {
  return new Response(`${text}\n`, { status: 503, headers: { 'retry-after': '2' } });
}

/** Rejects when the work takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`No answer within ${ms} ms.`)), ms);
  return await Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
}
