/** Measures snapshots of the search indexes: `npm run bench -- index 60000`. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { RecordIndex } from '#search-engine/engine/index/record-index.ts';
import type { SavedPart } from '#search-engine/engine/index/saved-part.ts';
import { createShopIndex } from '#search-engine/shop-indexes/shop-index.ts';
import { readFrames, writeFrames } from '#search-engine/snapshots/frames.ts';
import { VIEWS, type View, viewRecords } from './catalogue-views.ts';

async function main(): Promise<void> {
  const [, , countText = '', folder] = process.argv;
  if (folder) return restoreAll(folder);
  const count = Number(countText);
  if (!Number.isInteger(count) || count < 1)
    throw new Error('Usage: npm run bench -- index NUMBER_OF_PRODUCTS');
  const snapshotFolder = await mkdtemp(join(tmpdir(), 'parade-index-'));
  try {
    for (const [position, view] of VIEWS.entries())
      await save(count, view, fileOf(snapshotFolder, position));
    const [bench = ''] = process.argv.slice(1);
    const args = [...process.execArgv, bench, 'index', countText, snapshotFolder];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    await rm(snapshotFolder, { recursive: true });
  }
}

function fileOf(folder: string, view: number): string {
  return join(folder, `${view}.snapshot`);
}

async function save(count: number, view: View, path: string): Promise<void> {
  const started = performance.now();
  const { locale } = view;
  const index = createShopIndex(locale);
  index.upsert(viewRecords(count, view));
  index.refreshSortOrders();
  for (const attribute of index.settings.filterOnlyAttributes)
    index.column(attribute)?.ordinalsOf('');
  const buildSeconds = secondsSince(started);
  const { seconds, longest } = await measure(() => writeFrames(path, index.save()));
  const size = Math.round((await stat(path)).size / 2 ** 20);
  print(
    `${locale}: built in ${buildSeconds} s, saved in ${seconds} s, ${size} MB; event loop blocked for at most ${longest} ms`,
  );
}

async function restoreAll(folder: string): Promise<void> {
  const shops: { readonly index: RecordIndex }[] = [];
  const { seconds, longest } = await measure(async () => {
    for (const [position, { locale }] of VIEWS.entries()) {
      const index = createShopIndex(locale, {}, undefined, shops);
      for await (const part of readFrames(fileOf(folder, position)))
        index.restore(part as SavedPart);
      shops.push({ index });
    }
  });
  print(
    `${shops.length} indexes restored in ${seconds} s; event loop blocked for at most ${longest} ms`,
  );
  const peak = Math.round(process.resourceUsage().maxRSS / 2 ** 10);
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external, rss } = process.memoryUsage();
  const [used, resident] = [heapUsed + external, rss].map((bytes) => Math.round(bytes / 2 ** 20));
  print(`memory in MB: ${used} in use, ${resident} resident, peak ${peak}`);
  print(`products: ${shops.map(({ index }) => index.size).join(', ')}`);
}

/** Time of the work in seconds, and the longest that the event loop was blocked, in ms. */
async function measure(
  work: () => Promise<void>,
): Promise<{ readonly seconds: string; readonly longest: string }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const started = performance.now();
  await work();
  delay.disable();
  return { seconds: secondsSince(started), longest: (delay.max / 1e6).toFixed(1) };
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
