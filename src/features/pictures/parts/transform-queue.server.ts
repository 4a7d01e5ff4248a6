/** Queue for picture rendering, limited so that pictures do not take the CPU that pages need. */
import { createBoundedLimit } from '#kit/limits/bounded-limit.server.ts';

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

const MAX_WAITING = 200;

/**
 * One for the process: the limit concerns its CPU, which all fascias share.
 * @throws QueueFull
 */
export const runTransform = createBoundedLimit({
  atOnce: 2,
  waiting: MAX_WAITING,
  refuse: () => new QueueFull(`${MAX_WAITING} pictures are waiting already`),
});
