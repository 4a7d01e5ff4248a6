/** Tests of the purges of a CDN: at once and again, together, repeated after a failure. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryCdn } from '#features/cdn/memory-cdn.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createCdnPurger } from './purge-cdn.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new AbortController().signal;

test('tags are purged at once, and again for pages that were being rendered', async () => {
  const cdn = createMemoryCdn();
  createCdnPurger(cdn, silentLog, never()).purge(['product:tee-1', 'listing']);
  await vi.advanceTimersByTimeAsync(0);
  expect(cdn.purged).toEqual([['product:tee-1', 'listing']]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(cdn.purged).toEqual([
    ['product:tee-1', 'listing'],
    ['product:tee-1', 'listing'],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(cdn.purged).toHaveLength(2);
});

test('what comes during a purge is purged together by the next', async () => {
  const running = Promise.withResolvers<void>();
  const purged: (readonly string[])[] = [];
  const purge = async (tags: readonly string[]) => {
    purged.push(tags);
    if (purged.length === 1) await running.promise;
  };
  const purger = createCdnPurger({ ...createMemoryCdn(), purge }, silentLog, never());
  for (const tag of ['a', 'b', 'c']) purger.purge([tag]);
  running.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(purged).toEqual([['a'], ['b', 'c']]);
});

test('a purge that fails is repeated, with what came meanwhile', async () => {
  const purged: (readonly string[])[] = [];
  const warn = vi.fn();
  let isDown = true;
  const purge = async (tags: readonly string[]) => {
    if (isDown) throw new Error('the CDN is down');
    purged.push(tags);
  };
  const log = { ...silentLog, warn };
  const purger = createCdnPurger({ ...createMemoryCdn(), purge }, log, never());
  purger.purge(['a']);
  await vi.advanceTimersByTimeAsync(500);
  purger.purge(['b']);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(new Set(purged.flat())).toEqual(new Set(['a', 'b']));
  expect(warn).toHaveBeenCalledTimes(1);
});

test('too many tags, or changes that were missed, purge everything', async () => {
  const cdn = createMemoryCdn();
  const purger = createCdnPurger(cdn, silentLog, never());
  purger.purge(Array.from({ length: 2_001 }, (_, at) => `product:${at}`));
  await vi.advanceTimersByTimeAsync(0);
  purger.clear();
  await vi.advanceTimersByTimeAsync(0);
  expect(cdn.purged).toEqual([null, null]);
});

test('nothing is purged any more once the server stops', async () => {
  const cdn = createMemoryCdn();
  const stopping = new AbortController();
  stopping.abort();
  createCdnPurger(cdn, silentLog, stopping.signal).purge(['a']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(cdn.purged).toEqual([]);
});
