/** Limits how many tasks run at once and how many may wait. */
import pLimit from 'p-limit';

export type BoundedLimit = <T>(work: () => Promise<T>) => Promise<T>;

export type BoundedLimitOptions = {
  readonly atOnce: number;
  readonly waiting: number;
  /** Creates the error of a task that finds the queue full. */
  readonly refuse: () => Error;
};

/** Waiting tasks run first in, first out; a task that finds the queue full is not run. */
export function createBoundedLimit({ atOnce, waiting, refuse }: BoundedLimitOptions): BoundedLimit {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting) throw refuse();
    return await limit(work);
  };
}
