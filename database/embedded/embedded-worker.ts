/** Worker thread of the embedded PostgreSQL: wire protocol bytes in, wire protocol bytes out. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromEngine, ToEngine } from './embedded-engine.ts';
import { executeMessage } from './execute-message.ts';

const { folder } = workerData as { folder: string };

/**
 * An eighth of PostgreSQL's default: the operating system caches the files too
 * (docs/adr/0014-memory-of-a-server.md).
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

function post(message: FromEngine): void {
  parentPort?.postMessage(message);
}

/** Cuts the message short: the engine's own errors quote a source line of 30 kB. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 300) : 'unknown failure';
}

/**
 * Creates the database under a temporary name: creation takes seconds, and a process that ends
 * meanwhile must not leave a folder that looks complete.
 */
async function createFolder(): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create(unfinished);
  await engine.close();
  await rename(unfinished, folder);
}

try {
  if (!existsSync(folder)) await createFolder();
  const engine = await PGlite.create(folder, { startParams });
  parentPort?.on('message', async (message: ToEngine) => {
    if (message === 'close') {
      await engine.close().catch(() => undefined);
      post({ kind: 'closed' });
      parentPort?.close();
      return;
    }
    try {
      post({ kind: 'answer', bytes: await executeMessage(engine, message) });
    } catch (error) {
      post({ kind: 'failed', reason: reasonOf(error) });
    }
  });
  post({ kind: 'ready' });
} catch (error) {
  post({ kind: 'failed', reason: reasonOf(error) });
}
