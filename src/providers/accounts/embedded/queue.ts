/** Queue per caller with many failed attempts: one attempt per second. */
import { setTimeout } from 'node:timers/promises';
import { Problem } from '#kit/problem.ts';

const APART_MS = 1000;
const MAX_WAITING = 10;

type Queue = { waiting: number; end: Promise<unknown> };

const queues = new Map<string, Queue>();

/** @throws Problem 429 when the queue is full. */
export async function waitInQueue(caller: string): Promise<void> {
  const queue = queues.get(caller) ?? { waiting: 0, end: Promise.resolve() };
  if (queue.waiting >= MAX_WAITING) {
    throw new Problem(429, 'account.tooManyTries', 'Too many tries at once', {
      retryAfter: MAX_WAITING,
    });
  }
  queues.set(caller, queue);
  queue.waiting += 1;
  queue.end = queue.end.then(() => setTimeout(APART_MS));
  await queue.end;
  queue.waiting -= 1;
  if (queue.waiting === 0) queues.delete(caller);
}
