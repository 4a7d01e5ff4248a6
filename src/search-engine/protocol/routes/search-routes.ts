/** Routes for the search key: queries, facet values, single records, events. */
import { Problem } from '#kit/problem.ts';
import { MAX_USER_TOKEN_LENGTH, type NamedIndex } from '../parameters/build-query.ts';
import { CallCost } from '../parameters/cost.ts';
import {
  createParameterProblem,
  flattenParameters,
  isObject,
  type Parameters,
  parseEnumParameter,
  parseFlagParameter,
  parseNamesParameter,
  parseTextParameter,
} from '../parameters/parameter.ts';
import type { ProtocolHost } from '../protocol.ts';
import { selectAttributes } from '../response/hits.ts';
import { respondToFacetQuery, respondToQuery } from '../response/respond-to-query.ts';
import { parseEvents } from './events.ts';
import { queryOf, type Route } from './routes.ts';

/** Maximum of sub-queries in one call: twice those of a page with every facet selected. */
const MAX_REQUESTS = 32;
const MAX_OBJECTS = 1000;
const MAX_ATTRIBUTES = 100;

type Host = Pick<ProtocolHost, 'findIndex' | 'onEvents' | 'profileOf'>;

export const searchRoutes: readonly Route<Host>[] = [
  {
    method: 'POST',
    path: '/1/indexes/*/queries',
    needs: 'search',
    handle: ({ body }, host) => handleQueries(body, host),
  },
  {
    method: 'POST',
    path: '/1/indexes/*/objects',
    needs: 'search',
    handle: ({ body }, host) => readObjects(body, host),
  },
  {
    method: 'POST',
    path: '/1/events',
    needs: 'search',
    handle: ({ body }, host) => saveEvents(body, host),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/query',
    needs: 'search',
    handle: async ({ pathParameters, body }, host) =>
      respondToQuery(
        await withProfile(await indexOf(pathParameters.index, host), queryOf(body), host),
        queryOf(body),
      ),
  },
  {
    method: 'GET',
    path: '/1/indexes/:index',
    needs: 'search',
    handle: async ({ pathParameters, search }, host) =>
      respondToQuery(await indexOf(pathParameters.index, host), Object.fromEntries(search)),
  },
  {
    method: 'POST',
    path: '/1/indexes/:index/facets/:facet/query',
    needs: 'search',
    handle: async ({ pathParameters, body }, host) =>
      handleFacetQuery(
        await indexOf(pathParameters.index, host),
        pathParameters.facet ?? '',
        queryOf(body),
      ),
  },
  {
    method: 'GET',
    path: '/1/indexes/:index/:objectID',
    needs: 'search',
    handle: async ({ pathParameters, search }, host) => {
      const names = parseNamesParameter(
        Object.fromEntries(search),
        'attributesToRetrieve',
        MAX_ATTRIBUTES,
      );
      const record = readRecord(
        await indexOf(pathParameters.index, host),
        pathParameters.objectID ?? '',
        names,
      );
      if (!record) throw new Problem(404, 'search.noObject', 'ObjectID does not exist');
      return record;
    },
  },
];

async function handleQueries(body: unknown, host: Host): Promise<unknown> {
  const stopsEarly =
    isObject(body) &&
    parseEnumParameter(body, 'strategy', ['none', 'stopIfEnoughMatches']) === 'stopIfEnoughMatches';
  const results: Record<string, unknown>[] = [];
  const cost = new CallCost();
  let isEnough = false;
  for (const [position, request] of requestsOf(body, MAX_REQUESTS).entries()) {
    if (typeof request.indexName !== 'string')
      throw createParameterProblem(`requests[${position}].indexName`, 'must be a string');
    const index = await indexOf(request.indexName, host);
    const personalIndex = await withProfile(index, request, host);
    const effectiveRequest = isEnough ? withoutHits(request) : request;
    const result: Record<string, unknown> =
      request.type === 'facet'
        ? handleFacetQuery(index, facetName(request), request, cost)
        : respondToQuery(personalIndex, effectiveRequest, cost);
    results.push(isEnough ? { ...result, processed: false } : result);
    isEnough ||= stopsEarly && Number(result.nbHits) >= Number(result.hitsPerPage);
  }
  return { results };
}

/** Personalises only with consent (`enablePersonalization`) and a user token. */
async function withProfile(
  named: NamedIndex,
  request: Parameters,
  { profileOf }: Host,
): Promise<NamedIndex> {
  const parameters = { ...named.defaults, ...flattenParameters(request) };
  if (!profileOf || !parseFlagParameter(parameters, 'enablePersonalization')) return named;
  const token = parseTextParameter(parameters, 'userToken', '', MAX_USER_TOKEN_LENGTH);
  return token === '' ? named : { ...named, profile: await profileOf(token) };
}

/** Replaces a query that `stopIfEnoughMatches` skips. */
function withoutHits({ indexName, query }: Parameters): Parameters {
  return { indexName, query, hitsPerPage: 0 };
}

async function readObjects(body: unknown, host: Host): Promise<unknown> {
  const results: unknown[] = [];
  for (const [position, request] of requestsOf(body, MAX_OBJECTS).entries()) {
    const { indexName, objectID } = request;
    if (typeof indexName !== 'string')
      throw createParameterProblem(`requests[${position}].indexName`, 'must be a string');
    if (typeof objectID !== 'string')
      throw createParameterProblem(`requests[${position}].objectID`, 'must be a string');
    const names = parseNamesParameter(request, 'attributesToRetrieve', MAX_ATTRIBUTES);
    results.push(readRecord(await indexOf(indexName, host), objectID, names));
  }
  return { results };
}

function readRecord(
  { index, unretrievable }: NamedIndex,
  objectID: string,
  names: readonly string[] = ['*'],
): unknown {
  const record = index.get(objectID);
  return record ? selectAttributes(record, names, unretrievable) : null;
}

function requestsOf(body: unknown, max: number): readonly Parameters[] {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests)) throw createParameterProblem('requests', 'must be a list');
  if (requests.length > max) throw createParameterProblem('requests', `must be at most ${max}`);
  return requests.map((request: unknown, position) => {
    if (!isObject(request))
      throw createParameterProblem(`requests[${position}]`, 'must be an object');
    return request;
  });
}

function facetName(request: Parameters): string {
  if (typeof request.facet !== 'string') throw createParameterProblem('facet', 'must be a string');
  return request.facet;
}

/** `facetQuery` and `maxFacetHits` may be beside `params` or inside. */
function handleFacetQuery(
  index: NamedIndex,
  attribute: string,
  request: Parameters,
  cost?: CallCost,
): Record<string, unknown> {
  return respondToFacetQuery(index, attribute, flattenParameters(request), cost);
}

async function saveEvents(body: unknown, host: Host): Promise<unknown> {
  await host.onEvents(parseEvents(body));
  return { status: 200, message: 'OK' };
}

async function indexOf(name = '', host: Host): Promise<NamedIndex> {
  const index = await host.findIndex(name);
  if (!index) throw unknownIndex(name);
  return index;
}

export function unknownIndex(name: string): Problem {
  return new Problem(404, 'search.noIndex', `Index ${name.slice(0, 100)} does not exist`);
}
