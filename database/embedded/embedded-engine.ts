/** Supervises the thread of the embedded PostgreSQL: starts it and restarts it when it hangs. */
import type { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { Log } from '#kit/log.ts';
import { unavailable } from '../failure.ts';
import { createEmbeddedStream } from './embedded-stream.ts';

export type ToEngine = Uint8Array | 'close';
export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'closed' };

export type EngineOptions = {
  readonly folder: string;
  readonly workerUrl: URL;
  /**
   * Milliseconds after which a statement counts as hung (a full disk makes the engine spin for
   * ever); the thread is then terminated.
   */
  readonly statementLimitMs: number;
  readonly log: Log;
};

export type Engine = {
  /**
   * Opens the only connection; when it closes, the thread restarts, since a session cannot be
   * reset.
   */
  readonly connect: () => Duplex;
  readonly close: () => Promise<void>;
};

/** Wait between restart attempts: the disk may stay full for a while. */
const RESTART_WAIT_MS = 1_000;

async function startWorker({ folder, workerUrl }: EngineOptions): Promise<Worker> {
  const worker = new Worker(workerUrl, { workerData: { folder } });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  worker.once('message', (message: FromEngine) =>
    message.kind === 'ready' ? resolve() : reject(new Error(reasonOf(message))),
  );
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the thread of the embedded database ended')));
  try {
    await promise;
    return worker;
  } catch (error) {
    await worker.terminate();
    throw new Error(
      `The embedded database in ${folder} does not open: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
}

function reasonOf(message: FromEngine): string {
  return message.kind === 'failed' ? message.reason : message.kind;
}

export async function startEngine(options: EngineOptions): Promise<Engine> {
  const { log, statementLimitMs } = options;
  let worker: Worker | null = await startWorker(options);
  let restarting: Promise<void> | null = null;
  let closing = false;

  async function restart(hung: Worker): Promise<void> {
    await hung.terminate();
    while (!closing && worker === null) {
      worker = await startWorker(options).catch(async (error: Error) => {
        log.error({ reason: error.message }, 'embedded database not restarted, trying again');
        await new Promise((resolve) => setTimeout(resolve, RESTART_WAIT_MS));
        return null;
      });
    }
    log.info({}, 'embedded database restarted');
  }

  function recycle(used: Worker): void {
    if (closing || worker !== used) return;
    worker = null;
    restarting = restart(used).finally(() => {
      restarting = null;
    });
  }

  return {
    connect() {
      const used = worker;
      if (used === null) throw unavailable('the embedded database is restarting');
      return createEmbeddedStream(used, {
        statementLimitMs,
        onEnd: (reason) => {
          if (!closing) log.warn({ reason }, 'embedded database connection ended');
          recycle(used);
        },
      });
    },
    async close() {
      closing = true;
      await restarting;
      if (worker !== null) await stopWorker(worker);
    },
  };
}

async function stopWorker(worker: Worker): Promise<void> {
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage('close' satisfies ToEngine);
  const timer = setTimeout(() => void worker.terminate(), 5_000);
  await exited;
  clearTimeout(timer);
}
