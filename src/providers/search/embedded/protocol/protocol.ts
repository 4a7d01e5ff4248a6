/** The Algolia protocol over local indexes: one call in, one answer out, never an exception for bad input. */
import type { SearchAnswer, SearchCall } from '#features/search/search.port.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { answerFacetQuery, answerQuery } from './answer-query.ts';
import { parseEvents, type SearchEvent } from './events.ts';
import { flattenParameters, isObject, type Parameters, refuse } from './parameter.ts';
import type { NamedIndex } from './question.ts';

export type ProtocolHost = {
  /** null for a name that there is no index for. */
  readonly findIndex: (name: string) => Promise<NamedIndex | null>;
  readonly onEvents: (events: readonly SearchEvent[]) => void | Promise<void>;
};

/** Sub-queries in one call: twice what a page with every facet chosen sends. */
const MAX_REQUESTS = 32;

const QUERIES = /^\/1\/indexes\/\*\/queries$/;
const QUERY = /^\/1\/indexes\/([^/]+)\/query$/;
const FACET_QUERY = /^\/1\/indexes\/([^/]+)\/facets\/([^/]+)\/query$/;
const OBJECT = /^\/1\/indexes\/([^/]+)\/([^/]+)$/;
const EVENTS = /^\/1\/events$/;

export async function answerCall(call: SearchCall, host: ProtocolHost): Promise<SearchAnswer> {
  try {
    return { status: 200, body: await route(call, host) };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { status: error.status, body: { message: error.message, status: error.status } };
  }
}

async function route(call: SearchCall, host: ProtocolHost): Promise<unknown> {
  const path = call.path.replace(/\?.*$/s, '');
  if (call.method === 'GET') return readObject(path, host);
  if (QUERIES.test(path)) return answerQueries(call.body, host);
  if (EVENTS.test(path)) return takeEvents(call.body, host);
  const query = QUERY.exec(path);
  if (query) return answerQuery(await indexOf(decode(query[1]), host), parametersOf(call.body));
  const facet = FACET_QUERY.exec(path);
  if (facet) return facetAnswer(await indexOf(decode(facet[1]), host), decode(facet[2]), parametersOf(call.body));
  throw notFound(path);
}

async function readObject(path: string, host: ProtocolHost): Promise<unknown> {
  const match = OBJECT.exec(path);
  if (!match) throw notFound(path);
  const { index } = await indexOf(decode(match[1]), host);
  const record = index.get(decode(match[2]));
  if (!record) throw new Problem(404, 'search.noObject', 'ObjectID does not exist');
  return record;
}

async function answerQueries(body: unknown, host: ProtocolHost): Promise<unknown> {
  const requests = isObject(body) ? body.requests : undefined;
  if (!Array.isArray(requests)) throw refuse('requests', 'must be a list');
  if (requests.length > MAX_REQUESTS) throw refuse('requests', `must be at most ${MAX_REQUESTS}`);
  const results: unknown[] = [];
  for (const [position, request] of requests.entries()) {
    if (!isObject(request)) throw refuse(`requests[${position}]`, 'must be an object');
    if (typeof request.indexName !== 'string') throw refuse(`requests[${position}].indexName`, 'must be a string');
    const index = await indexOf(request.indexName, host);
    results.push(request.type === 'facet' ? facetAnswer(index, facetName(request), request) : answerQuery(index, request));
  }
  return { results };
}

function facetName(request: Parameters): string {
  if (typeof request.facet !== 'string') throw refuse('facet', 'must be a string');
  return request.facet;
}

/** `facetQuery` and `maxFacetHits` may stand beside `params` or inside. */
function facetAnswer(index: NamedIndex, attribute: string, request: Parameters): unknown {
  return answerFacetQuery(index, attribute, flattenParameters(request));
}

async function takeEvents(body: unknown, host: ProtocolHost): Promise<unknown> {
  await host.onEvents(parseEvents(body));
  return { status: 200, message: 'OK' };
}

async function indexOf(name: string, host: ProtocolHost): Promise<NamedIndex> {
  const found = await host.findIndex(name);
  if (!found) throw new Problem(404, 'search.noIndex', `Index ${name.slice(0, 100)} does not exist`);
  return found;
}

function parametersOf(body: unknown): Parameters {
  if (body === undefined || body === null) return {};
  if (!isObject(body)) throw refuse('body', 'must be an object');
  return body;
}

function decode(segment = ''): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refuse('path', 'is not valid');
  }
}

function notFound(path: string): Problem {
  return new Problem(404, 'search.noPath', `Path ${path.slice(0, 100)} is not supported`);
}
