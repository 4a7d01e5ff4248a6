/**
 * Stress test: a second process on the embedded folder is refused at once; the first is unaffected.
 */
import { type Database, openDatabase } from '#database/database.ts';
import { FolderInUse } from '#database/embedded/folder-lock.ts';
import { loadSecret } from '#database/keys/secret.ts';
import { silentLog } from '#kit/log.ts';
import { openTestEmbedded } from '../../databases/databases.ts';
import { assertThat, type Size } from '../stress-test.ts';
import { startChild } from './child.ts';

const TIMEOUT_MS = 1_000;

/** Runs while `database` is open on the folder. */
export async function expectSecondRefused(
  database: Database,
  dataDir: string,
  size: Size,
): Promise<string> {
  const secret = await loadSecret(database, 'stress');
  const second = startChild('test/stress/database/child-open.ts', [dataDir]);
  const response = await second.waitForLine('refused');
  const waited = Number(/after (\d+) ms/.exec(response)?.[1]);
  assertThat((await second.exit) === 1, 'the second process ends with 1');
  // Tests share the machine, so that times are checked only at the full size.
  assertThat(
    size === 'small' || waited < TIMEOUT_MS,
    `refused within ${TIMEOUT_MS} ms, not ${waited}`,
  );
  assertThat(
    response.includes('DATABASE_URL') && response.includes(dataDir),
    `the message names DATABASE_URL and the folder: ${response}`,
  );
  const third = await openDatabase({ dataDir, log: silentLog }).catch((error: unknown) => error);
  assertThat(third instanceof FolderInUse, 'the same process is refused too');
  assertThat((await loadSecret(database, 'stress')) === secret, 'the first process is unharmed');
  return `refused after ${waited} ms, exit 1, the first unharmed`;
}

export async function runSecondProcess(size: Size): Promise<string> {
  const { database, dataDir, close } = await openTestEmbedded();
  return await expectSecondRefused(database, dataDir, size).finally(close);
}
