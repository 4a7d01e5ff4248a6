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

/** Runs the timers of that time, and lets promises settle. */
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('tags are purged at once, and again for pages that were being rendered', async () => {
  const cdn = createMemoryCdn();
  createCdnPurger(cdn, silentLog, never()).purge(['product:tee-1', 'listing']);
  await advance(0);
  expect(cdn.purged).toEqual([['product:tee-1', 'listing']]);
  await advance(60_000);
  expect(cdn.purged).toEqual([
    ['product:tee-1', 'listing'],
    ['product:tee-1', 'listing'],
  ]);
});

test('tags that arrive during a purge are purged together by the next, a second later', async () => {
  const cdn = createMemoryCdn();
  const purger = createCdnPurger(cdn, silentLog, never());
  for (const tag of ['a', 'b', 'c']) purger.purge([tag]);
  await advance(0);
  expect(cdn.purged).toEqual([['a']]);
  await advance(1_000);
  expect(new Set(cdn.purged[1])).toEqual(new Set(['b', 'c', 'a']));
});

test('more tags than one purge takes are purged by several', async () => {
  const cdn = createMemoryCdn();
  createCdnPurger(cdn, silentLog, never()).purge(['a', 'b', 'c', 'd']);
  await advance(900);
  await advance(900);
  expect(cdn.purged.slice(0, 2)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'a', 'b'],
  ]);
});

test('a purge that fails is repeated, with the tags that arrived meanwhile', async () => {
  const cdn = createMemoryCdn();
  const warn = vi.fn();
  let isDown = true;
  const purge = async (tags: readonly string[]) => {
    if (isDown) throw new Error('the CDN is down');
    await cdn.purge(tags);
  };
  const purger = createCdnPurger({ ...cdn, purge }, { ...silentLog, warn }, never());
  purger.purge(['a']);
  await advance(500);
  purger.purge(['b']);
  isDown = false;
  await advance(10_000);
  expect(new Set(cdn.purged.flat())).toEqual(new Set(['a', 'b']));
  expect(warn).toHaveBeenCalledTimes(1);
});

test('many tags, or changes that were missed, purge every page', async () => {
  const cdn = createMemoryCdn();
  const purger = createCdnPurger(cdn, silentLog, never());
  purger.purge(Array.from({ length: 61 }, (_, index) => `product:${index}`));
  await advance(60_000);
  purger.clear();
  await advance(60_000);
  expect(new Set(cdn.purged.flat())).toEqual(new Set(['page']));
});

test('after many purges while the CDN was down all pages are purged', async () => {
  const cdn = createMemoryCdn();
  let isDown = true;
  const purge = async (tags: readonly string[]) => {
    if (isDown) throw new Error('the CDN is down');
    await cdn.purge(tags);
  };
  const purger = createCdnPurger({ ...cdn, purge }, silentLog, never());
  for (let index = 0; index < 100; index += 1) purger.purge([`product:${index}`]);
  await advance(5_000);
  isDown = false;
  await advance(60_000);
  expect(cdn.purged).toEqual([['page']]);
});

test('the end of a server purges every page, and nothing after it', async () => {
  const cdn = createMemoryCdn();
  const stopping = new AbortController();
  const purger = createCdnPurger(cdn, silentLog, stopping.signal);
  stopping.abort();
  purger.purge(['a']);
  await purger.close();
  await advance(60_000);
  expect(cdn.purged).toEqual([['page']]);
});
