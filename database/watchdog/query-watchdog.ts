/** Detects whether a slow database is busy or down, so that requests fail fast on the latter. */
import pg from 'pg';
import { unavailable } from '../failure.ts';

export interface QueryWatchdog {
  /**
   * Awaits the query for as long as the database responds to any query.
   * @throws `Problem` 503 when it responds to none.
   */
  run<T>(query: PromiseLike<T>): Promise<T>;
  /** Records that the database has just responded. */
  recordResponse(): void;
}

/** Milliseconds without any response after which the database is probed. */
const QUIET_MS = 1_000;
const PROBE_TIMEOUT_MS = 1_000;

/** `probe` rejects when the database does not respond in time. */
export function createQueryWatchdog(probe: () => Promise<void>, quietMs = QUIET_MS): QueryWatchdog {
  let respondedAt = 0;
  let probing: Promise<boolean> | null = null;
  const recordResponse = () => {
    respondedAt = performance.now();
  };

  /** Shares one probe among all waiting callers. */
  function isUp(): Promise<boolean> {
    probing ??= probe()
      .then(recordResponse)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        probing = null;
      });
    return probing;
  }

  return {
    recordResponse,
    async run(query) {
      const ended = Promise.withResolvers<never>();
      const since = performance.now();
      let timer = setTimeout(poll, quietMs);
      let isOver = false;
      async function poll(): Promise<void> {
        const quiet = performance.now() - Math.max(since, respondedAt);
        if (quiet >= quietMs && !(await isUp())) ended.reject(unavailable('it does not answer'));
        else if (!isOver) timer = setTimeout(poll, Math.max(quietMs - quiet, quietMs / 10));
      }
      try {
        return await Promise.race([query, ended.promise]);
      } finally {
        isOver = true;
        clearTimeout(timer);
      }
    },
  };
}

/** For the embedded database, whose engine has its own watchdog. */
export const alwaysUp: QueryWatchdog = {
  run: async (query) => await query,
  recordResponse: () => {},
};

/** Probes on a separate connection: all of the pool's may be waiting. */
export async function probePostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    void client.end().catch(() => {});
  }
}
