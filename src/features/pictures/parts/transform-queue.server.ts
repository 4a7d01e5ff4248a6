/**
 * Queue for picture rendering with limited concurrency and length, so that pictures do not starve
 * pages of CPU.
 */

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export type TransformQueue = { readonly run: <T>(work: () => Promise<T>) => Promise<T> };

/**
 * Runs `atOnce` jobs concurrently and queues up to `waiting` more.
 * @throws QueueFull beyond that.
 */
export function createTransformQueue({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): TransformQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = (): Promise<void> | void => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new QueueFull(`${waiting} pictures are waiting already`);
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    // The next job takes over the slot, so `running` stays the same.
    if (next) next();
    else running -= 1;
  };
  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** One for the process: the limit concerns its CPU, which all fascias share. */
export const transformQueue = createTransformQueue({ atOnce: 2, waiting: 200 });
