/** Streams bytes of a source, and closes it when the source or the reader is idle for too long. */

const DEFAULT_SOURCE_MS = 15_000;
/** A media player that pauses sends a new request when it continues. */
const DEFAULT_READER_MS = 60_000;

/** Such as a file or the body of a response. */
export type ByteSource = {
  /** The next bytes; null at the end. */
  readonly read: () => Promise<Uint8Array | null>;
  /** Called once: at the end, after an error, and when the stream is cancelled or times out. */
  readonly close: (reason?: Error) => void;
};

/** Longest time in ms that the source, or the reader, may be idle. */
export type IdleTimes = {
  readonly sourceMs?: number | undefined;
  readonly readerMs?: number | undefined;
};

/** Error of a stream whose reader was idle for too long. */
export class IdleReaderError extends Error {
  override readonly name = 'IdleReaderError';
}

type Controller = ReadableStreamDefaultController<Uint8Array>;

/**
 * Reads `source` only as fast as the result is read. The stream fails if one read of the source
 * takes longer than `sourceMs`, or if the reader reads nothing for `readerMs`.
 */
export function limitIdleTime(
  { read, close }: ByteSource,
  { sourceMs = DEFAULT_SOURCE_MS, readerMs = DEFAULT_READER_MS }: IdleTimes = {},
): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  function closeSource(reason?: Error): void {
    clearTimeout(timer);
    if (!isClosed) close(reason);
    isClosed = true;
  }
  function startTimer(controller: Controller, ms: number, createError: () => Error): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const error = createError();
      closeSource(error);
      controller.error(error);
    }, ms);
  }
  const limitReader = (controller: Controller) =>
    startTimer(
      controller,
      readerMs,
      () => new IdleReaderError(`The reader took nothing for ${readerMs} ms.`),
    );
  const limitSource = (controller: Controller) =>
    startTimer(
      controller,
      sourceMs,
      () => new Error(`The storage sent nothing for ${sourceMs} ms.`),
    );
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
            closeSource();
            controller.close();
          }
        } catch (error) {
          closeSource();
          throw error;
        }
      },
      cancel: () => closeSource(),
    },
    { highWaterMark: 0 },
  );
}
