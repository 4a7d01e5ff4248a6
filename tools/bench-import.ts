/** Measures an import into the built shop while it runs: `npm run bench -- import 100000`. Rate, memory, size, time until found. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatBytes, sizeOfFolder } from './folder-size.ts';
import { SERVER_FLAGS } from './server-flags.mjs';

const SIZES = ['XS', 'S', 'M', 'L'];
const COLOURS = ['Black', 'Navy', 'Green', 'Rust', 'Cream', 'Grey', 'Pink', 'Blue'];
const TYPES = ['Dress', 'Shirt', 'Coat', 'Skirt', 'Jumper', 'Trouser', 'Tee', 'Bag', 'Boot', 'Scarf'];
const WORDS = ['Harbour', 'Lane', 'Quarry', 'Fell', 'Tarn', 'Heath', 'Copse', 'Weir', 'Brook', 'Moor', 'Dune', 'Marsh'];
const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Google Shopping / Gender,Google Shopping / Google Product Category\n';

/** One product in four sizes, as Shopify exports it. */
function writeProduct(number: number): string {
  const pick = (list: readonly string[], step: number): string => list[Math.floor(number / step) % list.length] ?? '';
  const [type, colour] = [pick(TYPES, 1), pick(COLOURS, 10)];
  const title = `${pick(WORDS, 3)} ${pick(WORDS, 37)} ${type} ${number}`;
  const body = `<p>${title} in ${colour.toLowerCase()}, cut from a cloth that holds its shape and grows softer with every wash.</p>`;
  const price = (15 + (number % 120)).toFixed(2);
  const was = number % 4 === 0 ? (40 + (number % 120)).toFixed(2) : '';
  const rows = SIZES.map((size, index) => {
    const head =
      index === 0
        ? [title, body, `Brand ${number % 200}`, `${type}s`, 'Colour', colour, 'Size', size]
        : ['', '', '', '', '', colour, '', size];
    const tail = index === 0 ? ['female', '166'] : ['', ''];
    return [`product-${number}`, ...head, `P${number}-${size}`, price, was, ...tail]
      .map((cell) => (cell.includes(',') ? `"${cell}"` : cell))
      .join(',');
  });
  return `${rows.join('\n')}\n`;
}

function* writeFeed(count: number): Generator<string> {
  yield HEADER;
  for (let number = 0; number < count; number++) yield writeProduct(number);
}

/** What the address prints once it serves. */
async function startShop(dataDir: string): Promise<{ readonly shop: ChildProcess; readonly base: string }> {
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
      const said = /http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (said !== undefined) resolve(said);
    });
    shop.once('close', () => reject(new Error('The shop did not start: npm run build first.')));
  });
  return { shop, base: `http://127.0.0.1:${port}` };
}

/** How many products a search without words finds. */
async function countFound(base: string): Promise<number> {
  const config = (await (await fetch(`${base}/_api/search/config`)).json()) as { applicationId: string; searchKey: string };
  const response = await fetch(`${base}/search/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': config.applicationId, 'x-algolia-api-key': config.searchKey },
    body: JSON.stringify({ requests: [{ indexName: 'aldermoor-en-GB', query: '', hitsPerPage: 1 }] }),
  });
  const { results } = (await response.json()) as { results?: readonly { readonly nbHits: number }[] };
  return results?.[0]?.nbHits ?? 0;
}

/** Highest so far, in bytes. */
async function readPeak({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
}

/** Seconds of processor time so far: on a busy machine it says more than the clock. */
async function readProcessorTime({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = 0, system = 0] = status.slice(status.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) / 100;
}

async function runImport(file: string, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const command = spawn(process.execPath, ['tools/import.ts', file], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve) => command.once('close', resolve));
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 10_000);
  if (!Number.isInteger(count) || count < 1) throw new Error('Usage: npm run bench -- import NUMBER_OF_PRODUCTS');
  const folder = await mkdtemp(join(tmpdir(), 'parade-bench-'));
  const [file, dataDir] = [join(folder, 'products.csv'), join(folder, 'var')];
  await pipeline(Readable.from(writeFeed(count)), createWriteStream(file));
  const { shop, base } = await startShop(dataDir);
  try {
    const before = await readPeak(shop);
    const idle = await readProcessorTime(shop);
    const started = performance.now();
    await runImport(file, dataDir);
    const imported = performance.now();
    // A busy shop may close a connection that was kept: asked again. Seldom, for each question sorts what has just come in.
    while ((await countFound(base).catch(() => 0)) < count) await new Promise((resolve) => setTimeout(resolve, 1_000));
    const found = performance.now();
    const seconds = (from: number, to: number): string => `${((to - from) / 1_000).toFixed(1)} s`;
    const rate = Math.round((count * 1_000) / (imported - started));
    console.log(`${count} products, ${count * SIZES.length} variants: imported in ${seconds(started, imported)}, ${rate} products/s`);
    console.log(
      `all found ${seconds(imported, found)} later; shop at most ${formatBytes(await readPeak(shop))}, ${formatBytes(before)} before`,
    );
    console.log(`processor time of the shop ${((await readProcessorTime(shop)) - idle).toFixed(1)} s`);
    console.log(`database ${formatBytes(await sizeOfFolder(join(dataDir, 'database')))}`);
  } finally {
    shop.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
