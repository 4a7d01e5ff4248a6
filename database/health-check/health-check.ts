/** Detects whether a slow database is busy or down, so that requests fail fast on the latter. */
import { isProblem, type Problem } from '#kit/problem.ts';
import { unavailable } from '../failure.ts';
import { connectClient } from '../postgres/connect.ts';

export interface HealthCheck {
  /**
   * Awaits `work` for as long as the database answers any query.
   * @throws `Problem` 503 when it answers none.
   */
  watch<T>(work: PromiseLike<T>): Promise<T>;
  /** Records that the database has just answered. */
  onMessage(): void;
}

/** Milliseconds without any answer after which the database is probed. */
const QUIET_MS = 1_000;
const PROBE_TIMEOUT_MS = 1_000;

/**
 * Creates a health check from a probe, which rejects when the database does not answer in time; a
 * `Problem` of the probe is passed on to all that wait.
 */
export function createHealthCheck(probe: () => Promise<void>, quietMs = QUIET_MS): HealthCheck {
  let answeredAt = 0;
  let runningProbe: Promise<Problem | null> | null = null;
  const onMessage = () => {
    answeredAt = performance.now();
  };

  /** Shares one probe among all waiting callers; null while the database answers. */
  function findFailure(): Promise<Problem | null> {
    runningProbe ??= probe()
      .then(onMessage)
      .then(
        () => null,
        (error: unknown) => (isProblem(error) ? error : unavailable('it does not answer')),
      )
      .finally(() => {
        runningProbe = null;
      });
    return runningProbe;
  }

  return {
    onMessage,
    async watch(work) {
      const ended = Promise.withResolvers<never>();
      const since = performance.now();
      let timer = setTimeout(poll, quietMs);
      let isOver = false;
      async function poll(): Promise<void> {
        const quiet = performance.now() - Math.max(since, answeredAt);
        const failure = quiet >= quietMs ? await findFailure() : null;
        if (failure) ended.reject(failure);
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

/** Health check of the embedded database, whose engine has its own watchdog. */
export const alwaysHealthy: HealthCheck = {
  watch: async (work) => await work,
  onMessage: () => {},
};

/** Probes on a separate connection: all of the pool's may be waiting. */
export async function probePostgres(connectionString: string): Promise<void> {
  const client = await connectClient({
    connectionString,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  try {
    await client.query('select 1');
  } finally {
    void client.end().catch(() => {});
  }
}
