/** Recommendations in memory, for tests: counts of the given sessions over the given products. */
import { countPairs, type ItemCounts, mergePairs } from './counts/count-pairs.ts';
import { rankCandidates } from './counts/rank-candidates.ts';
import type { Session } from './counts/sessions.ts';
import { diversifyProducts, type Pickable } from './diversify-products.ts';
import type { RecommendationItem } from './recommendation-item.ts';
import type { RecommendationQuery, Recommendations } from './recommendations.port.ts';

export type MemoryProduct = Pickable & {
  readonly skus: readonly string[];
  readonly item: RecommendationItem;
};

export function createMemoryRecommendations(
  products: readonly MemoryProduct[] = [],
): Recommendations {
  const byKey = new Map(products.map((product) => [product.productKey, product]));
  const bySku = new Map(
    products.flatMap(({ skus, productKey }) => skus.map((sku) => [sku, productKey])),
  );
  const counts = new Map<string, ItemCounts>();
  const toKey = (item: string) => (byKey.has(item) ? item : bySku.get(item));
  const similarTo = (productKey: string) => {
    const department = byKey.get(productKey)?.department;
    return products.filter(
      (item) => item.productKey !== productKey && item.department === department && item.isOnStock,
    );
  };
  const choose = ({ model, productKeys, skus, limit }: RecommendationQuery) => {
    const context = [...productKeys, ...skus].flatMap((key) => toKey(key) ?? []);
    const isTrending = model === 'trending' || context.length === 0;
    const contextCounts = context.flatMap((key) => counts.get(key) ?? []);
    const ranked = rankCandidates(contextCounts, { now: Date.now(), totalOf: () => 0 });
    const trending = [...counts.values()].toSorted((a, b) => b.trend - a.trend);
    const keys = isTrending
      ? [...trending.map(({ item }) => item), ...byKey.keys()]
      : [...ranked.map(({ item }) => item), ...context.flatMap((key) => similarTo(key).map(keyOf))];
    const departments = isTrending
      ? []
      : context.flatMap((key) => byKey.get(key)?.department ?? []);
    const picked = diversifyProducts(keys, (key) => byKey.get(key), {
      ...{ limit, context: new Set(context), departments: new Set(departments) },
    });
    return { picked, ranked, isTrending };
  };
  return {
    async recommend(_scope, query) {
      const { picked, ranked, isTrending } = choose(query);
      return [...picked].flatMap(([key, exclusion], position) => {
        const product = byKey.get(key);
        if (exclusion !== null || !product) return [];
        const pair = ranked.find(({ item }) => item === key)?.counts;
        const reason = pair
          ? ({ kind: 'viewed-together', sessions: pair.viewers } as const)
          : ({ kind: isTrending ? 'trending' : 'similar' } as const);
        return [{ item: product.item, reason, score: 1 / (position + 1) }];
      });
    },
    findVisuallySimilar: async (_scope, { productKey, limit }) =>
      similarTo(productKey)
        .map((item) => ({ productKey: item.productKey }))
        .slice(0, limit),
    explain: async () => [],
    computeDescriptors: async () => ({ computed: 0, unreadable: 0, failed: [] }),
    async importSessions(sessions, { onlyIfEmpty = false } = {}) {
      if (onlyIfEmpty && counts.size > 0) return { sessions: 0, events: 0, unknown: 0 };
      const importable = mapKnownItems(sessions, toKey);
      for (const added of countPairs(importable)) counts.set(added.item, addTo(counts, added));
      const events = countEventsOf(importable);
      return { sessions: importable.length, events, unknown: countEventsOf(sessions) - events };
    },
  };
}

const keyOf = ({ productKey }: MemoryProduct) => productKey;
const countEventsOf = (sessions: readonly Session[]) =>
  sessions.reduce((sum, { events }) => sum + events.length, 0);

function mapKnownItems(
  sessions: readonly Session[],
  toKey: (item: string) => string | undefined,
): Session[] {
  return sessions.flatMap(({ events }) => {
    const knownEvents = events.flatMap((event) => {
      const item = toKey(event.item);
      return item === undefined ? [] : [{ ...event, item }];
    });
    return knownEvents.length > 0 ? [{ events: knownEvents }] : [];
  });
}

function addTo(counts: ReadonlyMap<string, ItemCounts>, added: ItemCounts): ItemCounts {
  const previous = counts.get(added.item);
  if (!previous) return added;
  return {
    item: added.item,
    views: previous.views + added.views,
    buys: previous.buys + added.buys,
    trend: previous.trend + added.trend,
    neighbours: mergePairs(previous.neighbours, added.neighbours),
  };
}
