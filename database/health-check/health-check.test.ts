/** Tests that a busy database is awaited, and that one shared probe detects one that is down. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '../failure.ts';
import { createHealthCheck } from './health-check.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});

test('a query that ends in time starts no health check', async () => {
  const probe = vi.fn(async () => {});
  const healthCheck = createHealthCheck(probe, 1_000);
  await expect(healthCheck.watch(Promise.resolve('row'))).resolves.toBe('row');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(probe).not.toHaveBeenCalled();
});

test('long work is waited for as long as the database answers', async () => {
  const probe = vi.fn(async () => {});
  const healthCheck = createHealthCheck(probe, 1_000);
  const { promise, resolve } = Promise.withResolvers<string>();
  const watched = healthCheck.watch(promise);
  await vi.advanceTimersByTimeAsync(20_000);
  resolve('at last');
  await expect(watched).resolves.toBe('at last');
  expect(probe.mock.calls.length).toBeGreaterThan(10);
});

test('an answer to another is an answer to all', async () => {
  const probe = vi.fn(() => never);
  const healthCheck = createHealthCheck(probe, 1_000);
  void healthCheck.watch(never);
  for (let tenth = 0; tenth < 50; tenth += 1) {
    await vi.advanceTimersByTimeAsync(100);
    healthCheck.onMessage();
  }
  expect(probe).not.toHaveBeenCalled();
});

test('a database that does not respond is a 503 for all that wait, checked once', async () => {
  const probe = vi.fn(async () => {
    await vi.advanceTimersByTimeAsync(500);
    throw new Error('no line');
  });
  const healthCheck = createHealthCheck(probe, 1_000);
  const waiting = Promise.allSettled([healthCheck.watch(never), healthCheck.watch(never)]);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const outcome of await waiting)
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { status: 503, code: 'database.unavailable', details: { retryAfter: 2 } },
    });
  expect(probe).toHaveBeenCalledTimes(1);
});

test('an error of the work itself goes through', async () => {
  const healthCheck = createHealthCheck(async () => {}, 1_000);
  await expect(healthCheck.watch(Promise.reject(new Error('unique')))).rejects.toThrow('unique');
});

test('what a probe names is the reason of the 503, for all that wait', async () => {
  const failure = unavailable('its certificate has expired');
  const healthCheck = createHealthCheck(() => Promise.reject(failure), 1_000);
  const waiting = Promise.allSettled([healthCheck.watch(never), healthCheck.watch(never)]);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const outcome of await waiting) expect(outcome).toMatchObject({ reason: failure });
});
