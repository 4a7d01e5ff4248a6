/** Tests that only the owner can read the embedded database's files. */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

test.each(['new', 'made by an earlier release'])(
  'nobody else may enter the folder of a database that is %s',
  async (age) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'parade-private-'));
    if (age !== 'new') await mkdir(join(dataDir, 'database'), { mode: 0o755 });
    lockFolder(dataDir).release();
    expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'database.lock'))).mode & 0o777).toBe(0o600);
    await rm(dataDir, { recursive: true, force: true });
  },
);
