/** Tests of the rate that the sender of a body has to keep. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAtMinimumRate } from './read-at-minimum-rate.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rate = { graceMs: 1_500, bytesPerSecond: 1_000, maxMs: 5_500 };

/** Sends one part a second. Returns the number of bytes that are read; null if it is too slow. */
async function readParts(partCount: number, bytesPerPart: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === partCount) return controller.close();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      sent += 1;
      controller.enqueue(new Uint8Array(bytesPerPart));
    },
  });
  const reading = readAtMinimumRate(body, rate);
  await vi.advanceTimersByTimeAsync(20_000);
  return (await reading)?.byteLength ?? null;
}

test.each([
  ['keeps the rate', 5, 1_000, 5_000],
  ['is slower than the rate', 5, 200, null],
  ['takes longer than any sender may', 6, 9_000, null],
])('a sender that %s', async (_, parts, bytes, expected) => {
  expect(await readParts(parts, bytes)).toBe(expected);
});

test('a missing body is empty, and a body that breaks off is an error', async () => {
  expect(await readAtMinimumRate(null, rate)).toHaveLength(0);
  const broken = new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error('closed')) });
  await expect(readAtMinimumRate(broken, rate)).rejects.toThrow('closed');
});
