/** Ends a stream whose source sends nothing for too long, or whose reader has gone. */

const TIMEOUT_MS = 15_000;

/**
 * Reads `source` only as fast as the result is read. `abort` closes its connection when the reader
 * cancels, and when a chunk takes longer than `timeoutMs`, which is an error.
 */
export function limitIdleTime(
  source: ReadableStream<Uint8Array>,
  abort: AbortController,
  timeoutMs = TIMEOUT_MS,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const timer = setTimeout(
          () => abort.abort(new Error(`The storage sent nothing for ${timeoutMs} ms.`)),
          timeoutMs,
        );
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: () => abort.abort(),
    },
    { highWaterMark: 0 },
  );
}
