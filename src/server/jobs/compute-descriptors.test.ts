/** Tests of the runs that compute descriptors: one at a time, stopped on close. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockInProcess } from '#database/lock.ts';
import type { DescriptorLimits } from '#features/recommendations/recommendations.port.ts';
import { silentLog } from '#kit/log.ts';
import { startDescriptorJob } from './compute-descriptors.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const none = { computed: 0, unreadable: 0, failed: [] };

/** Two processes on one database; a run ends when the test ends it, or when it is stopped. */
function startTwo() {
  const database = { lock: lockInProcess() };
  const endRuns: (() => void)[] = [];
  let [running, maxRunning] = [0, 0];
  const computeDescriptors = vi.fn(async ({ signal }: DescriptorLimits = {}) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise<void>((resolve) => {
      endRuns.push(resolve);
      signal?.addEventListener('abort', () => resolve());
    });
    running -= 1;
    return none;
  });
  const stops = [1, 2].map(() =>
    startDescriptorJob([{ computeDescriptors }], database, silentLog, 1_000),
  );
  return { computeDescriptors, endRuns, stops, counts: () => ({ running, maxRunning }) };
}

test('REC-2: descriptors are computed by one process at a time, in one run at a time', async () => {
  const { computeDescriptors, endRuns, stops, counts } = startTwo();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(computeDescriptors).toHaveBeenCalledTimes(1);
  endRuns[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(computeDescriptors).toHaveBeenCalledTimes(2);
  expect(counts()).toEqual({ running: 1, maxRunning: 1 });
  await Promise.all(stops.map((stop) => stop()));
});

test('REC-2: closing stops the run and waits for it; none begins afterwards', async () => {
  const { computeDescriptors, stops, counts } = startTwo();
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(stops.map((stop) => stop()));
  expect(counts()).toEqual({ running: 0, maxRunning: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(computeDescriptors).toHaveBeenCalledTimes(1);
});

test('REC-2: after a run that fails the next one tries again', async () => {
  const computeDescriptors = vi.fn(async () => Promise.reject(new Error('database away')));
  const database = { lock: lockInProcess() };
  const stop = startDescriptorJob([{ computeDescriptors }], database, silentLog, 1_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(computeDescriptors).toHaveBeenCalledTimes(2);
  await stop();
});
