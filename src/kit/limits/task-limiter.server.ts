/** Limits how many tasks run at once and how many may wait. */
import pLimit from 'p-limit';

export type TaskLimiter = <T>(task: () => Promise<T>) => Promise<T>;

export type TaskLimiterOptions = {
  readonly concurrency: number;
  readonly maxQueued: number;
  /** Creates the error that is thrown when the queue is full. */
  readonly refuse: () => Error;
};

/** Queued tasks run first in, first out; while the queue is full, a new task is rejected. */
export function createTaskLimiter({
  concurrency,
  maxQueued,
  refuse,
}: TaskLimiterOptions): TaskLimiter {
  const limit = pLimit(concurrency);
  return async (task) => {
    if (limit.activeCount >= concurrency && limit.pendingCount >= maxQueued) throw refuse();
    return await limit(task);
  };
}
