/** Storm: a second process on the embedded folder is refused at once; the first is unaffected. */
import { type Database, openDatabase } from '#database/database.ts';
import { FolderInUse } from '#database/embedded/folder-lock.ts';
import { loadSecret } from '#database/keys/secret.ts';
import { silentLog } from '#kit/log.ts';
import { openTestEmbedded } from '../../databases/databases.ts';
import { expectPromise, type Size } from '../storm.ts';
import { startChild } from './child.ts';

const LIMIT_MS = 1_000;

/** Runs while `database` is open on the folder. */
export async function expectSecondRefused(
  database: Database,
  dataDir: string,
  size: Size,
): Promise<string> {
  const secret = await loadSecret(database, 'storm');
  const second = startChild('test/storms/database/child-open.ts', [dataDir]);
  const response = await second.says('refused');
  const waited = Number(/after (\d+) ms/.exec(response)?.[1]);
  expectPromise((await second.exit) === 1, 'the second process ends with 1');
  // Tests share the machine, so that times are checked only in the full storm.
  expectPromise(
    size === 'small' || waited < LIMIT_MS,
    `refused within ${LIMIT_MS} ms, not ${waited}`,
  );
  expectPromise(
    response.includes('DATABASE_URL') && response.includes(dataDir),
    `the message names DATABASE_URL and the folder: ${response}`,
  );
  const third = await openDatabase({ dataDir, log: silentLog }).catch((error: unknown) => error);
  expectPromise(third instanceof FolderInUse, 'the same process is refused too');
  expectPromise((await loadSecret(database, 'storm')) === secret, 'the first process is unharmed');
  return `refused after ${waited} ms, exit 1, the first unharmed`;
}

export async function runSecondProcess(size: Size): Promise<string> {
  const { database, dataDir, close } = await openTestEmbedded();
  return await expectSecondRefused(database, dataDir, size).finally(close);
}
