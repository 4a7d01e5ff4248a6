/** Malformed requests to the search endpoint, and unexpected parameter values. */
import { gzipSync } from 'node:zlib';
import { FACETS } from '#features/search/search.ts';
import { type MakeRequest, PARAMETERS, post, QUERIES, QUERY, STRESS_INDEX } from './search-post.ts';

const ODD_VALUES: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '__proto__',
  'constructor',
  '%',
  '1e309',
  'NaN',
  '٣',
  '((((',
  ':',
  '"',
  '[',
  '[[',
  '{',
  'x'.repeat(5000),
  'é'.repeat(600),
  0,
  -1,
  1.5,
  1e21,
  true,
  null,
  [],
  {},
  [[[[[]]]]],
  { toString: 1 },
  [null],
  [[{}]],
  [1, 2],
];

/** Bodies that are not JSON, not an object, too deep, too large, or mislabelled. */
const brokenBody: MakeRequest = (pick) => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const bodies: readonly [BodyInit, Record<string, string>?][] = [
    ...[
      '{',
      '[',
      'null',
      '1',
      '"x"',
      '[]',
      '{}',
      '{"requests":1}',
      '{"requests":[1]}',
      '{"requests":[{}]}',
      '\u0000',
      deep,
    ].map((body) => [body] as const satisfies [string]),
    ['{}', { 'content-type': 'image/png' }],
    ['{}', { 'content-encoding': 'br' }],
    ['{}', { 'content-encoding': 'gzip' }],
    [new Uint8Array(gzipSync('x'.repeat(2_000_000))), { 'content-encoding': 'gzip' }],
    [`{"requests":[{"indexName":"${STRESS_INDEX}","query":"${'x'.repeat(600_000)}"}]}`],
    [`{"requests":[{"indexName":"${STRESS_INDEX}","userToken":${deep}}]}`],
    [JSON.stringify({ requests: Array.from({ length: 33 }, () => ({ indexName: STRESS_INDEX })) })],
    [JSON.stringify({ requests: [{ indexName: 'nothing' }] })],
  ];
  const [body, headers = {}] = pick(bodies);
  return {
    label: 'a broken body',
    isBroken: true,
    path: QUERIES,
    init: { method: 'POST', body, headers },
  };
};

const brokenPath: MakeRequest = (pick) => {
  const path = pick([
    '/1/',
    '/1/indexes',
    '/1/indexes/%zz/query',
    '/1/indexes/a/b/c/d',
    '/2/indexes/*/queries',
    '/1/indexes/*/queries/',
    '/1/keys',
  ]);
  return {
    label: 'a broken path',
    isBroken: true,
    path,
    init: { method: pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) },
  };
};

/** Random parameters with random values, which must succeed or be refused. */
const oddParameters: MakeRequest = (pick) => {
  const parameters = {
    [pick(PARAMETERS)]: pick(ODD_VALUES),
    [pick(PARAMETERS)]: pick(ODD_VALUES),
    [pick(PARAMETERS)]: pick(ODD_VALUES),
  };
  const request = { indexName: STRESS_INDEX, ...parameters };
  return pick([
    post('odd parameters', QUERIES, { requests: [request] }),
    post('odd parameters', QUERY, parameters),
    post('odd parameters', QUERY, {
      params: new URLSearchParams(
        Object.entries(parameters).map(([name, value]) => [name, String(JSON.stringify(value))]),
      ).toString(),
    }),
    post('odd parameters', `/1/indexes/${STRESS_INDEX}/facets/${pick(FACETS)}/query`, parameters),
    post('odd events', '/1/events', {
      events: [parameters, { eventType: 'view', eventName: 'x', ...parameters }],
    }),
  ]);
};

const brokenFilters: MakeRequest = (pick) => {
  const broken = [
    'brand:a OR',
    'a:1 AND AND',
    '((',
    'price >',
    'NOT (a:1)',
    'a:1 OR b>2',
    '"'.repeat(7),
    '('.repeat(8000),
    'a:1 AND '.repeat(900),
  ];
  const lists = [
    ['nocolon'],
    [['a:1', 2]],
    Array.from({ length: 201 }, (_, n) => `brand:${n}`),
    [`brand:${'x'.repeat(600)}`],
    { a: 1 },
    [':x'],
  ];
  const [name, value] = pick<readonly [string, unknown]>([
    ['filters', pick(broken)],
    ['facetFilters', pick(lists)],
    ['optionalFilters', pick(lists)],
    ['numericFilters', pick(['price', ['price>>1'], [['price:1 TO']], 'price=x'])],
    ['hitsPerPage', pick([1001, -1, 1e9, 'many'])],
    ['maxValuesPerFacet', 1001],
    ['facets', Array.from({ length: 101 }, (_, n) => `f${n}`)],
    ['page', pick([-1, 1e9, 'x'])],
  ]);
  return post('a broken filter or bound', QUERY, { [name]: value }, true);
};

export const BROKEN: readonly MakeRequest[] = [
  brokenBody,
  brokenPath,
  oddParameters,
  oddParameters,
  brokenFilters,
];
