/** Jobs in the app's database, by pg-boss. */
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '#database/database.ts';
import { createUuid } from '#database/keys/uuid.ts';
import { defineStatement } from '#database/statement.ts';
import type {
  JobCount,
  JobHandlers,
  JobKind,
  JobPayloads,
  Jobs,
} from '#features/jobs/jobs.port.ts';
import {
  checkPayload,
  type JobPolicies,
  type JobPolicy,
  jobPolicies,
  listKinds,
  reasonOf,
} from '#features/jobs/jobs.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import { createCounter } from '#kit/monitoring/metrics.server.ts';
import { type BossOptions, createBoss } from './boss.ts';

const POLL_S = 1;
/** A job without a heartbeat of its process for this long is run again; at least 10 in pg-boss. */
const HEARTBEAT_S = 10;
const MAX_RUN_S = 120;
const DEAD_JOB_RETENTION_S = 7 * 86_400;
/** Id of no job, for a query that only fills the cache. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

const countJobs = defineStatement<JobCount>(
  'jobs.count',
  `select name as kind, count(*) filter (where state in ('created', 'retry'))::int as waiting,
     count(*) filter (where state = 'active')::int as running,
     count(*) filter (where state = 'failed')::int as dead,
     coalesce(extract(epoch from clock_timestamp() - min(created_on) filter (where state in ('created', 'retry'))), 0)::float8 as "oldestSeconds"
   from pgboss.job group by name`,
);

const attempts = createCounter({
  name: 'parade_job_attempts_total',
  help: 'Attempts of background jobs in this process; dead: the last one failed',
  labelNames: ['kind', 'result'],
});

export type JobsOptions = BossOptions & { readonly policies?: JobPolicies };

function toQueue({ retries, initialBackoffS, maxBackoffS }: JobPolicy) {
  return {
    retryLimit: retries,
    retryDelay: initialBackoffS,
    retryBackoff: initialBackoffS > 0,
    ...(initialBackoffS > 0 && { retryDelayMax: maxBackoffS }),
    heartbeatSeconds: HEARTBEAT_S,
    expireInSeconds: MAX_RUN_S,
    deleteAfterSeconds: DEAD_JOB_RETENTION_S,
  };
}

/**
 * Creates the queue of each kind. Reading a job fills pg-boss's cache: in a transaction of the
 * embedded database, which has one connection, a query outside of it would wait for ever.
 */
async function prepareQueues(boss: PgBoss, policies: JobPolicies): Promise<void> {
  for (const kind of listKinds(policies)) {
    await boss.createQueue(kind, { ...toQueue(policies[kind]), policy: 'exclusive' });
    await boss.updateQueue(kind, toQueue(policies[kind]));
    await boss.findJobs(kind, { id: NO_JOB });
  }
}

/** Runs one job and deletes it. The result is stored, so it contains no personal data. */
async function runJob<K extends JobKind>(
  { boss, log, handlers }: { boss: PgBoss; log: Log; handlers: JobHandlers },
  kind: K,
  { id, data, createdOn, retryCount, retryLimit }: JobWithMetadata<JobPayloads[K]>,
): Promise<JobResult> {
  try {
    await handlers[kind]({ id, payload: data, createdAt: createdOn });
  } catch (error) {
    const reason = reasonOf(error);
    const fields = { kind, job: id, attempt: retryCount + 1, reason };
    const isDead = retryCount >= retryLimit;
    attempts.inc({ kind, result: isDead ? 'dead' : 'failed' });
    if (isDead)
      log.error(fields, 'A job failed for the last time; it is deleted after seven days.');
    else log.warn(fields, 'A job failed and is retried.');
    return { id, status: 'failed', output: { reason } };
  }
  attempts.inc({ kind, result: 'done' });
  // A job that cannot be deleted now is marked as completed and deleted later.
  await boss.deleteJob(kind, id).catch(() => {});
  return { id, status: 'completed' };
}

export async function createJobs(
  database: Database,
  { policies = jobPolicies, ...options }: JobsOptions,
): Promise<Jobs> {
  const boss = createBoss(database, options);
  const kinds = listKinds(policies);
  // Without a 0 first, monitoring would see no increase at the first failure.
  for (const kind of kinds)
    for (const result of ['done', 'failed', 'dead']) attempts.inc({ kind, result }, 0);
  await prepareQueues(boss, policies);

  async function startWorker<K extends JobKind>(kind: K, handlers: JobHandlers): Promise<void> {
    const context = { boss, log: options.log, handlers };
    const work = {
      pollingIntervalSeconds: POLL_S,
      batchSize: policies[kind].concurrency,
      burstWhenBatchFull: true,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    await boss.work<JobPayloads[K], unknown, typeof work>(kind, work, (jobs) =>
      Promise.all(jobs.map((job) => runJob(context, kind, job))),
    );
  }

  return {
    async enqueue(kind, payload, { transaction, key, startAfter } = {}) {
      checkPayload(kind, payload);
      const id = createUuid();
      await boss.send(kind, payload, {
        id,
        singletonKey: key ?? id,
        ...(startAfter && { startAfter }),
        ...(transaction && {
          db: { executeSql: (text, values) => transaction.execute(text, values) },
        }),
      });
    },
    async work(handlers) {
      await boss.start();
      for (const kind of kinds) await startWorker(kind, handlers);
      return async () => {
        await Promise.all(kinds.map((kind) => boss.offWork(kind, { wait: true })));
        await boss.stop({ graceful: false });
      };
    },
    async count() {
      const rows = await database.rows(countJobs);
      return kinds.map((kind) => {
        const none = { kind, waiting: 0, running: 0, dead: 0, oldestSeconds: 0 };
        return rows.find((row) => row.kind === kind) ?? none;
      });
    },
  };
}

export const provider = defineProvider({
  port: 'jobs',
  name: 'embedded',
  create: async ({ database, log }) => createJobs((await database()) as Database, { log }),
});
