/** Streams bytes of a source, which is closed when it or the reader does nothing for long. */

const SOURCE_MS = 15_000;
/** A player that pauses comes back with a request of its own. */
const READER_MS = 60_000;

/** Such as a file or the body of an answer. */
export type ByteSource = {
  /** The next bytes; null at the end. */
  readonly read: () => Promise<Uint8Array | null>;
  /** Called once: at the end, after an error, and when the stream is cancelled or given up. */
  readonly close: (reason?: Error) => void;
};

/** In ms. */
export type IdleTimes = {
  readonly sourceMs?: number | undefined;
  readonly readerMs?: number | undefined;
};

/** Error of a stream whose reader took nothing for long. */
export class IdleReaderError extends Error {
  override readonly name = 'IdleReaderError';
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

/**
 * Reads `source` only as fast as the result is read. It is an error of the stream if one read of
 * the source takes longer than `sourceMs`, or if the reader takes nothing for `readerMs`.
 */
export function limitIdleTime(
  { read, close }: ByteSource,
  { sourceMs = SOURCE_MS, readerMs = READER_MS }: IdleTimes = {},
): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  function end(reason?: Error): void {
    clearTimeout(timer);
    if (!isClosed) close(reason);
    isClosed = true;
  }
  function limit(controller: Controller, ms: number, createError: () => Error): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const error = createError();
      end(error);
      controller.error(error);
    }, ms);
  }
  const limitReader = (controller: Controller) =>
    limit(
      controller,
      readerMs,
      () => new IdleReaderError(`The reader took nothing for ${readerMs} ms.`),
    );
  const limitSource = (controller: Controller) =>
    limit(controller, sourceMs, () => new Error(`The storage sent nothing for ${sourceMs} ms.`));
  return new ReadableStream<Uint8Array>(
    {
      start: limitReader,
      async pull(controller) {
        limitSource(controller);
        try {
          const bytes = await read();
          if (isClosed) return;
          if (bytes !== null) {
            controller.enqueue(bytes);
            limitReader(controller);
          } else {
            end();
            controller.close();
          }
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
}
