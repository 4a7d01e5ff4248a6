/** Lets two pictures be made at a time and a bounded number wait, so that pictures never starve the pages. */

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

export type TransformQueue = { readonly run: <T>(work: () => Promise<T>) => Promise<T> };

/** Work beyond `atOnce` waits its turn; beyond `waiting` it is refused with `QueueFull`. */
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
    // The place goes straight to the next in line, so `running` stays as it is.
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

/** One for the whole process: the limit is about its processor, not about one shop. */
export const transformQueue = createTransformQueue({ atOnce: 2, waiting: 200 });
