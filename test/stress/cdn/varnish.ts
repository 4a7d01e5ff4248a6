/** Starts Varnish with docs/operations/varnish.vcl in front of servers. */
import { execFile, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { portOf } from '../../servers/port-of.ts';
import { Skipped } from '../stress-test.ts';

const VCL = join(import.meta.dirname, '../../../docs/operations/varnish.vcl');
const PROGRAMS = ['/usr/sbin/varnishd', '/usr/bin/varnishd', '/usr/local/sbin/varnishd'];
const START_MS = 20_000;

export type Varnish = {
  readonly base: string;
  /** Purges so far. */
  readonly countPurges: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** @throws Skipped where it is not installed. */
function findVarnish(): string {
  const found = PROGRAMS.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Skipped('varnishd is not installed');
  return found;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await listen(server);
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Forwards each connection to the next of `ports`. */
async function startRoundRobin(ports: readonly number[]): Promise<NetServer> {
  let round = 0;
  const server = createServer((client) => {
    const target = connect(ports[round++ % ports.length] ?? 0, '127.0.0.1');
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) socket.once('error', end).once('close', end);
    client.pipe(target).pipe(client);
  });
  await listen(server);
  return server;
}

/** `bases`: the servers behind it. @throws Skipped where Varnish is not installed. */
export async function startVarnish(port: number, bases: readonly string[]): Promise<Varnish> {
  const program = findVarnish();
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const balancer = await startRoundRobin(bases.map((base) => Number(new URL(base).port)));
  const vcl = join(folder, 'shop.vcl');
  const text = await readFile(VCL, 'utf8');
  await writeFile(vcl, text.replace('.port = "3000"', `.port = "${portOf(balancer)}"`));
  const settings = ['-p', 'http_gzip_support=off', '-s', 'malloc,64m'];
  const child = spawn(
    program,
    [
      '-F',
      '-j',
      'none',
      '-n',
      join(folder, 'work'),
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      vcl,
      ...settings,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const base = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
    balancer.close();
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = performance.now() + START_MS; ; await wait(100)) {
    const status = await fetch(`${base}/healthz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return { base, countPurges: () => countBans(join(folder, 'work')), stop };
    if (child.exitCode !== null || performance.now() > end) {
      await stop();
      throw new Error(`Varnish does not start: ${errors.slice(-500)}`);
    }
  }
}

/** `workFolder`: the one that Varnish was started with. */
async function countBans(workFolder: string): Promise<number> {
  const values = ['-n', workFolder, '-1', '-f', 'MAIN.bans_added'];
  const { stdout } = await promisify(execFile)('varnishstat', values);
  const [, count] = /^MAIN\.bans_added\s+(\d+)/m.exec(stdout) ?? [];
  if (count === undefined) throw new Error(`varnishstat prints no purges: ${stdout}`);
  return Number(count);
}

function listen(server: NetServer): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}
