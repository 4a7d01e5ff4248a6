/** Measures the time from a catalogue write to its search result: `npm run bench -- found 2000`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '#database/database.ts';
import { sampleCategory, sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import type { Search } from '#features/search/search.port.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createMemorySearch } from '#providers/search/embedded/in-memory.fixtures.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';

const WRITES = 40;
const BATCH_SIZE = 200;

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 2000);
  const dataDir = await mkdtemp(join(tmpdir(), 'parade-found-'));
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    const catalogue = createCatalogueImport(database);
    await catalogue.saveCategories([sampleCategory('root')]);
    const products = Array.from({ length: count }, (_, n) =>
      sampleProduct(`p${n}`, { categories: ['root'] }),
    );
    for (let from = 0; from < count; from += BATCH_SIZE)
      await catalogue.saveProducts(products.slice(from, from + BATCH_SIZE));
    const ports = { searchSource: createSearchSource(database), changes: createChanges(database) };
    const search = await createMemorySearch({ ports }, {}, database);
    await search.ready();
    const [saveTimes, foundTimes]: [number[], number[]] = [[], []];
    for (let n = 0; n < WRITES; n++) {
      const uniqueWord = `novelty${n}`;
      const started = performance.now();
      await catalogue.saveProducts([
        sampleProduct(`p${n}`, { categories: ['root'], name: { 'en-GB': `Tee ${uniqueWord}` } }),
      ]);
      saveTimes.push(performance.now() - started);
      while (!(await isFound(search, uniqueWord))) await setTimeout(2);
      foundTimes.push(performance.now() - started);
      // Spreads the writes over the polling interval of the change feed.
      await setTimeout((n * 37) % 250);
    }
    process.stdout.write(
      `products ${count}: written ${format(saveTimes)}; from the start of the write until found ${format(foundTimes)}\n`,
    );
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function isFound(search: Search, query: string): Promise<boolean> {
  const body = { query, hitsPerPage: 1, typoTolerance: 'false', removeWordsIfNoResults: 'none' };
  const response = await search.handle({
    method: 'POST',
    path: '/1/indexes/aldermoor-en-GB/query',
    body,
  });
  return Number(Object(response.body).nbHits) > 0;
}

function format(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `p50 ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`;
}

await main();
