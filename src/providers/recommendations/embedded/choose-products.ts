/** Chooses recommendations: by counts, then similar products if counts are few, then filters. */
import type { Database } from '#database/database.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import {
  type RankedItem,
  rankCandidates,
} from '#features/recommendations/counts/rank-candidates.ts';
import {
  diversifyProducts,
  type Pickable,
  type PickRules,
} from '#features/recommendations/diversify-products.ts';
import type {
  ExplainedCandidate,
  Recommendation,
  RecommendationQuery,
  RecommendationReason,
} from '#features/recommendations/recommendations.port.ts';
import { createInProcessClient } from '#features/search/client/in-process-client.ts';
import { queryCarousel } from '#features/search/query/query-carousel.ts';
import type { Search } from '#features/search/search.port.ts';
import { indexName } from '#features/search/search.ts';
import {
  findProductKeys,
  MIN_SESSIONS,
  readItems,
  readTrendingKeys,
  readWeights,
} from './item-statements.ts';
import {
  openRecords,
  type RecordReader,
  type ShopRecord,
  toRecommendationItem,
} from './read-records.ts';

export type Sources = {
  readonly database: Database;
  /** Opened by the first call: commands that only count need no index. */
  readonly openSearch: () => Promise<Search>;
};

/** Maximum number of candidates to read from the index. */
const MAX_CANDIDATES = 60;
/** Candidates to read at a time: few are left out, so one batch is often enough. */
const READ_BATCH = 16;
const MAX_SIMILAR = 40;
/** For all fascias together, each of which sells only some of the products. */
const MAX_TRENDING = 300;
/** Score of the most similar product; the pair with the highest count has 1. */
const SIMILAR_SCORE = 0.3;

type Choice = {
  readonly productKey: string;
  readonly score: number;
  readonly reason: RecommendationReason;
  readonly candidate?: RankedItem;
};

export async function chooseProducts(
  sources: Sources,
  scope: CatalogueScope,
  query: RecommendationQuery,
): Promise<readonly Recommendation[]> {
  const context = await findContext(sources, query);
  if (query.model === 'trending' || context.length === 0)
    return await chooseTrending(sources, scope, query, new Set(context));
  const choices = await countedChoices(sources, context, query.model);
  const trusted = choices.filter(isTrusted);
  const records = openRecords(await sources.openSearch(), scope);
  const rules = await createRules(records, context, query.limit);
  const counted = await pickProducts(records, trusted, rules);
  if (counted.length >= query.limit) return counted;
  const withSimilar = await fillSimilar(sources, scope, context, choices);
  // There are no similar products for an unknown one.
  if (withSimilar.length === 0)
    return await chooseTrending(sources, scope, query, new Set(context));
  return await pickProducts(records, withSimilar, rules);
}

/** Every candidate with its counts, and why it is left out. */
export async function explainProduct(
  sources: Sources,
  scope: CatalogueScope,
  productKey: string,
  limit: number,
): Promise<readonly ExplainedCandidate[]> {
  const context = [productKey];
  const choices = await countedChoices(sources, context, 'related');
  const withSimilar = (await fillSimilar(sources, scope, context, choices)).slice(
    0,
    MAX_CANDIDATES,
  );
  const keys = withSimilar.map((choice) => choice.productKey);
  const records = openRecords(await sources.openSearch(), scope);
  const rules = await createRules(records, context, limit);
  const recordByKey = await records.read(keys);
  const exclusions = diversifyProducts(keys, (key) => recordByKey.get(key), rules);
  return withSimilar.map(({ candidate, ...choice }) => ({
    ...choice,
    counts: candidate?.counts ?? null,
    exclusion: exclusions.get(choice.productKey) ?? null,
  }));
}

/** Keys of similar products in stock, of the same department. */
export async function findSimilarKeys(
  { openSearch }: Sources,
  { fascia, locale }: CatalogueScope,
  query: { readonly productKey: string; readonly colour?: string; readonly limit: number },
): Promise<string[]> {
  const search = await openSearch();
  const { applicationId, searchKey } = search;
  const config = { applicationId, searchKey, hosts: [], index: indexName(fascia, locale) };
  const hits = await queryCarousel(clientOf(search), config, {
    mode: 'similarAttributes',
    ...query,
  });
  return hits.map(({ productKey }) => productKey);
}

async function findContext(
  { database }: Sources,
  { productKeys, skus }: RecommendationQuery,
): Promise<string[]> {
  if (skus.length === 0) return [...new Set(productKeys)];
  const productKeyBySku = await findProductKeys(database, skus);
  return [...new Set([...productKeys, ...skus.flatMap((sku) => productKeyBySku.get(sku) ?? [])])];
}

/** Products viewed or bought with those of the context; for `bought-together` the latter first. */
async function countedChoices(
  { database }: Sources,
  context: readonly string[],
  model: 'related' | 'bought-together',
): Promise<Choice[]> {
  const items = await readItems(database, context);
  const neighbourKeys = new Set(items.flatMap(({ neighbours }) => [...neighbours.keys()]));
  const weights = await readWeights(database, [...neighbourKeys]);
  const totalOf = (item: string, by?: 'buys') => {
    const { views = 0, buys = 0 } = weights.get(item) ?? {};
    return by === 'buys' ? buys : views + buys;
  };
  const now = Date.now();
  const related = toChoices(rankCandidates(items, { now, totalOf }));
  if (model === 'related') return related;
  const bought = toChoices(
    rankCandidates(items, { by: 'buys', now, totalOf: (item) => totalOf(item, 'buys') }),
  );
  return [...bought.filter(({ candidate }) => isBoughtOften(candidate)), ...related];
}

function isBoughtOften(candidate: RankedItem | undefined): boolean {
  return (candidate?.counts.buyers ?? 0) >= MIN_SESSIONS;
}

function toChoices(candidates: readonly RankedItem[]): Choice[] {
  const best = candidates[0]?.score ?? 1;
  return candidates.map((candidate) => {
    const { viewers, buyers } = candidate.counts;
    const reason = isBoughtOften(candidate)
      ? ({ kind: 'bought-together', sessions: buyers } as const)
      : ({ kind: 'viewed-together', sessions: viewers } as const);
    return { productKey: candidate.item, score: candidate.score / best, reason, candidate };
  });
}

function isTrusted({ candidate }: Choice): boolean {
  const { viewers = 0, buyers = 0 } = candidate?.counts ?? {};
  return viewers + buyers >= MIN_SESSIONS;
}

/** Order: counted often; counted rarely and similar; only similar; only counted rarely. */
async function fillSimilar(
  sources: Sources,
  scope: CatalogueScope,
  context: readonly string[],
  choices: readonly Choice[],
): Promise<Choice[]> {
  const [productKey = ''] = context;
  const similar = await findSimilarKeys(sources, scope, { productKey, limit: MAX_SIMILAR });
  const untrusted = choices.filter((choice) => !isTrusted(choice));
  const trusted = choices.filter(isTrusted);
  const highestScore = Math.min(SIMILAR_SCORE, trusted.at(-1)?.score ?? SIMILAR_SCORE);
  const additions = new Map<string, Choice>();
  const isSimilar = new Set(similar);
  for (const choice of untrusted)
    if (isSimilar.has(choice.productKey)) additions.set(choice.productKey, choice);
  for (const key of similar)
    if (!additions.has(key))
      additions.set(key, { productKey: key, score: 0, reason: { kind: 'similar' } });
  for (const choice of untrusted)
    if (!additions.has(choice.productKey)) additions.set(choice.productKey, choice);
  const scoredAdditions = [...additions.values()].map((choice, position) => ({
    ...choice,
    score: highestScore * (1 - position / additions.size),
  }));
  return [...trusted, ...scoredAdditions];
}

async function createRules(
  records: RecordReader,
  context: readonly string[],
  limit: number,
): Promise<PickRules> {
  const recordByKey = await records.read(context);
  const departments = new Set(context.flatMap((key) => recordByKey.get(key)?.department ?? []));
  return { limit, context: new Set(context), departments };
}

async function chooseTrending(
  sources: Sources,
  scope: CatalogueScope,
  { categoriesTaxonomies, limit }: RecommendationQuery,
  context: ReadonlySet<string>,
): Promise<readonly Recommendation[]> {
  const records = openRecords(await sources.openSearch(), scope);
  const rules = { limit, context, departments: new Set<string>() };
  const isCandidate = ({ categoryTaxonomy }: ShopRecord) =>
    categoriesTaxonomies.length === 0 ||
    categoriesTaxonomies.some((taxonomy) =>
      categoryTaxonomy.toLowerCase().startsWith(taxonomy.toLowerCase()),
    );
  const pickFrom = (keys: readonly string[]) => {
    const choices = [...new Set(keys)].map((productKey, position): Choice => {
      return { productKey, score: 1 - position / keys.length, reason: { kind: 'trending' } };
    });
    return pickProducts(records, choices, rules, { maxKeys: keys.length, isCandidate });
  };
  const trending = await readTrendingKeys(sources.database, MAX_TRENDING);
  const picked = await pickFrom(trending);
  if (picked.length >= limit) return picked;
  return await pickFrom([...trending, ...(await findBestSellers(sources, scope))]);
}

async function findBestSellers(
  { openSearch }: Sources,
  { fascia, locale }: CatalogueScope,
): Promise<string[]> {
  const search = await openSearch();
  const { applicationId, searchKey } = search;
  const config = { applicationId, searchKey, hosts: [], index: indexName(fascia, locale) };
  const query = {
    mode: 'carousel',
    sort: 'best-sellers',
    inStock: true,
    limit: MAX_SIMILAR,
  } as const;
  return (await queryCarousel(clientOf(search), config, query)).map(({ productKey }) => productKey);
}

const ALL_CANDIDATES = { maxKeys: MAX_CANDIDATES, isCandidate: (_: ShopRecord): boolean => true };

/** Reads only as many records as are needed to find the number that the rules allow. */
async function pickProducts(
  records: RecordReader,
  choices: readonly Choice[],
  rules: PickRules,
  { maxKeys, isCandidate }: typeof ALL_CANDIDATES = ALL_CANDIDATES,
): Promise<Recommendation[]> {
  const keys = [...new Set(choices.map(({ productKey }) => productKey))].slice(0, maxKeys);
  const choiceByKey = new Map(choices.toReversed().map((choice) => [choice.productKey, choice]));
  for (let end = READ_BATCH; ; end += READ_BATCH) {
    const batchKeys = keys.slice(0, end);
    const recordByKey = await records.read(batchKeys);
    const findPickable = (key: string): Pickable | undefined => {
      const record = recordByKey.get(key);
      return record && isCandidate(record) ? record : undefined;
    };
    const exclusions = diversifyProducts(batchKeys, findPickable, rules);
    const picked = batchKeys.filter((key) => exclusions.get(key) === null);
    if (picked.length < rules.limit && end < keys.length) continue;
    return picked.flatMap((key) => {
      const [choice, record] = [choiceByKey.get(key), recordByKey.get(key)];
      if (!choice || !record) return [];
      return [{ item: toRecommendationItem(record), reason: choice.reason, score: choice.score }];
    });
  }
}

const clients = new WeakMap<Search, ReturnType<typeof createInProcessClient>>();

function clientOf(search: Search) {
  const client = clients.get(search) ?? createInProcessClient(search);
  clients.set(search, client);
  return client;
}
