/**
 * Measures calls for visually similar products: `npm run bench -- visually-similar-calls [CALLS]
 * [PRODUCTS]`, by default among 100,000 generated products. First calls read the descriptors of a
 * department, which a server caches for a minute.
 */
import { createRandom, itemAt } from '#features/search/search.fixtures.ts';
import { openLargeDescriptors } from './open-large-descriptors.ts';
import { describeTimes, SCOPE } from './open-sample-recommendations.ts';

const LIMIT = 40;
/** Number of simulated servers whose caches are empty. */
const STARTS = 5;

const calls = Number(process.argv[2] ?? 500);
const products = Number(process.argv[3] ?? 100_000);
const started = performance.now();
const { open, records, colours, close } = await openLargeDescriptors(products);
const secondsToFill = ((performance.now() - started) / 1000).toFixed(0);
try {
  print(`${products} products in ${colours} colours, filled in ${secondsToFill} s`);
  const random = createRandom(7);
  const departments = [...new Set(records.map(({ department }) => department))];
  const timeCall = async (similar: ReturnType<typeof open>, department?: string) => {
    const candidates = department
      ? records.filter((record) => record.department === department)
      : records;
    const record = itemAt(candidates, random());
    const colour = itemAt(record.colourVariants, random()).colour;
    const query = { productKey: record.productKey, colour, limit: LIMIT };
    const from = performance.now();
    const found = await similar.findVisuallySimilar(SCOPE, query);
    return { ms: performance.now() - from, isFull: found.length === LIMIT };
  };
  const memoryBefore = readMemory();
  const first: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const similar = open();
    for (const department of departments) first.push((await timeCall(similar, department)).ms);
  }
  print(`first call of each department, ${first.length}: ${describeTimes(first)}`);
  const similar = open();
  const times: number[] = [];
  let full = 0;
  for (let call = 0; call < calls; call += 1) {
    const { ms, isFull } = await timeCall(similar);
    times.push(ms);
    full += Number(isFull);
  }
  print(`${calls} calls in a row: ${describeTimes(times)}; ${full} with ${LIMIT} products`);
  const [before, after] = [memoryBefore, readMemory()];
  print(`resident memory ${before.rss} MB before the calls, ${after.rss} MB after them`);
  print(
    `of these heap ${before.heap} MB, ${after.heap} MB; buffers ${before.buffers} MB, ${after.buffers} MB`,
  );
} finally {
  await close();
}

function readMemory() {
  globalThis.gc?.();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  return { rss: megabytes(rss), heap: megabytes(heapUsed), buffers: megabytes(arrayBuffers) };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
