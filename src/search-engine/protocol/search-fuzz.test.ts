/** Fuzz tests: every input gives a result or an error response, never an exception. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchRecords } from '#features/search/search.fixtures.ts';
import {
  createMemoryCatalogue,
  createMemorySearch,
} from '#providers/search/embedded/in-memory.fixtures.ts';

const INDEX = 'aldermoor-en-GB';

const NAMES = [
  ...[
    'query',
    'page',
    'hitsPerPage',
    'offset',
    'length',
    'facets',
    'filters',
    'facetFilters',
    'numericFilters',
    'tagFilters',
  ],
  ...[
    'optionalFilters',
    'distinct',
    'attributesToRetrieve',
    'attributesToHighlight',
    'highlightPreTag',
    'typoTolerance',
    'ruleContexts',
  ],
  ...[
    'maxValuesPerFacet',
    'sortFacetValuesBy',
    'getRankingInfo',
    'removeWordsIfNoResults',
    'responseFields',
    'params',
    'facetQuery',
  ],
  ...['__proto__', 'constructor', 'toString'],
];
const TEXTS = [
  ...[
    'brand:',
    ':',
    'price>',
    'price:1 TO',
    'NOT',
    '(((',
    ')',
    '"',
    "'",
    '\\',
    '[',
    '[[]]',
    '{}',
    '-',
    '*',
    '\0',
    '\ud800',
    'a\u0301',
    '%',
    '<score=9>',
  ],
  ...[
    'price < 5 AND (brand:a OR brand:b)',
    'brand:-x<score=1>',
    '(a:1,b:2),c:3',
    '__proto__:1',
    'objectID:x',
    '_tags:y',
    '1e999',
    '-0',
  ],
];
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const value = fc.oneof(
  text,
  fc.array(text, { maxLength: 5 }).map((parts) => parts.join(' ')),
  fc.array(fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxLength: 4 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, {}, [], { toString: 1 }, [{ toString: 1 }]),
  fc.jsonValue({ maxDepth: 2 }),
);
const parameters = fc.dictionary(
  fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 10 })),
  value,
  { maxKeys: 5 },
);
const call = fc.record({
  method: fc.constantFrom('GET' as const, 'POST' as const, 'PUT' as const, 'DELETE' as const),
  path: fc.oneof(
    fc.constantFrom(
      `/1/indexes/${INDEX}/query`,
      '/1/indexes/*/queries',
      '/1/indexes/*/objects',
      '/1/events',
      `/1/indexes/${INDEX}/facets/brand/query`,
    ),
    fc.constantFrom(
      `/1/indexes/${INDEX}/settings`,
      `/1/indexes/${INDEX}/rules/batch`,
      '/1/indexes/own/batch',
      '/1/indexes/own/browse',
      '/',
    ),
    fc.webPath().map((path) => `/1/indexes${path}`),
  ),
  body: fc.oneof(
    parameters,
    parameters
      .map((parameter) => ({ ...parameter, indexName: INDEX }))
      .map((request) => ({ requests: [request] })),
    fc.array(parameters, { maxLength: 2 }),
    fc.jsonValue(),
    fc.constant(undefined),
  ),
  mayWrite: fc.boolean(),
});

test('3,000 random calls each get a result or an error, and the index stays unchanged', {
  timeout: 60_000,
}, async () => {
  const search = await createMemorySearch(createMemoryCatalogue(searchRecords(200)));
  const searchFor = () =>
    search.handle({
      method: 'POST',
      path: `/1/indexes/${INDEX}/query`,
      body: { query: 'wool', facets: ['*'], attributesToRetrieve: ['name'] },
    });
  const before = { ...Object((await searchFor()).body), processingTimeMS: 0 };
  await fc.assert(
    fc.asyncProperty(call, async (body) => {
      const result = await search.handle(body);
      expect([200, 400, 403, 404]).toContain(result.status);
      if (result.status !== 200)
        expect(result.body).toEqual({ status: result.status, message: expect.any(String) });
      JSON.stringify(result.body);
    }),
    { numRuns: 3000 },
  );
  expect({ ...Object((await searchFor()).body), processingTimeMS: 0 }).toEqual(before);
});
