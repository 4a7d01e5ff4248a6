/** Tells a database that is busy from one that is away, so that nobody waits long for the second. */
import pg from 'pg';
import { unavailable } from './failure.ts';

export interface HealthCheck {
  /** What it waits for, as long as the database answers anybody; else `Problem` 503. */
  watch<T>(work: PromiseLike<T>): Promise<T>;
  /** To be told of every answer. */
  hear(): void;
}

/** Without an answer to anybody for so long, the database is asked how it is. */
const QUIET_MS = 1_000;
const ASK_LIMIT_MS = 1_000;

/** `ask` rejects when the database does not answer in time. */
export function createHealthCheck(ask: () => Promise<void>, quietMs = QUIET_MS): HealthCheck {
  let heardAt = 0;
  let asking: Promise<boolean> | null = null;
  const hear = () => {
    heardAt = performance.now();
  };

  /** One question at a time, however many wait. */
  function isThere(): Promise<boolean> {
    asking ??= ask()
      .then(hear)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null;
      });
    return asking;
  }

  return {
    hear,
    async watch(work) {
      const ended = Promise.withResolvers<never>();
      const since = performance.now();
      let timer = setTimeout(poll, quietMs);
      let isOver = false;
      async function poll(): Promise<void> {
        const quiet = performance.now() - Math.max(since, heardAt);
        if (quiet >= quietMs && !(await isThere())) ended.reject(unavailable('it does not answer'));
        else if (!isOver) timer = setTimeout(poll, Math.max(quietMs - quiet, quietMs / 10));
      }
      try {
        return await Promise.race([work, ended.promise]);
      } finally {
        isOver = true;
        clearTimeout(timer);
      }
    },
  };
}

/** For a database in this process, which has a watchdog of its own. */
export const alwaysHealthy: HealthCheck = { watch: async (work) => await work, hear: () => {} };

/** Asks on a connection of its own: those of the pool may all be waiting. */
export async function askPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ASK_LIMIT_MS,
    query_timeout: ASK_LIMIT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    void client.end().catch(() => {});
  }
}
