/** A drawing thread, started with the first picture and started anew should it ever die. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawingOrder, DrawnPicture } from './drawing-worker.ts';

/** A bundle moves this file but not the source folder, from which the thread runs. */
const SCRIPT = pathToFileURL(resolve('src/providers/pictures/drawings/drawing-worker.ts'));

type Waiting = { readonly resolve: (svg: string | null) => void; readonly reject: (error: Error) => void };

export function createDrawingThread(): (id: string) => Promise<string | null> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let count = 0;

  function start(): Worker {
    const worker = new Worker(SCRIPT);
    worker.on('message', (answer: DrawnPicture) => {
      const asked = waiting.get(answer.number);
      waiting.delete(answer.number);
      // An idle thread must not keep a command alive that has nothing else to do.
      if (waiting.size === 0) worker.unref();
      if ('failure' in answer) asked?.reject(new Error(answer.failure));
      else asked?.resolve(answer.svg);
    });
    worker.on('error', (error) => {
      for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
      waiting.clear();
      thread = null;
    });
    return worker;
  }

  return (id) =>
    new Promise((resolveDrawing, reject) => {
      thread ??= start();
      count += 1;
      waiting.set(count, { resolve: resolveDrawing, reject });
      thread.ref();
      thread.postMessage({ number: count, id } satisfies DrawingOrder);
    });
}
