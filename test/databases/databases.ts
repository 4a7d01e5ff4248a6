/** Fresh databases for tests: embedded ones copied from a template, PostgreSQL ones created. */
import { randomBytes } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '#database/database.ts';
import { silentLog } from '#kit/log.ts';

export type TestDatabase = { readonly database: Database; readonly close: () => Promise<void> };

let template: Promise<string> | null = null;

/** Creates the template once: creating an embedded database takes seconds, copying is quick. */
async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parade-template-'));
  const database = await openDatabase({ dataDir: folder, log: silentLog });
  await database.close();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Sets the template that the global setup has already created. */
export function setTemplate(folder: string): void {
  template = Promise.resolve(folder);
}

/** Creates a data folder with a migrated, empty database that no process has open. */
export async function makeDataDir(): Promise<string> {
  template ??= makeTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'parade-data-'));
  // Synchronous on purpose: for a thousand small files the asynchronous copy takes ten times as
  // long and leaves a folder that is slow to remove.
  cpSync(join(await template, 'database'), join(folder, 'database'), { recursive: true });
  return folder;
}

export async function openTestEmbedded(): Promise<TestDatabase & { readonly dataDir: string }> {
  const dataDir = await makeDataDir();
  const database = await openDatabase({ dataDir, log: silentLog });
  return {
    database,
    dataDir,
    async close() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates an empty database on the server; `drop` also ends its remaining connections. */
export async function makePostgresDatabase(
  serverUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `parade_test_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) };
}

export async function openTestPostgres(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await makePostgresDatabase(serverUrl);
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: url, log: silentLog });
  return {
    database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
