/** Tests of values that are read once for all concurrent users. */
import { expect, test } from 'vitest';
import { createSharedReads } from './shared-reads.server.ts';
import { createTaskLimiter } from './task-limiter.server.ts';

const openSharedReads = (maxQueued = 10) =>
  createSharedReads<string>(
    createTaskLimiter({ concurrency: 1, maxQueued, refuse: () => new Error('It is full.') }),
  );

test('a value keeps its slot of the limit until its last user is done', async () => {
  const { use } = openSharedReads();
  const log: string[] = [];
  const read = (key: string) => async () => {
    log.push(`read ${key}`);
    return key;
  };
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const { promise: secondStarted, resolve: markSecondStarted } = Promise.withResolvers<void>();
  const first = use('a', read('a'), async (value) => value);
  const second = use('a', read('a'), async (value) => {
    markSecondStarted();
    await finished;
    log.push('done a');
    return value;
  });
  const other = use('b', read('b'), async (value) => value);
  expect(await first).toBe('a');
  await secondStarted;
  expect(log).toEqual(['read a']);
  finish();
  expect(await Promise.all([second, other])).toEqual(['a', 'b']);
  expect(log).toEqual(['read a', 'done a', 'read b']);
});

test('a failed read, a failed use and a full queue free their slots', async () => {
  const { use } = openSharedReads(0);
  const read = async () => 'value';
  const failing = use('a', () => Promise.reject(new Error('It broke.')), read);
  const refused = use('b', read, read);
  await expect(refused).rejects.toThrow('It is full.');
  await expect(failing).rejects.toThrow('It broke.');
  await expect(use('a', read, () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await use('b', read, async (value) => value)).toBe('value');
});
