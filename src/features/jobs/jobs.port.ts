/** Port: background jobs, which survive a restart and are tried again when they fail. */

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
  /** The job exists once this transaction is committed, and never if it is rolled back. */
  readonly transaction?: JobTransaction;
  /** While a job of this kind and key waits or runs, another one is not added. */
  readonly key?: string;
  readonly startAfter?: Date;
};

export type JobCount = {
  readonly kind: JobKind;
  /** Jobs that wait for their first or next attempt. */
  readonly waiting: number;
  readonly running: number;
  /** Jobs whose attempts all failed. */
  readonly dead: number;
  /** Age of the oldest waiting job; 0 without one. */
  readonly oldestSeconds: number;
};

/**
 * ```ts
 * await database.transaction(async (transaction) => {
 *   await setPassword(transaction);
 *   await jobs.enqueue('accountEmail', payload, { transaction });
 * });
 * const stop = await jobs.work({ accountEmail: ({ id, payload }) => sendEmail(id, payload) });
 * ```
 */
export interface Jobs {
  /**
   * Stores a job. It is run at least once, by one process at a time, and deleted when its handler
   * has resolved; if the process ends between the two, it is run again.
   * @throws Error for a payload of more than `MAX_PAYLOAD_BYTES`.
   */
  enqueue<K extends JobKind>(
    kind: K,
    payload: JobPayloads[K],
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * Runs jobs until the returned function is called, which waits for those that are running. Call
   * it once for each process.
   */
  work(handlers: JobHandlers): Promise<() => Promise<void>>;
  /** One entry for each kind. */
  count(): Promise<readonly JobCount[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    jobs: Jobs;
  }
}
