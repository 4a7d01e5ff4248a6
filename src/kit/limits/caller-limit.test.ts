/** Tests of the limit of concurrent tasks, in total and per caller. */
import { expect, test } from 'vitest';
import { createCallerLimit } from './caller-limit.server.ts';

const refuse = () => new Error('full');

test('a caller runs at most its own limit of tasks, and others use the rest', async () => {
  const limit = createCallerLimit({ concurrency: 3, perCaller: 2, refuse });
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = [limit('a', () => promise), limit('a', () => promise)];
  await expect(limit('a', async () => 'third')).rejects.toThrow('full');
  expect(await limit('b', async () => 'first of b')).toBe('first of b');
  running.push(limit('b', () => promise));
  await expect(limit('c', async () => 'fourth')).rejects.toThrow('full');
  resolve('done');
  expect(await Promise.all(running)).toEqual(['done', 'done', 'done']);
  expect(await limit('a', async () => 'again')).toBe('again');
});

test('a failed task frees its slot', async () => {
  const limit = createCallerLimit({ concurrency: 1, perCaller: 1, refuse });
  await expect(limit('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit('a', async () => 'next')).toBe('next');
});
