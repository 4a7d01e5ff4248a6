/** Limits how many tasks run at once and how many may wait. */
import pLimit from 'p-limit';

export type BoundedLimit = <T>(work: () => Promise<T>) => Promise<T>;

export type BoundedLimitOptions = {
  readonly concurrency: number;
  readonly maxQueued: number;
  /** Creates the error of a task that finds the queue full. */
  readonly refuse: () => Error;
};

/** Waiting tasks run first in, first out; a task that finds the queue full is not run. */
export function createBoundedLimit({
  concurrency,
  maxQueued,
  refuse,
}: BoundedLimitOptions): BoundedLimit {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount >= concurrency && limit.pendingCount >= maxQueued) throw refuse();
    return await limit(work);
  };
}
