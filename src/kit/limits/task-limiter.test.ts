/** Tests of the limit of concurrent tasks and of the queue's length. */
import { expect, test } from 'vitest';
import { createTaskLimiter } from './task-limiter.server.ts';

const refuse = () => new Error('the queue is full');

test('runs two at a time, queues two more and refuses beyond that', async () => {
  const limit = createTaskLimiter({ concurrency: 2, maxQueued: 2, refuse });
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const started: number[] = [];
  const work = [1, 2, 3, 4].map((n) =>
    limit(async () => {
      started.push(n);
      await opened;
      return n;
    }),
  );
  await expect(limit(async () => 5)).rejects.toThrow('the queue is full');
  expect(started).toEqual([1, 2]);
  open();
  expect(await Promise.all(work)).toEqual([1, 2, 3, 4]);
  expect(await limit(async () => 6)).toBe(6);
});

test('a failed task frees its slot for the next', async () => {
  const limit = createTaskLimiter({ concurrency: 1, maxQueued: 5, refuse });
  const failing = limit(() => Promise.reject(new Error('no')));
  const next = limit(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
