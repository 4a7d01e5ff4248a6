/** Tests of the queue for picture rendering. */
import { expect, test } from 'vitest';
import { createTransformQueue, QueueFull } from './transform-queue.server.ts';

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

test('runs two at a time, keeps the rest in line, and refuses beyond the line', async () => {
  const queue = createTransformQueue({ atOnce: 2, waiting: 2 });
  const { opened, open } = gate();
  const started: number[] = [];
  const work = [1, 2, 3, 4].map((n) =>
    queue.run(async () => {
      started.push(n);
      await opened;
      return n;
    }),
  );
  await expect(queue.run(async () => 5)).rejects.toBeInstanceOf(QueueFull);
  expect(started).toEqual([1, 2]);
  open();
  expect(await Promise.all(work)).toEqual([1, 2, 3, 4]);
  expect(await queue.run(async () => 6)).toBe(6);
});

test('a failure gives its place to the next', async () => {
  const queue = createTransformQueue({ atOnce: 1, waiting: 5 });
  const failing = queue.run(() => Promise.reject(new Error('no')));
  const next = queue.run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
