/** Recommendations counted from the shop's own events, in the app's database. */
import type { Database } from '#database/database.ts';
import type { Recommendations } from '#features/recommendations/recommendations.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { chooseProducts, explainProduct, findAlikeKeys, type Sources } from './choose-products.ts';
import { countEvents, importInto } from './count-events.ts';

/** Interval between counts of new events; recommendations change slowly. */
const COUNT_MS = 5 * 60_000;
/** Products that an explanation marks as recommended. */
const EXPLAINED = 10;

export function createRecommendations(sources: Sources): Recommendations {
  return {
    recommend: (scope, query) => chooseProducts(sources, scope, query),
    findAlike: (scope, query) => findAlikeKeys(sources, scope, query),
    explain: (scope, productKey) => explainProduct(sources, scope, productKey, EXPLAINED),
    importSessions: (sessions, { isFirstOnly = false } = {}) =>
      importInto(sources.database, sessions, isFirstOnly),
  };
}

export const provider = defineProvider({
  port: 'recommendations',
  name: 'embedded',
  async create({ log, port, ...deps }) {
    const database = (await deps.database()) as Database;
    const timer = setInterval(() => {
      countAll(database).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'Events could not be counted; trying again later'),
      );
    }, COUNT_MS);
    timer.unref();
    return createRecommendations({ database, openSearch: () => port('search') });
  },
});

/** Most batches of one turn, so that other work comes between. */
const MAX_BATCHES = 20;

async function countAll(database: Database): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1)
    if ((await countEvents(database)) === 0) return;
}
