/** pg-boss on the app's database, whose migrations create its schema. */
import { PgBoss } from 'pg-boss';
import type { Database } from '#database/database.ts';
import type { Log } from '#kit/log.ts';

export const SCHEMA = 'pgboss';

/** The same failure is logged once in this time, since workers query the database each second. */
const LOG_INTERVAL_MS = 60_000;

export type BossOptions = {
  readonly log: Log;
  /** Seconds between checks for jobs whose process died. */
  readonly checkEveryS?: number;
};

/**
 * Usable for enqueuing without `start`, which starts the timers. Schedules, flows and rebuilt
 * indexes are not used.
 */
export function createBoss(database: Database, { log, checkEveryS = 15 }: BossOptions): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    schema: SCHEMA,
    ...(database.kind === 'embedded' && { backend: 'pglite' as const }),
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: checkEveryS,
    monitorIntervalSeconds: checkEveryS,
    maintenanceIntervalSeconds: 3_600,
    flowIntervalSeconds: 3_600,
    reindex: false,
    monitorVacuum: false,
  });
  const lastLoggedAt = new Map<string, number>();
  boss.on('error', ({ message: reason }) => {
    const now = Date.now();
    if (now - (lastLoggedAt.get(reason) ?? 0) < LOG_INTERVAL_MS) return;
    for (const [otherReason, loggedAt] of lastLoggedAt)
      if (now - loggedAt >= LOG_INTERVAL_MS) lastLoggedAt.delete(otherReason);
    lastLoggedAt.set(reason, now);
    log.warn({ reason }, 'Jobs cannot be read or written; they are retried.');
  });
  boss.on('warning', ({ message: reason }) => log.warn({ reason }, 'Jobs: a warning of pg-boss.'));
  return boss;
}
