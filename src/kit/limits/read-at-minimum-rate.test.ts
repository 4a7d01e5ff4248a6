/** Tests of the rate that the sender of a body has to keep. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAtMinimumRate } from './read-at-minimum-rate.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rate = { graceMs: 1_500, bytesPerSecond: 1_000, maxMs: 5_500 };

/** Bytes that a stream of so many parts gives, one part a second. */
async function readParts(parts: number, bytes: number) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent === parts) return controller.close();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      sent += 1;
      controller.enqueue(new Uint8Array(bytes));
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

test('no body has no bytes, and one that breaks off is an error', async () => {
  expect(await readAtMinimumRate(null, rate)).toHaveLength(0);
  const broken = new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error('closed')) });
  await expect(readAtMinimumRate(broken, rate)).rejects.toThrow('closed');
});
