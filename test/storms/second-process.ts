/** A second process on the embedded folder is refused at once, and the first does not notice. */
import { rm } from 'node:fs/promises';
import { openDatabase } from '#database/database.ts';
import { FolderInUse } from '#database/folder-lock.ts';
import { loadSecret } from '#database/secret.ts';
import { silentLog } from '#kit/log.ts';
import { makeDataDir } from '../databases.ts';
import { startChild } from './child.ts';
import { must } from './storm.ts';

export async function runSecondProcess(): Promise<string> {
  const dataDir = await makeDataDir();
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    const secret = await loadSecret(database, 'storm');
    const second = startChild('./child-open.ts', [dataDir]);
    const answer = await second.says('refused');
    const waited = Number(/after (\d+) ms/.exec(answer)?.[1]);
    must((await second.exit) === 1, 'the second process ends with 1');
    must(waited < 1000, `refused within a second, not ${waited} ms`);
    must(answer.includes('DATABASE_URL') && answer.includes(dataDir), `the message names DATABASE_URL and the folder: ${answer}`);
    const third = await openDatabase({ dataDir, log: silentLog }).catch((error: unknown) => error);
    must(third instanceof FolderInUse, 'the same process is refused too');
    must((await loadSecret(database, 'storm')) === secret, 'the first process is unharmed');
    return `refused after ${waited} ms, exit 1, the first unharmed`;
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
