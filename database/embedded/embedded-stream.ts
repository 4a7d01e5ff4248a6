/** Replaces the socket of the PostgreSQL client, connected to the embedded engine's thread. */
import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromEngine } from './embedded-engine.ts';

export type StreamOptions = {
  readonly statementLimitMs: number;
  readonly onEnd: (reason: string) => void;
};

/** First byte of the protocol's Terminate message. */
const TERMINATE = 'X'.charCodeAt(0);

type Write = (error?: Error | null) => void;

class EmbeddedStream extends Duplex {
  readonly #worker: Worker;
  readonly #options: StreamOptions;
  readonly #onMessage = (message: FromEngine) => this.#receive(message);
  readonly #onExit = () =>
    this.destroy(new Error('Connection terminated: the embedded database ended'));
  #pending: Write | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(worker: Worker, options: StreamOptions) {
    super();
    this.#worker = worker;
    this.#options = options;
    worker.on('message', this.#onMessage).on('exit', this.#onExit);
  }

  /** Socket methods that the client calls and that have no meaning for a thread. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Write): void {
    this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Write): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _destroy(error: Error | null, done: Write): void {
    clearTimeout(this.#timer);
    this.#worker.off('message', this.#onMessage).off('exit', this.#onExit);
    this.#options.onEnd(error?.message ?? 'closed');
    done(error);
  }

  #send(bytes: Buffer, done: Write): void {
    if (bytes[0] === TERMINATE) {
      done();
      this.destroy();
      return;
    }
    this.#pending = done;
    this.#timer = setTimeout(() => {
      this.destroy(
        new Error(
          `Connection terminated: a statement took over ${this.#options.statementLimitMs} ms`,
        ),
      );
    }, this.#options.statementLimitMs);
    this.#worker.postMessage(new Uint8Array(bytes));
  }

  #receive(message: FromEngine): void {
    const done = this.#pending;
    this.#pending = null;
    clearTimeout(this.#timer);
    if (message.kind !== 'answer') {
      this.destroy(new Error('Connection terminated: the embedded database failed'));
      return;
    }
    this.push(
      Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength),
    );
    done?.();
  }
}

export function createEmbeddedStream(worker: Worker, options: StreamOptions): Duplex {
  return new EmbeddedStream(worker, options);
}
