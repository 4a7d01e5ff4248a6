/** Measures CPU per page and memory of the built server: `npm run bench -- pages [OPTION…]`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MALLOC_SETTINGS, SERVER_FLAGS } from '../start/server-flags.mjs';

const PORT = 3977;
const HOST = 'aldermoor.localhost';
const CONCURRENCY = 10;
const WARM_UP_MS = 4000;
const MEASURING_MS = 6000;
const LISTINGS = ['womens', 'mens', 'home', 'beauty'].map((slug) => `/categories/${slug}`);

async function main(): Promise<void> {
  const dataDir = join(tmpdir(), `parade-bench-pages-${process.pid}`);
  const server = start(process.argv.slice(2), dataDir);
  try {
    while ((await requestPage('/readyz').catch(() => ({ status: 0 }))).status !== 200)
      await wait(250);
    await wait(5000);
    report('8 s after start', await readMemory(server));
    const listingsHtml = (await Promise.all(LISTINGS.map((path) => requestPage(path, 'identity'))))
      .map(({ body }) => body)
      .join('');
    const products = [
      ...new Set(
        [...listingsHtml.matchAll(/href="(\/product\/[a-z0-9-]+)/g)].map(([, path = '']) => path),
      ),
    ];
    for (const [name, paths] of [
      ['product', products],
      ['listing', LISTINGS],
      ['home', ['/']],
    ] as const) {
      await load(paths, WARM_UP_MS);
      const before = await readCpuMs(server);
      const count = await load(paths, MEASURING_MS);
      report(
        name,
        `${(((await readCpuMs(server)) - before) / count).toFixed(2)} ms of CPU per page (${count} pages)`,
      );
    }
    report('after load', await readMemory(server));
    await wait(15_000);
    report('15 s later', await readMemory(server));
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    await rm(dataDir, { recursive: true, force: true });
  }
}

function start(options: readonly string[], dataDir: string): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PAGE_CACHE_MB: '0',
  };
  const flags = options.length > 0 ? options : SERVER_FLAGS;
  const defaults = { LOG_LEVEL: 'error', NODE_ENV: 'production', ...MALLOC_SETTINGS };
  return spawn(process.execPath, [...flags, 'build/server/index.js'], {
    env: { ...env, ...defaults },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

function requestPage(
  path: string,
  acceptEncoding = 'br',
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    get(
      { agent, port: PORT, path, headers: { host: HOST, 'accept-encoding': acceptEncoding } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    ).on('error', reject);
  });
}

async function load(paths: readonly string[], durationMs: number): Promise<number> {
  const end = performance.now() + durationMs;
  let next = 0;
  const sendRequests = async () => {
    while (performance.now() < end) {
      const { status } = await requestPage(paths[next++ % paths.length] ?? '/');
      if (status !== 200) throw new Error(`A page responded with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendRequests));
  return next;
}

/** CPU milliseconds of all threads. */
async function readCpuMs({ pid }: ChildProcess): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function readMemory({ pid }: ChildProcess): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return `${megabytes('VmRSS')} MB, peak ${megabytes('VmHWM')} MB`;
}

function report(name: string, printed: string): void {
  process.stdout.write(`${name}: ${printed}\n`);
}

await main();
