/** Search in this process: the shop's own engine behind the Algolia protocol, following the catalogue. */
import type { Search } from '#features/search/search.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import { isCurrencyCode } from '#kit/money.ts';
import { isObject } from './protocol/parameter.ts';
import { answerCall, type ProtocolHost } from './protocol/protocol.ts';
import { type SearchScope, ShopIndexes } from './shop-indexes.ts';
import { WordFiles } from './word-files.ts';

/** A write is found within a second: this, plus reading the changed products. */
const POLL_MS = 250;
const SLOWEST_POLL_MS = 5_000;

export const provider = defineProvider({
  port: 'search',
  name: 'embedded',
  async create(deps, config) {
    const sources = { source: await deps.port('searchSource'), changes: await deps.port('changes'), log: deps.log };
    const indexes = new ShopIndexes(parseScopes(config.scopes), sources);
    const words = new WordFiles(deps.dataDir, deps.log);
    await indexes.readWords(words);
    follow(indexes, words, deps.log);
    return createSearch(indexes, config);
  },
});

function createSearch(indexes: ShopIndexes, config: Record<string, unknown>): Search {
  const { onEvents } = config;
  const host: ProtocolHost = {
    findIndex: (name) => indexes.find(name),
    onEvents: typeof onEvents === 'function' ? async (events) => onEvents(events) : () => {},
  };
  return {
    applicationId: typeof config.applicationId === 'string' ? config.applicationId : 'PARADE',
    searchKey: typeof config.searchKey === 'string' ? config.searchKey : 'public-search-only',
    hosts: [],
    handle: (call) => answerCall(call, host),
    ready: () => indexes.ready(),
  };
}

/** Asks for changes again and again without keeping the process alive; slower while the feed fails. */
function follow(indexes: ShopIndexes, words: WordFiles, log: Log): void {
  const next = (wait: number) => {
    setTimeout(async () => {
      try {
        await indexes.catchUp();
        await indexes.readWords(words);
        next(POLL_MS);
      } catch (error) {
        log.warn({ error: String(error) }, 'Search could not read the changes; trying again');
        next(Math.min(wait * 2, SLOWEST_POLL_MS));
      }
    }, wait).unref();
  };
  next(POLL_MS);
}

function parseScopes(scopes: unknown): readonly SearchScope[] {
  if (!Array.isArray(scopes)) throw new Error('The embedded search provider needs `scopes`: a list of { fascia, locale, currency }');
  return scopes.map((scope: unknown) => {
    if (!isObject(scope) || typeof scope.fascia !== 'string' || typeof scope.locale !== 'string' || !isCurrencyCode(scope.currency))
      throw new Error(`Search scope ${JSON.stringify(scope)} must name fascia, locale and currency`);
    return { fascia: scope.fascia, locale: scope.locale, currency: scope.currency };
  });
}
