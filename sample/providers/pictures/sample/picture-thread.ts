/** Worker thread that generates pictures: started with the first job, and restarted if it fails. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Job for the thread; `number` identifies its result. */
export type PictureOrder = {
  readonly number: number;
  readonly id: string;
  readonly width?: number | undefined;
};
/** `made` is null for an unknown id. */
export type MadePicture<Made> =
  | { readonly number: number; readonly made: Made | null }
  | { readonly number: number; readonly failure: string };

type Waiting<Made> = {
  readonly resolve: (made: Made | null) => void;
  readonly reject: (error: Error) => void;
};

/**
 * `script` is relative to the project's folder: the bundle moves this module, but not the worker's
 * source.
 */
export function createPictureThread<Made>(
  script: string,
): (id: string, width?: number) => Promise<Made | null> {
  const waiting = new Map<number, Waiting<Made>>();
  let thread: Worker | null = null;
  let count = 0;

  function start(): Worker {
    const worker = new Worker(pathToFileURL(resolve(script)));
    worker.on('message', (answer: MadePicture<Made>) => {
      const pending = waiting.get(answer.number);
      waiting.delete(answer.number);
      // An idle thread must not keep a command's process alive.
      if (waiting.size === 0) worker.unref();
      if ('failure' in answer) pending?.reject(new Error(answer.failure));
      else pending?.resolve(answer.made);
    });
    worker.on('error', (error) => {
      for (const { reject } of waiting.values())
        reject(error instanceof Error ? error : new Error(String(error)));
      waiting.clear();
      thread = null;
    });
    return worker;
  }

  return (id, width) =>
    new Promise((resolvePicture, reject) => {
      thread ??= start();
      count += 1;
      waiting.set(count, { resolve: resolvePicture, reject });
      thread.ref();
      thread.postMessage({ number: count, id, width } satisfies PictureOrder);
    });
}
