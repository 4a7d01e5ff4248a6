/**
 * Queues for picture rendering. Both are one for the process: they concern its CPU and memory,
 * which all fascias share.
 */
import { createBoundedLimit } from '#kit/limits/bounded-limit.server.ts';

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

const MAX_QUEUED = 200;

const refuse = () => new QueueFull(`${MAX_QUEUED} pictures are waiting already`);

/**
 * Work on the CPU, limited so that pictures do not take what pages need.
 * @throws QueueFull
 */
export const runTransform = createBoundedLimit({
  ...{ concurrency: 2, maxQueued: MAX_QUEUED },
  refuse,
});

/**
 * From the read of a master to its encoding: limits the masters in memory, and the requests to a
 * slow source, for which no work on the CPU waits.
 * @throws QueueFull
 */
export const runWithMaster = createBoundedLimit({
  ...{ concurrency: 8, maxQueued: MAX_QUEUED },
  refuse,
});
