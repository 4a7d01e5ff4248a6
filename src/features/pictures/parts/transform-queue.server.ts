/**
 * Queues for picture rendering, one of each for the process: they limit CPU and memory, which all
 * fascias share.
 */
import { createSharedReads } from '#kit/limits/shared-reads.server.ts';
import { createTaskLimiter } from '#kit/limits/task-limiter.server.ts';
import type { PictureMaster } from '../pictures.port.ts';

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

const MAX_QUEUED = 200;

const refuse = () => new QueueFull(`${MAX_QUEUED} pictures are already waiting`);

/**
 * Runs CPU work, limited so that pages get enough processor time.
 * @throws QueueFull
 */
export const runTransform = createTaskLimiter({
  ...{ concurrency: 2, maxQueued: MAX_QUEUED },
  refuse,
});

/**
 * Masters by id and width, kept from reading to the last encoding. Limits the masters in memory,
 * and the requests to a slow source, without delaying CPU work of other pictures.
 */
export const sharedMasters = createSharedReads<PictureMaster | null>(
  createTaskLimiter({ concurrency: 4, maxQueued: MAX_QUEUED, refuse }),
);
