/** PostgreSQL server for tests: the one in TEST_DATABASE_URL, or a temporary local cluster. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type TestPostgres = { readonly url: string; readonly stop: () => Promise<void> };
export type SeparatePostgres = TestPostgres & {
  /** Kills the server without a shutdown, as a failing machine would; resolves once it is back. */
  readonly crash: () => Promise<void>;
};
export type NoPostgres = { readonly skipped: string };

/** Certificate of the server and its key, in PEM. */
type ServerCertificate = { readonly certificate: string; readonly key: string };

type User = { readonly uid: number; readonly gid: number };

/**
 * System user for the server, which refuses to run as root; Debian's package creates `postgres`.
 */
function findServerUser(): User | 'self' | null {
  if (process.getuid?.() !== 0) return 'self';
  const line = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = line.find((item) => item.startsWith('postgres:'))?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function findBinaries(): string | null {
  const installFolder = '/usr/lib/postgresql';
  const versions = existsSync(installFolder)
    ? readdirSync(installFolder).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(installFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return (
    folders.find(
      (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
    ) ?? null
  );
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if (server.exitCode !== null)
      throw new Error(`The temporary PostgreSQL exited with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('The temporary PostgreSQL did not accept a connection within 20 s');
}

/**
 * Uses the server of `TEST_DATABASE_URL`, whose user must be able to create databases, or starts
 * one. Each suite creates and drops its own database.
 */
export async function startTestPostgres(): Promise<TestPostgres | NoPostgres> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  return configuredUrl
    ? { url: configuredUrl, stop: async () => {} }
    : await startSeparatePostgres();
}

/** Starts a separate server even if `TEST_DATABASE_URL` is set; with a certificate it offers TLS. */
export async function startSeparatePostgres(
  tls?: ServerCertificate,
): Promise<SeparatePostgres | NoPostgres> {
  const binaries = findBinaries();
  if (!binaries)
    return {
      skipped: 'no PostgreSQL: TEST_DATABASE_URL is not set and no server binaries were found',
    };
  const user = findServerUser();
  if (!user)
    return { skipped: 'no PostgreSQL: running as root and the machine has no user "postgres"' };
  return startCluster(binaries, user === 'self' ? {} : user, tls);
}

/** Writes the files with the owner and the mode that the server demands; returns its settings. */
async function writeCertificate(
  folder: string,
  { uid, gid }: Partial<User>,
  { certificate, key }: ServerCertificate,
): Promise<readonly string[]> {
  const files = { ssl_cert_file: certificate, ssl_key_file: key };
  const settings = ['-c', 'ssl=on'];
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, `${name}.pem`);
    await writeFile(path, text, { mode: 0o600 });
    if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
    settings.push('-c', `${name}=${path}`);
  }
  return settings;
}

async function startCluster(
  binaries: string,
  user: Partial<User>,
  tls: ServerCertificate | undefined,
): Promise<SeparatePostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'parade-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const cluster = join(folder, 'cluster');
  const initArguments = [
    ...['-D', cluster, '-U', 'postgres', '-A', 'trust'],
    ...['-E', 'UTF8', '--locale=C', '--no-sync'],
  ];
  const init = spawnSync(join(binaries, 'initdb'), initArguments, {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  const port = await findFreePort();
  const options = ['-D', cluster, '-k', folder, '-h', '127.0.0.1', '-p', String(port)];
  const settings = [
    ...['-c', 'fsync=off', '-c', 'max_connections=200'],
    ...(tls ? await writeCertificate(folder, user, tls) : []),
  ];
  const launch = () =>
    spawn(join(binaries, 'postgres'), [...options, ...settings], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = launch();
  // An interrupted runner must not leave a server behind.
  const endServer = () => void server.kill('SIGINT');
  process.once('exit', endServer);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    process.off('exit', endServer);
    await end(server, 'SIGINT');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  async function crash(): Promise<void> {
    await end(server, 'SIGQUIT');
    server = launch();
    await waitUntilReady(url, server);
  }
  return { url, stop, crash };
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.signalCode === null && server.kill(signal)) await ended;
}
