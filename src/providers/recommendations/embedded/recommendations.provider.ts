/** Recommendations from the shop's own events and pictures, in the app's database. */
import type { Database } from '#database/database.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type {
  MeasuredPictures,
  Recommendations,
} from '#features/recommendations/recommendations.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { chooseProducts, explainProduct, findAlikeKeys, type Sources } from './choose-products.ts';
import { countEvents, importInto } from './count-events.ts';
import { createDescribedCategories } from './visual/described-colours.ts';
import { findVisuallyAlike } from './visual/find-visually-alike.ts';
import { type MeasureLimits, measurePictures } from './visual/measure-pictures.ts';

/** Interval between counts of new events and pictures; recommendations change slowly. */
const COUNT_MS = 5 * 60_000;
/** Pictures that are measured in one turn, with pauses, so that pages have the processor. */
const MEASURED = { limit: 1_000, pauseMs: 150 };
/** Products that an explanation marks as recommended. */
const EXPLAINED = 10;

export type RecommendationSources = Sources & {
  /** Opened by the first picture that is measured. */
  readonly openPictures: () => Promise<Pictures>;
  /** Shop whose pictures are measured, where they differ in their background. */
  readonly pictureFascia: string;
};

export function createRecommendations(sources: RecommendationSources): Recommendations {
  const described = createDescribedCategories(sources.database);
  return {
    recommend: (scope, query) => chooseProducts(sources, scope, query),
    async findAlike(scope, query) {
      const seen = await findVisuallyAlike({ ...sources, described }, scope, query);
      if (seen.length >= query.limit) return seen;
      const alike = await findAlikeKeys(sources, scope, query);
      const known = new Set(seen.map(({ productKey }) => productKey));
      const others = alike.flatMap((key) => (known.has(key) ? [] : [{ productKey: key }]));
      return [...seen, ...others].slice(0, query.limit);
    },
    explain: (scope, productKey) => explainProduct(sources, scope, productKey, EXPLAINED),
    importSessions: (sessions, { isFirstOnly = false } = {}) =>
      importInto(sources.database, sessions, isFirstOnly),
    async measurePictures(limit) {
      return await measureFrom(sources, { limit });
    },
  };
}

export const provider = defineProvider({
  port: 'recommendations',
  name: 'embedded',
  async create({ log, port, ...deps }, { scopes }) {
    const database = (await deps.database()) as Database;
    const sources: RecommendationSources = {
      ...{ database, pictureFascia: findFirstFascia(scopes) },
      ...{ openSearch: () => port('search'), openPictures: () => port('pictures') },
    };
    const timer = setInterval(() => {
      countAll(database).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'Events could not be counted; trying again later'),
      );
      measureFrom(sources, MEASURED).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'Pictures could not be measured; trying again later'),
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

async function measureFrom(
  { database, openPictures, pictureFascia }: RecommendationSources,
  limits: MeasureLimits,
): Promise<MeasuredPictures> {
  const source = { pictures: await openPictures(), fascia: pictureFascia };
  return await measurePictures(database, source, limits);
}

function findFirstFascia(scopes: unknown): string {
  const first: unknown = Array.isArray(scopes) ? scopes[0] : null;
  const isScope = typeof first === 'object' && first !== null && 'fascia' in first;
  return isScope ? String(first.fascia) : '';
}
