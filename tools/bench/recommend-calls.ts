/** Measures calls for recommendations on the sample: `npm run bench -- recommend-calls [CALLS]`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/database.ts';
import type { RecommendationQuery } from '#features/recommendations/recommendations.port.ts';
import { createRandom } from '#features/search/search.fixtures.ts';
import { silentLog } from '#kit/log.ts';
import { createCatalogueImport } from '#providers/catalogue-import/embedded/catalogue-import.provider.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createRecommendations } from '#providers/recommendations/embedded/recommendations.provider.ts';
import { createMemorySearch } from '#providers/search/embedded/in-memory.fixtures.ts';
import { createSearchSource } from '#providers/search-source/embedded/search-source.provider.ts';
import { buildSampleCatalogue } from '../../sample/catalogue/catalogue.ts';
import { makeSessions } from '../../sample/sessions/make-sessions.ts';

const AT_ONCE = 100;
const WARM_UP = 100;
const SCOPE = { fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' } as const;
const NOTHING = { skus: [], categoriesTaxonomies: [], limit: 10 } as const;

async function main(): Promise<void> {
  const calls = Number(process.argv[2] ?? 2_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'parade-recommend-'));
  const database = await openDatabase({ dataDir, log: silentLog });
  try {
    const catalogue = createCatalogueImport(database);
    const { categories, products } = buildSampleCatalogue();
    await catalogue.saveCategories(categories);
    for (let from = 0; from < products.length; from += AT_ONCE)
      await catalogue.saveProducts(products.slice(from, from + AT_ONCE));
    const ports = { searchSource: createSearchSource(database), changes: createChanges(database) };
    const search = await createMemorySearch({ ports }, {}, database);
    await search.ready();
    const recommendations = createRecommendations({ database, openSearch: async () => search });
    await recommendations.importSessions([...makeSessions(products, new Date())]);
    const sold = products.filter(({ availableFascias }) => availableFascias.includes('aldermoor'));
    const random = createRandom(26);
    const any = () => sold[Math.floor(random() * sold.length)]?.productKey ?? '';
    const measure = async (name: string, ask: () => Promise<unknown>) => {
      const times: number[] = [];
      for (let call = 0; call < calls + WARM_UP; call += 1) {
        const started = performance.now();
        await ask();
        if (call >= WARM_UP) times.push(performance.now() - started);
      }
      process.stdout.write(`${name.padEnd(34)} ${describe(times)}\n`);
    };
    const recommend = (query: Pick<RecommendationQuery, 'model' | 'productKeys'>) =>
      recommendations.recommend(SCOPE, { ...NOTHING, ...query });
    process.stdout.write(`${calls} calls each, ${products.length} products, one at a time\n`);
    await measure('related to a product', () =>
      recommend({ model: 'related', productKeys: [any()] }),
    );
    await measure('bought together with a basket of 5', () =>
      recommend({ model: 'bought-together', productKeys: Array.from({ length: 5 }, any) }),
    );
    await measure('trending', () => recommend({ model: 'trending', productKeys: [] }));
    await measure('alike, 40', () =>
      recommendations.findAlike(SCOPE, { productKey: any(), limit: 40 }),
    );
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms`;
}

await main();
