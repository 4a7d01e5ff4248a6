/** Measures an import into the running built server: `npm run bench -- import 100000 [wide]`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatBytes, sizeOfFolder } from '../folder-size.ts';
import { SERVER_FLAGS } from '../start/server-flags.mjs';
import { isFeedKind, SIZES, writeFeed } from './import-feeds.ts';

/** Starts the built server; resolves to its process and base URL once it prints its port. */
async function startShop(
  dataDir: string,
): Promise<{ readonly shop: ChildProcess; readonly base: string }> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SAMPLE: 'none',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  const shop = spawn(process.execPath, [...SERVER_FLAGS, 'build/server/index.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    shop.stdout.setEncoding('utf8').on('data', (text: string) => {
      const printed = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (printed !== undefined) resolve(printed);
    });
    shop.once('close', () => reject(new Error('The shop did not start: npm run build first.')));
  });
  return { shop, base: `http://127.0.0.1:${port}` };
}

/** Number of hits of an empty search query. */
async function countHits(base: string): Promise<number> {
  const config = (await (await fetch(`${base}/_api/search/config`)).json()) as {
    applicationId: string;
    searchKey: string;
  };
  const response = await fetch(`${base}/search/1/indexes/*/queries`, {
    method: 'POST',
    headers: {
      'x-algolia-application-id': config.applicationId,
      'x-algolia-api-key': config.searchKey,
    },
    body: JSON.stringify({
      requests: [{ indexName: 'aldermoor-en-GB', query: '', hitsPerPage: 1 }],
    }),
  });
  const { results } = (await response.json()) as {
    results?: readonly { readonly nbHits: number }[];
  };
  return results?.[0]?.nbHits ?? 0;
}

/** Peak resident memory so far, in bytes. */
async function readPeakMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
}

/** CPU seconds so far, a better measure than wall-clock time on a busy machine. */
async function readCpuSeconds({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = status
    .slice(status.lastIndexOf(')'))
    .split(' ')
    .slice(12, 14)
    .map(Number);
  return (user + system) / 100;
}

async function runImport(file: string, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const command = spawn(process.execPath, ['tools/import/import.ts', file], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => command.once('close', resolve));
  if (code !== 0) throw new Error(`The import exited with code ${code}.`);
}

async function main(): Promise<void> {
  const [, , countText = '10000', kind = 'shopify'] = process.argv;
  const count = Number(countText);
  if (!Number.isInteger(count) || count < 1 || !isFeedKind(kind))
    throw new Error('Usage: npm run bench -- import NUMBER_OF_PRODUCTS [shopify|wide]');
  const folder = await mkdtemp(join(tmpdir(), 'parade-bench-'));
  const [file, dataDir] = [join(folder, 'products.csv'), join(folder, 'var')];
  await pipeline(Readable.from(writeFeed(kind, count)), createWriteStream(file));
  const { shop, base } = await startShop(dataDir);
  try {
    const before = await readPeakMemory(shop);
    const cpuBefore = await readCpuSeconds(shop);
    const startedAt = performance.now();
    await runImport(file, dataDir);
    const importedAt = performance.now();
    // A busy server may close a kept-alive connection, so failed requests are repeated. Polls only
    // once a second, because each query sorts the new products.
    while ((await countHits(base).catch(() => 0)) < count)
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    const foundAt = performance.now();
    const seconds = (from: number, to: number): string => `${((to - from) / 1_000).toFixed(1)} s`;
    const rate = Math.round((count * 1_000) / (importedAt - startedAt));
    console.log(`file of ${formatBytes((await stat(file)).size)}`);
    console.log(
      `${count} products, ${count * SIZES.length} variants: imported in ${seconds(startedAt, importedAt)}, ${rate} products/s`,
    );
    console.log(
      `all found by search ${seconds(importedAt, foundAt)} later; peak memory of the shop ${formatBytes(await readPeakMemory(shop))}, ${formatBytes(before)} before`,
    );
    console.log(`CPU time of the shop ${((await readCpuSeconds(shop)) - cpuBefore).toFixed(1)} s`);
    console.log(`database ${formatBytes(await sizeOfFolder(join(dataDir, 'database')))}`);
  } finally {
    shop.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
