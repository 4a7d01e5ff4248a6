/** A throw-away PostgreSQL for the contract suites, from the binaries on this machine. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * `TEST_DATABASE_URL` when set, else a fresh cluster. Answers `{ url, stop }`, or `{ reason }` when there is none.
 * A server refuses to run as root, so root hands the cluster to the user `postgres`.
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop() {} };
  const bin = findBinaries();
  if (!bin) return { reason: 'TEST_DATABASE_URL is not set and no PostgreSQL server is installed' };
  const asPostgres = process.getuid?.() === 0;
  if (asPostgres && !hasPostgresUser()) return { reason: 'running as root, and there is no user postgres to run the server' };
  const folder = mkdtempSync(join(tmpdir(), 'parade-postgres-'));
  if (asPostgres) chownSync(folder, ...idsOfPostgres());
  const port = await freePort();
  const run = (name, ...args) => {
    const command = [join(bin, name), ...args];
    const [file, ...rest] = asPostgres ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command] : command;
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder });
  };
  run('initdb', '-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--no-sync');
  run(
    'pg_ctl',
    '-D',
    join(folder, 'data'),
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`,
    'start',
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '-D', join(folder, 'data'), '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries() {
  if (!existsSync(DEBIAN)) return null;
  const versions = readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

function idsOfPostgres() {
  return ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })));
}

function hasPostgresUser() {
  try {
    execFileSync('id', ['postgres'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
