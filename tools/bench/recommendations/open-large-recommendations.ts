/**
 * Opens recommendations on a database in a temporary folder with the counts of 1,000,000 generated
 * events, and an index of as many generated products as requested.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#database/database.ts';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { countPairs } from '#features/recommendations/counts/count-pairs.ts';
import type { Session } from '#features/recommendations/counts/sessions.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { addItemCounts } from '#providers/recommendations/embedded/item-statements.ts';
import { createRecommendations } from '#providers/recommendations/embedded/recommendations.provider.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';
import { generateSessions } from './generate-sessions.ts';
import { SCOPE } from './open-sample-recommendations.ts';

const EVENTS = 1_000_000;
/** Items written by one statement, as by the server. */
const BATCH_SIZE = 500;

export async function openLargeRecommendations(products: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parade-recommend-'));
  const database = await openDatabase({ dataDir, log: silentLog });
  const close = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // Products that are viewed together are of one department, as in a shop.
    const records = searchRecords(products).toSorted((a, b) =>
      a.department.localeCompare(b.department),
    );
    const search = await createMemorySearch(createMemoryCatalogue(records));
    await search.ready();
    report('index filled');
    const productKeyOf = (product: number) => records[product]?.productKey ?? '';
    await store(database, generateSessions(EVENTS, products, productKeyOf));
    const recommendations = createRecommendations({
      ...{ database, pictureFascia: SCOPE.fascia, log: silentLog },
      ...{ openSearch: async () => search, openPictures: async () => memoryPictures() },
    });
    return { recommendations, products: records, sold: records, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function store(database: Database, sessions: readonly Session[]): Promise<void> {
  const started = performance.now();
  const counts = [...countPairs(sessions)];
  report(`${counts.length} items of ${EVENTS} events counted in ${secondsSince(started)} s`);
  await database.transaction(async (connection) => {
    for (let from = 0; from < counts.length; from += BATCH_SIZE)
      await addItemCounts(connection, counts.slice(from, from + BATCH_SIZE));
  });
  const size = await database.execute(
    `select pg_total_relation_size('recommendation_item') as bytes`,
  );
  const bytes = Number(Object(size.rows[0]).bytes);
  report(`written after ${secondsSince(started)} s, ${megabytes(bytes)} MB of the database`);
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}

function report(event: string): void {
  const memory = megabytes(process.memoryUsage().rss);
  process.stdout.write(`${event}; the process has ${memory} MB\n`);
}
