/** Reads a request body whose sender keeps a minimal rate. */

export type MinimumRate = {
  /** Milliseconds that every sender has before its rate counts. */
  readonly graceMs: number;
  /** A sender gets another second for each time it has sent so many bytes. */
  readonly bytesPerSecond: number;
  /** Milliseconds for the whole body, whatever its rate. */
  readonly maxMs: number;
};

const TIMED_OUT = Symbol('timed out');

/**
 * Returns null if the sender is slower: the rest stays unread, so that a response can be sent.
 * @throws the error of the body, such as a connection that closes early.
 */
export async function readAtMinimumRate(
  body: ReadableStream<Uint8Array> | null,
  { graceMs, bytesPerSecond, maxMs }: MinimumRate,
): Promise<Buffer<ArrayBuffer> | null> {
  if (body === null) return Buffer.alloc(0);
  const reader = body.getReader();
  const startMs = performance.now();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const allowedMs = Math.min(maxMs, graceMs + (size / bytesPerSecond) * 1000);
    const result = await raceTimeout(reader.read(), startMs + allowedMs - performance.now());
    if (result === TIMED_OUT) return null;
    if (result.done) return Buffer.concat(parts, size);
    parts.push(result.value);
    size += result.value.byteLength;
  }
}

async function raceTimeout<T>(promise: Promise<T>, ms: number): Promise<T | typeof TIMED_OUT> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), TIMED_OUT);
  });
  return await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
