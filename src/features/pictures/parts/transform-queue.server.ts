/** Queue for picture rendering, limited so that pictures do not take the CPU that pages need. */
import { createBoundedLimit } from '#kit/limits/bounded-limit.server.ts';

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

const MAX_QUEUED = 200;

/**
 * One for the process: the limit concerns its CPU, which all fascias share.
 * @throws QueueFull
 */
export const runTransform = createBoundedLimit({
  concurrency: 2,
  maxQueued: MAX_QUEUED,
  refuse: () => new QueueFull(`${MAX_QUEUED} pictures are waiting already`),
});
