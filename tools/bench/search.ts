/** Measures CPU per call of the embedded search engine: `npm run bench -- search 20000`. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createRandom, searchRecords } from '#features/search/search.fixtures.ts';
import type { SearchRecord } from '#features/search/search.ts';
import type { RecordIndex } from '#search-engine/engine/index/record-index.ts';
import { handleCall, type ProtocolHost } from '#search-engine/protocol/protocol.ts';
import { createShopIndex } from '#search-engine/shop-indexes/shop-index.ts';
import { BENCH_INDEX, type BenchCall, type CallKind, createCallKinds } from './search-calls.ts';

const WARM_UP = 1000;
const CALLS = 400;

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 20_000);
  if (!Number.isInteger(count) || count < 1)
    throw new Error('Usage: npm run bench -- search NUMBER_OF_PRODUCTS');
  const records = searchRecords(count);
  const before = memoryInUse();
  const started = performance.now();
  const index = createShopIndex('en-GB');
  index.upsert(records);
  index.refreshSortOrders();
  const buildMs = performance.now() - started;
  const indexMb = Math.round(memoryInUse() - before);
  const processMb = Math.round(process.memoryUsage().rss / 2 ** 20);
  print(
    `products ${count}, built in ${(buildMs / 1000).toFixed(2)} s; index ${indexMb} MB besides its records, whole process ${processMb} MB`,
  );
  print(
    'CPU in ms: the first call of a kind; then p50 and p99 of the thread that responds; p99 including the threads of V8',
  );
  const host: ProtocolHost = {
    findIndex: async (name) => ({
      name,
      index,
      sort: name === BENCH_INDEX ? 'relevance' : name.slice(BENCH_INDEX.length + 1),
    }),
    onEvents() {},
  };
  for (const kind of createCallKinds(records)) await measure(kind, host);
  measureWrites(index, records);
}

/**
 * Memory in use in MB after garbage collection: a real server has freed the garbage of
 * loading long before its first peak.
 */
function memoryInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}

/**
 * Creates the calls beforehand: creating them between two measurements makes V8 compile the client
 * next to the engine.
 */
async function measure({ name, next }: CallKind, host: ProtocolHost): Promise<void> {
  const calls = Array.from({ length: WARM_UP + CALLS }, next);
  memoryInUse();
  const thread: number[] = [];
  const whole: number[] = [];
  for (const call of calls) {
    const before = readCpu();
    await respond(call, host);
    const after = readCpu();
    thread.push(after.thread - before.thread);
    whole.push(after.whole - before.whole);
  }
  const [first] = thread;
  const warm = thread.slice(WARM_UP);
  const figures = `first ${first?.toFixed(1)}   p50 ${quantile(warm, 0.5)}   p99 ${quantile(warm, 0.99)}   with V8 ${quantile(whole.slice(WARM_UP), 0.99)}`;
  print(`${name.padEnd(44)} ${figures}`);
}

async function respond(body: BenchCall, host: ProtocolHost): Promise<string> {
  return JSON.stringify(
    (await handleCall({ method: 'POST', path: '/1/indexes/*/queries', body }, host)).body,
  );
}

/**
 * CPU in ms. Linux updates the thread's figure only when the process's is read, so that comes
 * first.
 */
function readCpu(): { readonly whole: number; readonly thread: number } {
  const whole = inMs(process.cpuUsage());
  return { whole, thread: inMs(process.threadCpuUsage()) };
}

function inMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function quantile(values: readonly number[], share: number): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0).toFixed(2);
}

/** Measures one changed product from the write until the index is sorted. */
function measureWrites(index: RecordIndex, records: readonly SearchRecord[]): void {
  const random = createRandom(11);
  const times = Array.from({ length: 50 }, () => {
    const any = records[Math.floor(random() * records.length)] as SearchRecord;
    const before = performance.now();
    index.upsert([{ ...any, price: 1 }]);
    index.refreshSortOrders();
    return performance.now() - before;
  });
  print(
    `${'one product written and sorted, wall clock'.padEnd(44)} p50 ${quantile(times, 0.5)}   max ${quantile(times, 1 - 1 / times.length)}`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
