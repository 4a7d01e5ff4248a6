/** Stress test: a second server on the embedded folder exits with 1 and a helpful message. */
import { rm } from 'node:fs/promises';
import { makeDataDir } from '../../databases/databases.ts';
import { assertThat, type Size } from '../stress-test.ts';
import { launchServer, type Server, startServer } from './server.ts';

const TIMEOUT_MS = 1_000;

/** Runs while `server` uses the folder. */
export async function expectSecondServerFails(
  server: Server,
  dataDir: string,
  size: Size,
): Promise<string> {
  const start = performance.now();
  const second = launchServer({ dataDir });
  const code = await second.exit;
  const elapsedMs = Math.round(performance.now() - start);
  const printed = second.lines().join('\n');
  assertThat(code === 1, `the second server exits with 1, not ${code}`);
  assertThat(
    printed.includes('DATABASE_URL') && printed.includes(dataDir),
    `the message names DATABASE_URL and the folder: ${printed}`,
  );
  // Tests share the machine, so that times are checked only at the full size.
  assertThat(
    size === 'small' || elapsedMs < TIMEOUT_MS,
    `refused within ${TIMEOUT_MS} ms, not ${elapsedMs}`,
  );
  assertThat(
    (await fetch(`${server.base}/readyz`)).status === 200,
    'the first server is not affected',
  );
  return `refused after ${elapsedMs} ms, exit 1, the first not affected`;
}

export async function runSecondServer(size: Size): Promise<string> {
  const dataDir = await makeDataDir();
  const first = await startServer({ dataDir });
  try {
    return await expectSecondServerFails(first, dataDir, size);
  } finally {
    await first.child.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}
