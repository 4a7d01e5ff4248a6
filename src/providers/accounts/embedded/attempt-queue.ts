/** Queue per caller with many failed attempts: one attempt per second. */
import { setTimeout } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { Problem } from '#kit/problem.ts';

const ATTEMPT_INTERVAL_MS = 1000;
const MAX_QUEUED = 10;

const queues = new Map<string, LimitFunction>();

/** @throws Problem 429 when the queue is full. */
export async function waitForAttempt(caller: string): Promise<void> {
  const queue = queues.get(caller) ?? pLimit(1);
  if (queue.activeCount + queue.pendingCount >= MAX_QUEUED) {
    throw new Problem(429, 'account.tooManyTries', 'Too many attempts at once', {
      retryAfter: MAX_QUEUED,
    });
  }
  queues.set(caller, queue);
  await queue(async () => {
    await setTimeout(ATTEMPT_INTERVAL_MS);
    if (queue.pendingCount === 0) queues.delete(caller);
  });
}
