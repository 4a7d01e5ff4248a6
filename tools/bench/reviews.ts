/**
 * Measures `/_api/reviews` of the sample's product with 1,000 reviews on the built server, idle
 * and while reviews of it are imported: `npm run bench -- reviews`. Fails above 20 ms, or if a
 * review is on two pages or on none.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reviewCases } from '../../sample/reviews/review-cases.ts';
import { SERVER_FLAGS } from '../start/server-flags.mjs';

const PORT = 3978;
const BASE = `http://127.0.0.1:${PORT}`;
const MAX_P95_MS = 20;
const IMPORTED_REVIEWS = 2_000;
const WARM_UP_CALLS = 60;

type Page = {
  readonly results: readonly { readonly id: string }[];
  readonly until: string;
  readonly next: string | null;
  readonly remainingResults: number;
};

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parade-bench-reviews-'));
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'var') };
  const server = spawn(process.execPath, [...SERVER_FLAGS, 'build/server/index.js'], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  try {
    while (!(await isReady())) await wait(250);
    await readAll(() => true, WARM_UP_CALLS);
    report('idle', await readAll(() => true));
    const file = join(folder, 'reviews.jsonl');
    await writeFile(file, writeReviews());
    const writer = spawn(process.execPath, ['tools/import/import.ts', file], { env });
    report('while reviews are imported', await readWhile(writer));
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    await rm(folder, { recursive: true, force: true });
  }
}

const isReady = () =>
  fetch(`${BASE}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

function writeReviews(): string {
  const lines: object[] = Array.from({ length: IMPORTED_REVIEWS }, (_, index) => ({
    ...{ type: 'review', sourceKey: `bench-${index}`, product: reviewCases.thousand },
    ...{ rating: 1 + (index % 5), body: `Warm, light and well made, number ${index}.` },
    ...{ submittedAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(), language: 'en' },
  }));
  return [{ type: 'catalogue', version: 1 }, ...lines]
    .map((line) => JSON.stringify(line))
    .join('\n');
}

/** Reads the list again and again until the writer has ended. */
async function readWhile(writer: ChildProcess): Promise<number[]> {
  let isWriting = true;
  writer.once('exit', () => {
    isWriting = false;
  });
  const times: number[] = [];
  while (isWriting) times.push(...(await readAll(() => isWriting)));
  return times;
}

/** Reads all pages of one list; returns the milliseconds of each call. */
async function readAll(
  shouldContinue: () => boolean,
  maxCalls = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const times: number[] = [];
  const seen = new Set<string>();
  let page: Page | null = null;
  let expected = 0;
  do {
    const query: string = page?.next
      ? `&page=2&until=${page.until}&after=${encodeURIComponent(page.next)}`
      : '';
    const start = performance.now();
    const response = await fetch(
      `${BASE}/_api/reviews?sku=${reviewCases.thousand}&limit=5${query}`,
    );
    page = (await response.json()) as Page;
    times.push(performance.now() - start);
    if (seen.size === 0) expected = page.results.length + page.remainingResults;
    for (const { id } of page.results) {
      if (seen.has(id)) throw new Error(`review ${id} is on two pages`);
      seen.add(id);
    }
  } while (page.next !== null && shouldContinue() && times.length < maxCalls);
  if (page.next === null && seen.size !== expected)
    throw new Error(`${seen.size} of ${expected} reviews are on the pages`);
  return times;
}

function report(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const figures = `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`;
  process.stdout.write(`${name}: ${sorted.length} calls, ${figures}\n`);
  if (at(0.95) > MAX_P95_MS) process.exitCode = 1;
}

await main();
