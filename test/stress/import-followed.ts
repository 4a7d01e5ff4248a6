/**
 * Stress test: when an import reports that it is done, every index of every server has all
 * products.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  sampleColour,
  sampleProduct,
  sampleVariant,
} from '#features/catalogue/catalogue-records.fixtures.ts';
import { indexName } from '#features/search/search.ts';
import { listScopes } from '#server/app/compose.server.ts';
import { readRegistry } from '#server/app/registry.node.server.ts';
import { startChild } from './database/child.ts';
import { type OpenServers, openServers, type Servers } from './server/open-servers.ts';
import type { Server } from './server/server.ts';
import { assertThat, type Size } from './stress-test.ts';

/** More than one batch of the change feed, and more than 1,000 changes. */
const products: Record<Size, number> = { small: 1_200, full: 45_000 };
/** Milliseconds after the import reported that it was done. */
const MAX_INDEXING_MS = 5_000;
const IDS_PER_REQUEST = 500;

const productKeyOf = (number: number): string => `F-${number}`;

async function writeCatalogue(file: string, count: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write('{"type":"catalogue","version":1}\n');
  for (let number = 0; number < count; number += 1) {
    const cents = 1_000 + (number % 5_000);
    const prices = Object.fromEntries(
      ['GBP', 'EUR', 'AED', 'USD'].map((currency) => [currency, { centAmount: cents }]),
    );
    const variants = ['S', 'M'].map((size) =>
      sampleVariant(`MF${String(number).padStart(8, '0')}${size}`, { size, prices }),
    );
    const colours = [sampleColour('moss', { pictures: [] })];
    const availableFascias = ['aldermoor', 'nightjar', 'fernhollow'];
    const name = { 'en-GB': `Harbour shirt ${number}` };
    const product = sampleProduct(productKeyOf(number), {
      slug: `f-${number}`,
      name,
      variants,
      colours,
      availableFascias,
    });
    if (!stream.write(`${JSON.stringify({ type: 'product', ...product })}\n`))
      await once(stream, 'drain');
  }
  stream.end();
  await once(stream, 'close');
}

async function listIndexes(): Promise<readonly string[]> {
  const { fascias } = await readRegistry();
  return listScopes(fascias).map(({ fascia, locale }) => indexName(fascia, locale));
}

type SendSearch = (
  path: string,
  requests: readonly object[],
) => Promise<{ results: readonly ({ nbHits?: number } | null)[] }>;

async function openSearch({ base }: Server): Promise<SendSearch> {
  const config: { applicationId: string; searchKey: string } = await (
    await fetch(`${base}/_api/search/config`)
  ).json();
  const headers = {
    'x-algolia-application-id': config.applicationId,
    'x-algolia-api-key': config.searchKey,
  };
  return async (path, requests) => {
    const response = await fetch(`${base}/search/1/indexes/*/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ requests }),
    });
    assertThat(response.status === 200, `search responds with 200, not ${response.status}`);
    return await response.json();
  };
}

/** Polls until all indexes contain `count` products; returns the time in ms since `from`. */
async function waitForCounts(
  searches: readonly SendSearch[],
  indexes: readonly string[],
  count: number,
  from: number,
): Promise<number> {
  for (;;) {
    const counts = await Promise.all(
      searches.map(async (sendSearch) => {
        const requests = indexes.map((name) => ({ indexName: name, query: '', hitsPerPage: 0 }));
        return (await sendSearch('queries', requests)).results.map((result) => result?.nbHits ?? 0);
      }),
    );
    const elapsed = performance.now() - from;
    if (counts.flat().every((found) => found === count)) return elapsed;
    assertThat(
      elapsed < MAX_INDEXING_MS,
      `every index has ${count} products within ${MAX_INDEXING_MS} ms, not ${JSON.stringify(counts)}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Queries each product by id: a correct count could hide one missing and one surplus product. */
async function expectEachFound(
  searches: readonly SendSearch[],
  indexes: readonly string[],
  count: number,
): Promise<void> {
  for (const sendSearch of searches)
    for (const name of indexes)
      for (let from = 0; from < count; from += IDS_PER_REQUEST) {
        const ids = Array.from({ length: Math.min(IDS_PER_REQUEST, count - from) }, (_, offset) =>
          productKeyOf(from + offset),
        );
        const requests = ids.map((objectID) => ({
          indexName: name,
          objectID,
          attributesToRetrieve: ['objectID'],
        }));
        const { results } = await sendSearch('objects', requests);
        const missing = ids.filter((_, offset) => !results[offset]);
        assertThat(
          missing.length === 0,
          `${name} has every product, but not ${missing.slice(0, 5).join(', ')}`,
        );
      }
}

async function importInto(
  dataDir: string,
  databaseUrl: string,
  file: string,
  onSaving: () => void,
): Promise<string> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  const child = startChild('tools/import/import.ts', [file], { env, capturesErrors: true });
  void child.waitForLine('Saving').then(onSaving, () => {});
  const code = await child.exit;
  const end =
    child.lines().findLast((line) => /^(Done|Saved) in /.test(line)) ??
    child.lines().slice(-3).join(' ');
  assertThat(code === 0, `the import succeeds: ${end}`);
  return end;
}

async function importTwoSteps(
  open: OpenServers,
  file: string,
  size: Size,
  isKilled: boolean,
): Promise<string> {
  const { servers, dataDir, databaseUrl } = open;
  await Promise.all(servers.map(({ base }) => fetch(`${base}/readyz`)));
  const started = performance.now();
  const victim = isKilled ? servers.at(-1) : undefined;
  const end = await importInto(dataDir, databaseUrl ?? '', file, () => void victim?.child.kill());
  const done = performance.now();
  assertThat(
    end.startsWith(isKilled ? 'Saved' : 'Done'),
    `the last line states whether all servers follow: ${end}`,
  );
  const living: Servers | readonly Server[] = servers.filter((server) => server !== victim);
  const searches = await Promise.all(living.map(openSearch));
  const indexes = await listIndexes();
  const found = await waitForCounts(searches, indexes, products[size], done);
  await expectEachFound(searches, indexes, products[size]);
  const rate = Math.round((products[size] * 1_000) / (done - started));
  const figures = `${((done - started) / 1_000).toFixed(1)} s until it reported its end, ${rate} products/s`;
  if (victim) await expectReindexAfterRestart(open, victim, indexes, products[size]);
  const restartNote = victim ? ', as in the killed one started anew' : '';
  return `${living.length} of ${servers.length} servers x ${indexes.length} indexes: ${figures}, all counted ${Math.round(found)} ms later, each found by its id${restartNote}`;
}

/** Restarts the killed server on its data folder, and expects its indexes to catch up. */
async function expectReindexAfterRestart(
  { startReplacement }: OpenServers,
  victim: Server,
  indexes: readonly string[],
  count: number,
): Promise<void> {
  const restarted = await startReplacement(victim);
  const ready = await fetch(`${restarted.base}/readyz`);
  assertThat(ready.status === 200, `the server started anew is ready, not ${ready.status}`);
  const searches = [await openSearch(restarted)];
  await waitForCounts(searches, indexes, count, performance.now());
  await expectEachFound(searches, indexes, count);
}

/**
 * `serverUrl` is a PostgreSQL with two further servers; null is the embedded database with one
 * server.
 */
export async function runImportFollowed(
  serverUrl: string | null,
  size: Size,
  isKilled = false,
): Promise<string> {
  const open = await openServers(serverUrl, async () => {});
  const file = join(open.dataDir, '..', `followed-${process.pid}-${Date.now()}.jsonl`);
  try {
    await writeCatalogue(file, products[size]);
    return await importTwoSteps(open, file, size, isKilled);
  } finally {
    await open.drop();
    await rm(file, { force: true });
  }
}
