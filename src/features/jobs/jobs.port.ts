/** Port: background jobs, which survive a restart and are retried when they fail. */

/** Payload of each kind of job, as JSON. Every feature adds its kinds by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface JobPayloads {}

export type JobKind = keyof JobPayloads;

export type Job<K extends JobKind> = {
  /** Unique, and the same for each attempt. */
  readonly id: string;
  readonly payload: JobPayloads[K];
  readonly createdAt: Date;
};

/** Runs one job. A rejection is an attempt that failed. */
export type JobHandlers = { readonly [K in JobKind]: (job: Job<K>) => Promise<void> };

/** Open transaction of the app's database; the `Connection` of `Database.transaction` is one. */
export type JobTransaction = {
  execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
};

export type EnqueueOptions = {
  /** The job is stored if this transaction commits, and not if it is rolled back. */
  readonly transaction?: JobTransaction;
  /** While a job of this kind and key waits or runs, another one is not added. */
  readonly key?: string;
  /** Earliest time of the first attempt; at once without it. */
  readonly startAfter?: Date;
};

export type JobCount = {
  readonly kind: JobKind;
  /** Jobs that wait for their first or next attempt. */
  readonly waiting: number;
  readonly running: number;
  /** Jobs whose attempts all failed; they are deleted after seven days. */
  readonly dead: number;
  /** Age of the oldest waiting job in seconds; 0 without one. */
  readonly oldestSeconds: number;
};

/**
 * ```ts
 * await database.transaction(async (transaction) => {
 *   await setPassword(transaction);
 *   await jobs.enqueue('accountEmail', payload, { transaction });
 * });
 * const sendAccountEmail: JobHandlers['accountEmail'] = ({ id, payload }) => send(id, payload);
 * const stop = await jobs.work({ ...otherHandlers, accountEmail: sendAccountEmail });
 * const [{ kind, waiting, dead }] = await jobs.count();
 * await stop();
 * ```
 */
export interface Jobs {
  /**
   * Stores a job. It is run at least once, by one process at a time, and deleted when its handler
   * has resolved; if the process ends between the two, it is run again: handlers must tolerate it.
   * A handler that rejects is called again after a pause, as often as the policy of the kind allows
   * (`jobPolicies`). Each call stores another job, except where `key` prevents it.
   * @throws Error for a payload of more than `MAX_PAYLOAD_BYTES` as JSON. An error stores nothing.
   */
  enqueue<K extends JobKind>(
    kind: K,
    payload: JobPayloads[K],
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * Runs jobs of all kinds, with a handler for each, until the returned function is called, which
   * waits for those that are running. Call it once for each process: several processes share the
   * jobs.
   */
  work(handlers: JobHandlers): Promise<() => Promise<void>>;
  /** Jobs of all processes: one entry for each kind, also for one without jobs. */
  count(): Promise<readonly JobCount[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    jobs: Jobs;
  }
}
