/**
 * Stress test: a second process cannot open the embedded database, and the first is not affected.
 */
import { type Database, openDatabase } from '#database/database.ts';
import { FolderInUseError } from '#database/embedded/folder-lock.ts';
import { loadSecret } from '#database/keys/secret.ts';
import { silentLog } from '#kit/log.ts';
import { openTestEmbedded } from '../../databases/databases.ts';
import { assertThat, type Size } from '../stress-test.ts';
import { startChild } from './child.ts';

const MAX_ELAPSED_MS = 1_000;

/** `database` must be the open database of `dataDir`. */
export async function expectSecondProcessFails(
  database: Database,
  dataDir: string,
  size: Size,
): Promise<string> {
  const secret = await loadSecret(database, 'stress');
  const second = startChild('test/stress/database/child-open.ts', [dataDir]);
  const line = await second.waitForLine('refused');
  const elapsedMs = Number(/after (\d+) ms/.exec(line)?.[1]);
  assertThat((await second.exit) === 1, 'the second process exits with code 1');
  // Other tests run at the same time in the small size, so the duration is not checked.
  assertThat(
    size === 'small' || elapsedMs < MAX_ELAPSED_MS,
    `refused within ${MAX_ELAPSED_MS} ms, not ${elapsedMs}`,
  );
  assertThat(
    line.includes('DATABASE_URL') && line.includes(dataDir),
    `the message names DATABASE_URL and the folder: ${line}`,
  );
  const reopened = await openDatabase({ dataDir, log: silentLog }).catch((error: unknown) => error);
  assertThat(reopened instanceof FolderInUseError, 'the first process cannot open it again either');
  assertThat(
    (await loadSecret(database, 'stress')) === secret,
    'the first process still reads its data',
  );
  return `refused after ${elapsedMs} ms, exit 1, the first not affected`;
}

export async function runSecondProcess(size: Size): Promise<string> {
  const { database, dataDir, close } = await openTestEmbedded();
  return await expectSecondProcessFails(database, dataDir, size).finally(close);
}
