/** Operations of the search: the calls of the Algolia protocol for the search key, and others. */
import { z } from 'zod';
import {
  json,
  localeQuery,
  type Operation,
  problems,
  type Reply,
  unknownLocale,
} from '../operation.ts';

const config = z
  .object({
    applicationId: z.string(),
    searchKey: z.string(),
    hosts: z.array(
      z.object({
        url: z.string(),
        protocol: z.enum(['http', 'https']),
        accept: z.enum(['read', 'readWrite']),
      }),
    ),
    eventsUrl: z.string().optional(),
    index: z.string(),
    promotions: z.looseObject({ language: z.string() }).describe('Rules for the badges of cards.'),
  })
  .meta({ id: 'SearchConfig' });

const pages = z.object({
  pages: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      href: z.string(),
      lang: z.string().optional(),
    }),
  ),
});

const fault = z
  .object({ message: z.string(), status: z.int() })
  .meta({ id: 'SearchProblem', description: 'Error as Algolia’s clients expect it.' });

function errorReplies(...statuses: readonly number[]): Readonly<Record<number, Reply>> {
  return Object.fromEntries(
    statuses.map((status) => [status, { description: 'The call is refused.', schema: fault }]),
  );
}

const hit = z.looseObject({ objectID: z.string() });

const queryResult = z
  .looseObject({
    hits: z.array(hit),
    nbHits: z.int(),
    page: z.int().optional(),
    nbPages: z.int().optional(),
    hitsPerPage: z.int().optional(),
    query: z.string(),
    params: z.string(),
    index: z.string(),
    facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
    queryID: z.string().optional(),
    processingTimeMS: z.number(),
  })
  .meta({ id: 'SearchResult' });

const facetResult = z
  .looseObject({
    facetHits: z.array(z.object({ value: z.string(), highlighted: z.string(), count: z.int() })),
  })
  .meta({ id: 'FacetResult' });

const parameters = z
  .looseObject({ query: z.string().optional() })
  .describe('Parameters of a search; docs/search.md names those that differ from Algolia’s.');

const index = z
  .string()
  .describe('`{fascia}-{locale}` with an order as suffix, or a custom index.');
const headers = z.object({
  'x-algolia-application-id': z.string(),
  'x-algolia-api-key': z.string(),
});
const common = { tag: 'search', security: 'searchKey', headers } as const;
const MODELS = [
  ...(['related-products', 'bought-together'] as const),
  ...(['looking-similar', 'trending-items'] as const),
] as const;

const INDEX = 'aldermoor-en-GB';
const named = { path: { index: INDEX }, status: 200 } as const;
const ofIndex = z.object({ index });

export const searchOperations: readonly Operation[] = [
  {
    method: 'GET',
    path: '/_api/search/config',
    tag: 'search',
    summary: 'What a browser needs to query the index.',
    query: z.object(localeQuery),
    replies: { ...json(config), ...problems(400) },
    valid: { status: 200 },
    invalid: unknownLocale,
  },
  {
    method: 'GET',
    path: '/_api/search/pages',
    tag: 'search',
    summary: 'Editors’ pages for a query.',
    query: z.object({
      ...localeQuery,
      q: z.string().optional(),
      found: z
        .enum(['sure', 'unsure'])
        .optional()
        .describe('Whether products match the query; absent for suggestions.'),
    }),
    replies: { ...json(pages), ...problems(400, 503) },
    valid: { query: { q: 'returns' }, status: 200 },
    invalid: { query: { q: 'returns', locale: 'xx-XX' }, status: 400 },
  },
  {
    ...common,
    method: 'POST',
    path: '/search/1/indexes/*/queries',
    summary: 'Several searches in one call.',
    body: {
      json: z.object({
        requests: z.array(parameters.extend({ indexName: z.string() })).max(32),
        strategy: z.enum(['none', 'stopIfEnoughMatches']).optional(),
      }),
    },
    replies: {
      ...json(z.object({ results: z.array(z.union([queryResult, facetResult])) })),
      ...errorReplies(400, 403, 404),
    },
    valid: { json: { requests: [{ indexName: INDEX, query: 'tee' }] }, status: 200 },
    invalid: { json: { requests: [{ query: 'tee' }] }, status: 400 },
  },
  {
    ...common,
    method: 'POST',
    path: '/search/1/indexes/*/objects',
    summary: 'Several records by their ids.',
    body: {
      json: z.object({
        requests: z.array(z.looseObject({ indexName: z.string(), objectID: z.string() })),
      }),
    },
    replies: {
      ...json(z.object({ results: z.array(hit.nullable()) })),
      ...errorReplies(400, 403, 404),
    },
    valid: { json: { requests: [{ indexName: INDEX, objectID: 'ABC12345' }] }, status: 200 },
    invalid: { json: { requests: [{ indexName: INDEX }] }, status: 400 },
  },
  {
    ...common,
    method: 'POST',
    path: '/search/1/indexes/*/recommendations',
    summary: 'Records that go with one, or that are trending.',
    body: {
      json: z.object({
        requests: z
          .array(
            z.looseObject({
              indexName: z.string(),
              model: z.enum(MODELS),
              objectID: z.string().optional(),
              threshold: z.int().min(0).max(100).optional(),
            }),
          )
          .max(5),
      }),
    },
    replies: {
      ...json(z.object({ results: z.array(queryResult) })),
      ...errorReplies(400, 403, 404),
    },
    valid: {
      json: {
        requests: [{ indexName: INDEX, model: 'related-products', objectID: 'ABC12345' }],
      },
      status: 200,
    },
    invalid: { json: { requests: [{ indexName: INDEX, model: 'nearest' }] }, status: 400 },
  },
  {
    ...common,
    method: 'POST',
    path: '/search/1/events',
    summary: 'Views, clicks and conversions.',
    body: {
      json: z.object({
        events: z
          .array(z.looseObject({ eventType: z.string(), eventName: z.string() }))
          .min(1)
          .max(1000),
      }),
    },
    replies: {
      ...json(z.object({ status: z.literal(200), message: z.string() })),
      ...errorReplies(400, 403, 429),
    },
    valid: {
      json: {
        events: [
          {
            ...{ eventType: 'click', eventName: 'Product Clicked', index: INDEX },
            ...{ objectIDs: ['ABC12345'], userToken: 'anonymous-1' },
          },
        ],
      },
      status: 200,
    },
    invalid: { json: { events: [] }, status: 400 },
  },
  {
    ...common,
    method: 'POST',
    path: '/search/1/indexes/{index}/query',
    summary: 'Search an index.',
    pathParameters: ofIndex,
    body: { json: parameters },
    replies: { ...json(queryResult), ...errorReplies(400, 403, 404) },
    valid: { ...named, json: { query: 'tee', hitsPerPage: 5, facets: ['brand'] } },
    invalid: { path: { index: INDEX }, json: { hitsPerPage: -1 }, status: 400 },
  },
  {
    ...common,
    method: 'GET',
    path: '/search/1/indexes/{index}',
    summary: 'Search an index, with the parameters in the address.',
    pathParameters: ofIndex,
    query: z.object({ query: z.string().optional() }),
    replies: { ...json(queryResult), ...errorReplies(400, 403, 404) },
    valid: { ...named, query: { query: 'tee' } },
    invalid: { path: { index: 'none' }, status: 404 },
  },
  {
    ...common,
    method: 'POST',
    path: '/search/1/indexes/{index}/facets/{facet}/query',
    summary: 'Values of a facet that begin with a text.',
    pathParameters: z.object({ index, facet: z.string() }),
    body: { json: z.looseObject({ facetQuery: z.string().optional() }) },
    replies: { ...json(facetResult), ...errorReplies(400, 403, 404) },
    valid: { path: { index: INDEX, facet: 'brand' }, json: { facetQuery: 'h' }, status: 200 },
    invalid: { path: { index: 'none', facet: 'brand' }, json: {}, status: 404 },
  },
  {
    ...common,
    method: 'GET',
    path: '/search/1/indexes/{index}/{objectID}',
    summary: 'One record.',
    pathParameters: z.object({ index, objectID: z.string() }),
    query: z.object({ attributesToRetrieve: z.string().optional() }),
    replies: { ...json(hit), ...errorReplies(403, 404) },
    valid: { path: { index: INDEX, objectID: 'ABC12345' }, status: 200 },
    invalid: { path: { index: INDEX, objectID: 'none' }, status: 404 },
  },
];
