/** Tests that a busy database is awaited, and that one shared probe detects one that is down. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryWatchdog } from './query-watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

test('a query that ends in time starts no probe', async () => {
  const probe = vi.fn(async () => {});
  const watchdog = createQueryWatchdog(probe, 1_000);
  await expect(watchdog.run(Promise.resolve('row'))).resolves.toBe('row');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(probe).not.toHaveBeenCalled();
});

test('a long query does not time out while probes succeed', async () => {
  const probe = vi.fn(async () => {});
  const watchdog = createQueryWatchdog(probe, 1_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const watched = watchdog.run(promise);
  await vi.advanceTimersByTimeAsync(20_000);
  resolve('at last');
  await expect(watched).resolves.toBe('at last');
  expect(probe.mock.calls.length).toBeGreaterThan(10);
});

test('a response to any query counts as a sign of life for all queries', async () => {
  const probe = vi.fn(() => never);
  const watchdog = createQueryWatchdog(probe, 1_000);
  void watchdog.run(never);
  for (let tenth = 0; tenth < 50; tenth += 1) {
    await vi.advanceTimersByTimeAsync(100);
    watchdog.recordResponse();
  }
  expect(probe).not.toHaveBeenCalled();
});

test('a database that does not respond rejects all waiting queries with 503, after one probe', async () => {
  const probe = vi.fn(async () => {
    await vi.advanceTimersByTimeAsync(500);
    throw new Error('connection refused');
  });
  const watchdog = createQueryWatchdog(probe, 1_000);
  const waiting = Promise.allSettled([watchdog.run(never), watchdog.run(never)]);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const outcome of await waiting)
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { status: 503, code: 'database.unavailable', details: { retryAfter: 2 } },
    });
  expect(probe).toHaveBeenCalledTimes(1);
});

test('passes on the error of the query itself', async () => {
  const watchdog = createQueryWatchdog(async () => {}, 1_000);
  await expect(watchdog.run(Promise.reject(new Error('unique')))).rejects.toThrow('unique');
});
