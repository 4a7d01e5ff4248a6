/** Recommendations of the protocol: related products, bought together, looking similar, trending. */
import { Problem } from '#kit/problem.ts';
import type { NamedIndex } from '../parameters/build-query.ts';
import {
  createParameterProblem,
  isObject,
  type Parameters,
  parseEnumParameter,
  parseIntegerParameter,
  parseTextParameter,
} from '../parameters/parameter.ts';
import { respondToQuery } from '../response/respond-to-query.ts';
import type { Route } from './routes.ts';

const MODELS = [
  'related-products',
  'bought-together',
  'looking-similar',
  'trending-items',
] as const;

export type RecommendedObject = {
  readonly objectID: string;
  /** 0 to 1. */
  readonly score: number;
};

export type RecommendRequest = {
  readonly index: string;
  readonly model: (typeof MODELS)[number];
  /** '' for trending items. */
  readonly objectID: string;
};

/** Recommended objects of a catalogue index, the best first; none for other indexes. */
export type Recommend = (request: RecommendRequest) => Promise<readonly RecommendedObject[]>;

type Host = {
  readonly findIndex: (name: string) => Promise<NamedIndex | null>;
  readonly recommend?: Recommend;
};

/** Each request reads the database and searches. */
const MAX_REQUESTS = 5;
const MAX_RECOMMENDED = 30;
const MAX_NAME = 256;

export const recommendationRoutes: readonly Route<Host>[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/recommendations',
    needs: 'search',
    handle: async ({ body }, host) => {
      const requests = isObject(body) ? body.requests : undefined;
      if (!Array.isArray(requests)) throw createParameterProblem('requests', 'must be a list');
      if (requests.length > MAX_REQUESTS)
        throw createParameterProblem('requests', `must be at most ${MAX_REQUESTS}`);
      // One after the other, so that a call takes no more than one connection.
      const results: unknown[] = [];
      for (const [position, request] of requests.entries())
        results.push(await handleRecommendationRequest(request, position, host));
      return { results };
    },
  },
];

async function handleRecommendationRequest(
  request: unknown,
  position: number,
  host: Host,
): Promise<unknown> {
  if (!isObject(request))
    throw createParameterProblem(`requests[${position}]`, 'must be an object');
  const indexName = parseTextParameter(request, 'indexName', '', MAX_NAME);
  if (request.model === undefined)
    throw createParameterProblem('model', `must be one of ${MODELS.join(', ')}`);
  const model = parseEnumParameter(request, 'model', MODELS);
  const objectID = parseTextParameter(request, 'objectID', '', MAX_NAME);
  if (model !== 'trending-items' && objectID === '')
    throw createParameterProblem('objectID', 'is needed for this model');
  const maxHits = parseIntegerParameter(
    request,
    'maxRecommendations',
    MAX_RECOMMENDED,
    MAX_RECOMMENDED,
  );
  const threshold = parseIntegerParameter(request, 'threshold', 0, 100) / 100;
  const named = await host.findIndex(indexName);
  if (!named)
    throw new Problem(404, 'search.noIndex', `Index ${indexName.slice(0, 100)} does not exist`);
  const recommended = (await host.recommend?.({ index: indexName, model, objectID })) ?? [];
  const eligible = recommended.filter(({ score }) => score >= threshold);
  return respondWithHits(named, request, eligible, maxHits === 0 ? MAX_RECOMMENDED : maxHits);
}

/** Recommended records of the index that match the query parameters, by descending score. */
function respondWithHits(
  named: NamedIndex,
  request: Parameters,
  recommended: readonly RecommendedObject[],
  maxHits: number,
): Record<string, unknown> {
  const { queryParameters, facetName, facetValue } = request;
  const searchParameters = isObject(queryParameters) ? queryParameters : {};
  const scores = new Map(recommended.map(({ objectID, score }) => [objectID, score]));
  const idFilter = [...scores.keys()].map((id) => `objectID:${JSON.stringify(id)}`).join(' OR ');
  const facet =
    typeof facetName === 'string' && typeof facetValue === 'string'
      ? [`${facetName}:${JSON.stringify(facetValue)}`]
      : [];
  const filters =
    typeof searchParameters.filters === 'string' && searchParameters.filters !== ''
      ? [searchParameters.filters]
      : [];
  const allFilters = [...filters, ...facet, idFilter].map((part) => `(${part})`).join(' AND ');
  const result = respondToQuery(named, {
    ...searchParameters,
    // Nothing has an empty id: without recommendations, nothing is found.
    filters: scores.size === 0 ? 'objectID:""' : allFilters,
    hitsPerPage: Math.max(1, scores.size),
    page: 0,
  });
  const hits = (Array.isArray(result.hits) ? result.hits : [])
    .flatMap((hit: unknown) => (isObject(hit) ? [hit] : []))
    .map((hit) => ({ ...hit, _score: Math.round(100 * (scores.get(String(hit.objectID)) ?? 0)) }))
    .toSorted((item, other) => rankOf(item) - rankOf(other))
    .slice(0, maxHits);
  function rankOf(hit: Parameters): number {
    return [...scores.keys()].indexOf(String(hit.objectID));
  }
  return { ...result, hits, nbHits: hits.length, nbPages: 1, hitsPerPage: maxHits };
}
