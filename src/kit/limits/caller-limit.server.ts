/** Limits how many tasks run at once, in all and of one caller; none waits. */

export type CallerLimit = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

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
  return async (caller, work) => {
    const own = running.get(caller) ?? 0;
    if (total >= concurrency || own >= perCaller) throw refuse();
    total += 1;
    running.set(caller, own + 1);
    try {
      return await work();
    } finally {
      total -= 1;
      const left = (running.get(caller) ?? 1) - 1;
      if (left > 0) running.set(caller, left);
      else running.delete(caller);
    }
  };
}
