/**
 * Tests that changes purge cached pages, and listings again once the search index is up to date.
 */
import { afterEach, expect, test, vi } from 'vitest';
import { CHANGES_MISSED, type Change, type Changes } from '#features/changes/changes.port.ts';
import { silentLog } from '#kit/log.ts';
import { Problem } from '#kit/problem.ts';
import { consumeChanges } from './consume-changes.server.ts';

let stop = () => {};
afterEach(() => stop());

/** A change feed that returns each batch once. */
function createFeed(...batches: readonly (readonly Change[])[]): Changes {
  return {
    head: async () => '0',
    read: async (after) => ({
      changes: batches[Number(after)] ?? [],
      cursor: String(Number(after) + 1),
    }),
    lag: async () => [],
    newest: async () => '0',
    consumers: async () => [],
  };
}

function startConsumer(changes: Changes, ready: () => Promise<void>, now = () => 0) {
  const purged: string[][] = [];
  const clear = () => purged.push(['everything']);
  const purge = (tags: ReadonlySet<string>) => purged.push([...tags]);
  stop = consumeChanges({ changes, search: { ready }, purge, clear, log: silentLog, now }, 1);
  return purged;
}

test('a listing rendered before search has caught up is purged once it has', async () => {
  const caughtUp = Promise.withResolvers<void>();
  const purged = startConsumer(
    createFeed([{ topic: 'product', key: 'shirt' }]),
    () => caughtUp.promise,
  );
  await expect.poll(() => purged).toEqual([['product:shirt', 'listing']]);
  caughtUp.resolve();
  await expect.poll(() => purged).toEqual([['product:shirt', 'listing'], ['listing']]);
});

test('purging does not wait for search that is unavailable', async () => {
  const feed = createFeed(
    [{ topic: 'product', key: 'shirt' }],
    [{ topic: 'page', key: 'aldermoor|en-GB|pages/home' }],
  );
  const purged = startConsumer(feed, () => Promise.reject(new Error('search is away')));
  await expect
    .poll(() => purged)
    .toEqual([
      ['product:shirt', 'listing'],
      ['page:aldermoor:pages/home', 'pages:aldermoor'],
    ]);
});

test('a change that affects no listing does not wait for search', async () => {
  const ready = vi.fn(async () => {});
  const purged = startConsumer(
    createFeed([{ topic: 'page', key: 'aldermoor|en-GB|pages/home' }]),
    ready,
  );
  await expect.poll(() => purged).toHaveLength(1);
  expect(ready).not.toHaveBeenCalled();
});

test('a consumer that may have missed changes restarts at the head and drops every page', async () => {
  const feed = createFeed([{ topic: 'product', key: 'shirt' }]);
  const head = vi.fn(feed.head);
  const read = vi
    .fn(feed.read)
    .mockRejectedValueOnce(new Problem(410, CHANGES_MISSED, 'away for too long'));
  const purged = startConsumer({ ...feed, head, read }, async () => {});
  await expect
    .poll(() => purged.slice(0, 2))
    .toEqual([['everything'], ['product:shirt', 'listing']]);
  expect(head).toHaveBeenCalledTimes(2);
});

test('votes purge the pages with their counts together, every half minute at most', async () => {
  const voteOn = (key: string): Change => ({ topic: 'reviews', key });
  let time = 0;
  let reads = 0;
  const feed = createFeed(
    [voteOn('shirt')],
    [voteOn('shirt'), voteOn('mug')],
    [voteOn('mug'), { topic: 'page', key: 'aldermoor|en-GB|pages/home' }],
  );
  const read: Changes['read'] = (...from) => {
    reads += 1;
    return feed.read(...from);
  };
  const purged = startConsumer(
    { ...feed, read },
    async () => {},
    () => time,
  );
  await expect.poll(() => reads).toBeGreaterThan(4);
  const home = ['page:aldermoor:pages/home', 'pages:aldermoor'];
  expect(purged).toEqual([['reviews:shirt'], home]);
  time = 30_000;
  await expect.poll(() => purged.slice(2)).toEqual([['reviews:shirt', 'reviews:mug']]);
});
