/** Recommendations from the shop's own events and pictures, in the app's database. */
import type { Database } from '#database/database.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type { Recommendations } from '#features/recommendations/recommendations.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import { chooseProducts, explainProduct, type Sources } from './choose-products.ts';
import { countEvents, importInto } from './count-events.ts';
import { computeDescriptors } from './visual/compute-descriptors.ts';
import { findByAttributes } from './visual/find-by-attributes.ts';
import { findVisuallySimilar } from './visual/find-visually-similar.ts';
import { createDescriptorReader } from './visual/read-descriptors.ts';

/** Interval between counts of new events; recommendations change slowly. */
const COUNT_MS = 5 * 60_000;
/** Products that an explanation marks as recommended. */
const EXPLAINED_PRODUCTS = 10;

export type RecommendationSources = Sources & {
  /** Opened for the first descriptor. */
  readonly openPictures: () => Promise<Pictures>;
  /** Shop whose pictures have descriptors, where they differ in their background. */
  readonly pictureFascia: string;
  readonly log: Log;
};

export function createRecommendations(sources: RecommendationSources): Recommendations {
  const descriptors = createDescriptorReader(sources.database);
  return {
    recommend: (scope, query) => chooseProducts(sources, scope, query),
    async findVisuallySimilar(scope, query) {
      const seen = await findVisuallySimilar({ ...sources, descriptors }, scope, query);
      if (seen.length >= query.limit) return seen;
      const others = await findByAttributes(sources, scope, query).catch((error: unknown) => {
        if (seen.length === 0) throw error;
        sources.log.warn({ error: String(error) }, 'Products with similar attributes are omitted');
        return [];
      });
      const seenKeys = new Set(seen.map(({ productKey }) => productKey));
      const unseen = others.filter(({ productKey }) => !seenKeys.has(productKey));
      return [...seen, ...unseen].slice(0, query.limit);
    },
    explain: (scope, productKey) => explainProduct(sources, scope, productKey, EXPLAINED_PRODUCTS),
    importSessions: (sessions, { onlyIfEmpty = false } = {}) =>
      importInto(sources.database, sessions, onlyIfEmpty),
    async computeDescriptors(limits = {}) {
      const pictures = await sources.openPictures();
      const source = { pictures, fascia: sources.pictureFascia };
      return await computeDescriptors(sources.database, source, limits);
    },
  };
}

export const provider = defineProvider({
  port: 'recommendations',
  name: 'embedded',
  async create({ log, port, scopes, ...deps }) {
    const database = (await deps.database()) as Database;
    const sources: RecommendationSources = {
      ...{ database, log, pictureFascia: scopes[0]?.fascia ?? '' },
      ...{ openSearch: () => port('search'), openPictures: () => port('pictures') },
    };
    const timer = setInterval(() => {
      countAll(database).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'Events could not be counted; trying again later'),
      );
    }, COUNT_MS);
    timer.unref();
    return createRecommendations(sources);
  },
});

/** Most batches of one turn, so that other work comes between. */
const MAX_BATCHES = 20;

async function countAll(database: Database): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1)
    if ((await countEvents(database)) === 0) return;
}
