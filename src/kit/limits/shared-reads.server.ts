/** Reads a value once for all concurrent users, and limits how many values are in memory. */
import type { TaskLimiter } from './task-limiter.server.ts';

export type SharedReads<T> = {
  /**
   * Calls `use` with the value of `key`, which `read` loads unless it is in use already. The value
   * takes one slot of the limit until its last user is done.
   * @throws the error of `read`, of `use`, or of the limit when it is full.
   */
  readonly use: <R>(
    key: string,
    read: () => Promise<T>,
    use: (value: T) => Promise<R>,
  ) => Promise<R>;
};

type SharedRead<T> = { readonly value: Promise<T>; readonly free: () => void; users: number };

export function createSharedReads<T>(limit: TaskLimiter): SharedReads<T> {
  const inUse = new Map<string, SharedRead<T>>();

  function open(key: string, read: () => Promise<T>): SharedRead<T> {
    const loaded = Promise.withResolvers<T>();
    const { promise: unused, resolve: free } = Promise.withResolvers<void>();
    limit(async () => {
      loaded.resolve(await read());
      await unused;
    }).catch(loaded.reject);
    const opened = { value: loaded.promise, free, users: 0 };
    inUse.set(key, opened);
    return opened;
  }

  return {
    async use(key, read, use) {
      const shared = inUse.get(key) ?? open(key, read);
      shared.users += 1;
      try {
        return await use(await shared.value);
      } finally {
        shared.users -= 1;
        if (shared.users === 0) {
          inUse.delete(key);
          shared.free();
        }
      }
    },
  };
}
