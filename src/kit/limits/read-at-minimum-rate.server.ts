/** Reads a request body whose sender keeps a minimal rate. */

export type MinimumRate = {
  /** Milliseconds that every sender has. */
  readonly graceMs: number;
  /** Each second's worth of bytes earns another second. */
  readonly bytesPerSecond: number;
  /** Milliseconds for the whole body, however fast it began. */
  readonly maxMs: number;
};

const TIMED_OUT = Symbol('timed out');

/**
 * Null for a sender that is slower: the rest stays unread, so that an answer can still be sent.
 * @throws the error of the body, such as a connection that closes early.
 */
export async function readAtMinimumRate(
  body: ReadableStream<Uint8Array> | null,
  { graceMs, bytesPerSecond, maxMs }: MinimumRate,
): Promise<Buffer<ArrayBuffer> | null> {
  if (body === null) return Buffer.alloc(0);
  const reader = body.getReader();
  const started = performance.now();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const allowed = Math.min(maxMs, graceMs + (size / bytesPerSecond) * 1000);
    const next = await raceTime(reader.read(), started + allowed - performance.now());
    if (next === TIMED_OUT) return null;
    if (next.done) return Buffer.concat(parts, size);
    parts.push(next.value);
    size += next.value.byteLength;
  }
}

async function raceTime<T>(work: Promise<T>, ms: number): Promise<T | typeof TIMED_OUT> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), TIMED_OUT);
  });
  return await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
