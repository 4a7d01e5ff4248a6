/** `npm run reset`: deletes all data of the shop, so that the next start is empty. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { lockFolder } from '#database/embedded/folder-lock.ts';
import { connectClient } from '#database/postgres/connect.ts';
import { findRunningShop } from '#features/content/edit/content-remote.server.ts';

const USAGE = `npm run reset [-- --yes]

  Deletes everything the shop keeps: catalogue, pictures, customers, baskets. This cannot be undone.
  --yes  do not ask first
`;

export type ResetCommand = {
  readonly args: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Reads the answer to a question. */
  readonly confirm: (question: string) => Promise<string>;
  readonly output: { readonly write: (text: string) => unknown };
};

/** Files that the server creates in its data folder; all others are left alone. */
const SHOP_FILES = ['database', 'media', 'import', 'mail', 'import-pictures.jsonl', 'control.json'];

/** Resolves to the exit code. @throws `FolderInUseError` while a server uses the data folder. */
export async function runResetCommand({
  args,
  dataDir,
  databaseUrl,
  confirm,
  output,
}: ResetCommand): Promise<number> {
  const unknownArguments = args.filter((arg) => arg !== '--yes');
  if (unknownArguments.length > 0) {
    output.write(USAGE);
    return 1;
  }
  // Locks the folder until all is deleted, so that no server can start meanwhile.
  const lock = lockFolder(dataDir);
  try {
    await assertStopped(dataDir);
    const target =
      databaseUrl === null
        ? dataDir
        : `${dataDir} and the database ${describeDatabase(databaseUrl)}`;
    if (
      !args.includes('--yes') &&
      (await confirm(`Delete everything in ${target}? Type yes: `)).trim() !== 'yes'
    ) {
      output.write('Nothing was deleted.\n');
      return 1;
    }
    if (databaseUrl !== null) await emptyDatabase(databaseUrl);
    for (const name of SHOP_FILES) await rm(join(dataDir, name), { recursive: true, force: true });
    output.write(
      'The shop is empty. npm start loads the sample; with SAMPLE=none it stays empty for your own catalogue.\n',
    );
    return 0;
  } finally {
    lock.release();
  }
}

/** A server on PostgreSQL does not lock the folder, and may use a database not named here. */
async function assertStopped(dataDir: string): Promise<void> {
  const running = await findRunningShop(dataDir);
  if (running)
    throw new Error(`A shop runs on this folder: stop it first. Its URL is ${running.url}.`);
}

/** Host and name of the database, without the password. */
function describeDatabase(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** Tables and functions of the migrations: the database may have others that must stay. */
async function listMigrated(): Promise<{
  readonly tables: readonly string[];
  readonly functions: readonly string[];
}> {
  const folder = new URL('../../database/migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const text = (
    await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  ).join('\n');
  const list = (pattern: RegExp) => [
    ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])),
  ];
  return {
    tables: ['schema_migration', ...list(/create table "(\w+)"/gi)],
    functions: list(/create function (\w+)/gi),
  };
}

const quoteAll = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Drops everything, so that the next start runs all migrations. */
async function emptyDatabase(databaseUrl: string): Promise<void> {
  const client = await connectClient({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
  });
  try {
    const { rows } = await client.query<{ running: number }>(
      `select count(*)::int as running from pg_stat_activity where datname = current_database() and application_name = 'parade'`,
    );
    if ((rows[0]?.running ?? 0) > 0)
      throw new Error('A shop is running on this database: stop it first.');
    const { tables, functions } = await listMigrated();
    await client.query(`drop table if exists ${quoteAll(tables)} cascade`);
    await client.query(`drop function if exists ${quoteAll(functions)} cascade`);
    await client.query('drop schema if exists pgboss cascade');
  } finally {
    await client.end();
  }
}

async function main(): Promise<number> {
  const { parseEnvironment } = await import('#server/app/environment.server.ts');
  const { dataDir, databaseUrl } = parseEnvironment(process.env);
  const ask = async (question: string): Promise<string> => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await lines.question(question);
    lines.close();
    return answer;
  };
  return runResetCommand({
    args: process.argv.slice(2),
    dataDir,
    databaseUrl,
    confirm: ask,
    output: process.stdout,
  });
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
