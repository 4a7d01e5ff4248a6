/** Fills a database in a temporary folder with the sample, and opens recommendations on it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/database.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createRecommendations } from '#providers/recommendations/embedded/recommendations.provider.ts';
import { createMemorySearch } from '#providers/search/embedded/in-memory.fixtures.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';
import { buildSampleCatalogue } from '../../../sample/catalogue/catalogue.ts';

export const SCOPE = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const BATCH_SIZE = 100;

export async function openSampleRecommendations(pictures: Pictures) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parade-recommend-'));
  const database = await openDatabase({ dataDir, log: silentLog });
  const close = async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const catalogue = createCatalogueImport(database);
    const { categories, products } = buildSampleCatalogue();
    await catalogue.saveCategories(categories);
    for (let from = 0; from < products.length; from += BATCH_SIZE)
      await catalogue.saveProducts(products.slice(from, from + BATCH_SIZE));
    const ports = { searchSource: createSearchSource(database), changes: createChanges(database) };
    const search = await createMemorySearch({ ports }, {}, database);
    await search.ready();
    const recommendations = createRecommendations({
      ...{ database, pictureFascia: SCOPE.fascia, log: silentLog },
      ...{ openSearch: async () => search, openPictures: async () => pictures },
    });
    const sold = products.filter(({ availableFascias }) => availableFascias.includes(SCOPE.fascia));
    return { recommendations, products, sold, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Milliseconds, as a line of text. */
export function describeTimes(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms`;
}
