/**
 * Queues for picture rendering. Both are one for the process: they concern its CPU and memory,
 * which all fascias share.
 */
import { createSharedReads } from '#kit/limits/shared-reads.server.ts';
import { createTaskLimiter } from '#kit/limits/task-limiter.server.ts';
import type { PictureMaster } from '../pictures.port.ts';

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

const MAX_QUEUED = 200;

const refuse = () => new QueueFull(`${MAX_QUEUED} pictures are waiting already`);

/**
 * Work on the CPU, limited so that pictures do not take what pages need.
 * @throws QueueFull
 */
export const runTransform = createTaskLimiter({
  ...{ concurrency: 2, maxQueued: MAX_QUEUED },
  refuse,
});

/**
 * Masters by their ids and widths, each from its read to the last encoding from it: limits the
 * masters in memory, and the requests to a slow source, for which no work on the CPU waits.
 */
export const sharedMasters = createSharedReads<PictureMaster | null>(
  createTaskLimiter({ concurrency: 4, maxQueued: MAX_QUEUED, refuse }),
);
