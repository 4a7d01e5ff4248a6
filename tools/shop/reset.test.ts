/** Tests that reset asks first, refuses while a server runs, and deletes only the shop's data. */
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { lockFolder } from '#database/embedded/folder-lock.ts';
import { silentLog } from '#kit/log.ts';
import { publishServerConnection } from '#request/commands/control-file.server.ts';
import { makePostgresDatabase } from '#test/databases/databases.ts';
import { postgresUrl } from '#test/databases/engines.ts';
import { portOf } from '#test/servers/port-of.ts';
import { runResetCommand } from './reset.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parade-reset-'));
  await mkdir(join(dataDir, 'database'));
  await mkdir(join(dataDir, 'mail'));
  await writeFile(join(dataDir, 'import-pictures.jsonl'), '');
  await writeFile(join(dataDir, 'own.txt'), 'mine');
});
afterEach(() => rm(dataDir, { recursive: true }));

async function run(answer: string | null, databaseUrl: string | null = null, ...args: string[]) {
  let text = '';
  const ask = async (question: string): Promise<string> => {
    text += question;
    if (answer === null) throw new Error('not interactive');
    return answer;
  };
  const code = await runResetCommand({
    args,
    dataDir,
    databaseUrl,
    confirm: ask,
    output: { write: (piece) => (text += piece) },
  });
  return { code, text };
}

test('deletes what the shop created, and nothing else', async () => {
  expect(await run('yes')).toMatchObject({
    code: 0,
    text: expect.stringContaining(`Delete everything in ${dataDir}?`),
  });
  expect(await readdir(dataDir)).toEqual(['database.lock', 'own.txt']);
});

test('deletes nothing without a yes, with an unknown option, or while a shop runs', async () => {
  expect(await run('y')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Nothing was deleted'),
  });
  expect(await run('yes', null, '--force')).toMatchObject({
    code: 1,
    text: expect.stringContaining('npm run reset'),
  });
  const lock = lockFolder(dataDir);
  await expect(run(null, null, '--yes')).rejects.toThrow('in use by another process');
  lock.release();
  expect(await readdir(dataDir)).toContain('database');
});

test('deletes nothing while a shop with the same folder runs on another database', async () => {
  const shop = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end('[]'),
  ).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const { remove } = await publishServerConnection(dataDir, `http://127.0.0.1:${portOf(shop)}`);
  await expect(run(null, null, '--yes')).rejects.toThrow(
    'A shop runs on this folder: stop it first',
  );
  expect(await readdir(dataDir)).toEqual(expect.arrayContaining(['control.json', 'database']));
  await remove();
  shop.close();
});

test.skipIf(!postgresUrl)(
  'drops the shop’s own tables of a PostgreSQL, and only these',
  async () => {
    const { url, drop } = await makePostgresDatabase(postgresUrl ?? '');
    try {
      const shop = await openDatabase({ dataDir, databaseUrl: url, log: silentLog });
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('create table unrelated (id int)');
      await expect(run(null, url, '--yes')).rejects.toThrow('stop it first');
      await shop.close();
      expect(await run(null, url, '--yes')).toMatchObject({ code: 0 });
      const { rows } = await client.query(
        `select tablename from pg_tables where schemaname = 'public'`,
      );
      expect(rows).toEqual([{ tablename: 'unrelated' }]);
      await client.end();
      await (await openDatabase({ dataDir, databaseUrl: url, log: silentLog })).close();
    } finally {
      await drop();
    }
  },
);
