/** Limits how many tasks run at once, in total and per caller; a task over the limit is refused. */

export type CallerLimit = <T>(caller: string, task: () => Promise<T>) => Promise<T>;

export type CallerLimitOptions = {
  readonly concurrency: number;
  readonly perCaller: number;
  /** Creates the error of a task that is not run. */
  readonly refuse: () => Error;
};

export function createCallerLimit(options: CallerLimitOptions): CallerLimit {
  const { concurrency, perCaller, refuse } = options;
  const running = new Map<string, number>();
  let total = 0;
  return async (caller, task) => {
    const callerCount = running.get(caller) ?? 0;
    if (total >= concurrency || callerCount >= perCaller) throw refuse();
    total += 1;
    running.set(caller, callerCount + 1);
    try {
      return await task();
    } finally {
      total -= 1;
      const remaining = (running.get(caller) ?? 1) - 1;
      if (remaining > 0) running.set(caller, remaining);
      else running.delete(caller);
    }
  };
}
