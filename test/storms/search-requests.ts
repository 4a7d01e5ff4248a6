/** Requests to the search endpoint that nobody should send: broken ones, and well-formed ones that ask for as much as they can. */
import { gzipSync } from 'node:zlib';
import { FACETS, FILTERS } from '#features/search/search.ts';

export type Pick = <T>(list: readonly T[]) => T;

/** `isBroken`: no reading of it makes sense, so that it must be refused. */
export type HostileRequest = { readonly what: string; readonly isBroken: boolean; readonly path: string; readonly init: RequestInit };

export const STORM_INDEX = 'aldermoor-en-GB';
const QUERIES = '/1/indexes/*/queries';
const ONE = `/1/indexes/${STORM_INDEX}/query`;
const SORTED = ['', '-price-asc', '-price-desc', '-newness'].map((suffix) => STORM_INDEX + suffix);

const ODD: readonly unknown[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '__proto__', 'constructor', '%', '1e309', 'NaN', '٣', '((((', ':', '"', '[', '[[', '{'],
  ...['x'.repeat(5000), 'é'.repeat(600), 0, -1, 1.5, 1e21, true, null, [], {}, [[[[[]]]]], { toString: 1 }, [null], [[{}]], [1, 2]],
];
const NAMES = [
  ...['query', 'page', 'hitsPerPage', 'offset', 'length', 'facets', 'filters', 'facetFilters', 'numericFilters', 'tagFilters', 'distinct'],
  ...['optionalFilters', 'attributesToRetrieve', 'attributesToHighlight', 'highlightPreTag', 'typoTolerance', 'ruleContexts', 'params'],
  ...['maxValuesPerFacet', 'sortFacetValuesBy', 'getRankingInfo', 'responseFields', 'facetQuery', 'maxFacetHits', 'userToken', 'type'],
];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const WORDS =
  'dress cotton striped wool floral jumpsuit trousers embroidered moisturisers corduroy cashmere black midi relaxed party'.split(' ');

export function makeHostileRequest(pick: Pick, serial: number): HostileRequest {
  return pick([brokenBody, brokenPath, oddParameters, oddParameters, brokenFilters, ...GREEDY])(pick, serial);
}

type Make = (pick: Pick, serial: number) => HostileRequest;

function post(what: string, path: string, body: unknown, isBroken = false): HostileRequest {
  return { what, isBroken, path, init: { method: 'POST', body: JSON.stringify(body) } };
}

/** Bodies that are no JSON, no object, too deep, too large, or not what they say they are. */
const brokenBody: Make = (pick) => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const bodies: readonly [BodyInit, Record<string, string>?][] = [
    ...['{', '[', 'null', '1', '"x"', '[]', '{}', '{"requests":1}', '{"requests":[1]}', '{"requests":[{}]}', '\u0000', deep].map(
      (body) => [body] as const satisfies [string],
    ),
    ['{}', { 'content-type': 'image/png' }],
    ['{}', { 'content-encoding': 'br' }],
    ['{}', { 'content-encoding': 'gzip' }],
    [new Uint8Array(gzipSync('x'.repeat(2_000_000))), { 'content-encoding': 'gzip' }],
    [`{"requests":[{"indexName":"${STORM_INDEX}","query":"${'x'.repeat(600_000)}"}]}`],
    [`{"requests":[{"indexName":"${STORM_INDEX}","userToken":${deep}}]}`],
    [JSON.stringify({ requests: Array.from({ length: 33 }, () => ({ indexName: STORM_INDEX })) })],
    [JSON.stringify({ requests: [{ indexName: 'nothing' }] })],
  ];
  const [body, headers = {}] = pick(bodies);
  return { what: 'a broken body', isBroken: true, path: QUERIES, init: { method: 'POST', body, headers } };
};

const brokenPath: Make = (pick) => {
  const path = pick([
    '/1/',
    '/1/indexes',
    '/1/indexes/%zz/query',
    '/1/indexes/a/b/c/d',
    '/2/indexes/*/queries',
    '/1/indexes/*/queries/',
    '/1/keys',
  ]);
  return { what: 'a broken path', isBroken: true, path, init: { method: pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) } };
};

/** Any parameter with anything in it: answered or refused. */
const oddParameters: Make = (pick) => {
  const parameters = { [pick(NAMES)]: pick(ODD), [pick(NAMES)]: pick(ODD), [pick(NAMES)]: pick(ODD) };
  const request = { indexName: STORM_INDEX, ...parameters };
  return pick([
    post('odd parameters', QUERIES, { requests: [request] }),
    post('odd parameters', ONE, parameters),
    post('odd parameters', ONE, {
      params: new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(JSON.stringify(value))])).toString(),
    }),
    post('odd parameters', `/1/indexes/${STORM_INDEX}/facets/${pick(FACETS)}/query`, parameters),
    post('odd events', '/1/events', { events: [parameters, { eventType: 'view', eventName: 'x', ...parameters }] }),
  ]);
};

const brokenFilters: Make = (pick) => {
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
  return post('a broken filter or bound', ONE, { [name]: value }, true);
};

/** As many sub-queries as a call may hold, no two of them alike. */
function many(what: string, serial: number, request: (n: number) => Record<string, unknown>): HostileRequest {
  const requests = Array.from({ length: 32 }, (_, n) => ({ indexName: SORTED[n % SORTED.length], ...request(serial * 32 + n) }));
  return post(what, QUERIES, { requests });
}

const phrase = (pick: Pick, words: number): string => Array.from({ length: words }, () => pick(WORDS)).join(' ');

/** Well-formed, and after as much work as a request may ask for. */
const GREEDY: readonly Make[] = [
  (_pick, serial) =>
    many('every facet, every value, 32 times', serial, (n) => ({
      facets: ['*'],
      maxValuesPerFacet: 1000,
      hitsPerPage: 0,
      numericFilters: [`price>${n % 5000}`],
    })),
  (pick, serial) =>
    many('ten misspelt words, 32 times', serial, () => ({
      query: Array.from({ length: 10 }, () => `${pick(WORDS)}${pick(LETTERS)}`).join(' '),
      typoTolerance: 'true',
      facets: ['*'],
    })),
  (pick, serial) =>
    many('words of the longest kind, 32 times', serial, () => ({
      query: Array.from({ length: 10 }, () => Array.from({ length: 40 }, () => pick(LETTERS)).join('')).join(' '),
      typoTolerance: 'true',
    })),
  (pick, serial) =>
    many('one letter, 32 times', serial, () => ({
      query: `${phrase(pick, 6)} ${pick(LETTERS)}`,
      facets: ['*'],
      hitsPerPage: 100,
      attributesToHighlight: ['*'],
    })),
  (pick, serial) =>
    many('every hit marked, 10 times', serial, (n) =>
      n % 32 < 10 ? { query: phrase(pick, 10), hitsPerPage: 1000, attributesToHighlight: ['*'], getRankingInfo: true } : { hitsPerPage: 0 },
    ),
  (pick, serial) =>
    many('different filters', serial, (n) => ({
      hitsPerPage: 0,
      facetFilters: [Array.from({ length: 7 }, (_, k) => `${pick(FILTERS)}:x${n}-${k}`)],
    })),
  (_pick, serial) =>
    many('long lists of values', serial, (n) => ({
      hitsPerPage: 0,
      facetFilters: Array.from({ length: 20 }, (_, k) => Array.from({ length: 9 }, (_v, v) => `sizes:${(n + k * 7 + v * 3) % 40}`)),
    })),
  (_pick, serial) =>
    many('boosts', serial, (n) => ({
      hitsPerPage: 10,
      optionalFilters: Array.from({ length: 20 }, (_, k) => [
        `sizes:${k}<score=${k + 1}>`,
        `brand:b${n % 3}`,
        `colourFacet:red<score=${k}>`,
      ]),
    })),
  (pick, serial) =>
    many('values of a facet with many values', serial, () => ({
      type: 'facet',
      facet: 'price',
      facetQuery: pick(['1', '2', '3', '12']),
      maxFacetHits: 100,
      query: phrase(pick, 10),
    })),
  (pick) =>
    post('a hundred attributes of a thousand hits', ONE, {
      query: pick(WORDS),
      hitsPerPage: 1000,
      attributesToRetrieve: Array.from({ length: 100 }, (_, n) => pick([`-colourVariants.a${n}.b.c`, `colourVariants.x${n}.y`])),
    }),
  (_pick, serial) =>
    post('the deepest page', ONE, { page: 100_000, hitsPerPage: 1000, distinct: 20, query: LETTERS[serial % 26], facets: ['*'] }),
  (pick) =>
    post('a thousand objects', '/1/indexes/*/objects', {
      requests: Array.from({ length: 1000 }, (_, n) => ({
        indexName: STORM_INDEX,
        objectID: `P${String(n).padStart(7, '0')}`,
        attributesToRetrieve: [pick(NAMES)],
      })),
    }),
  (pick) =>
    post('a thousand events', '/1/events', {
      events: Array.from({ length: 1000 }, () => ({
        eventType: pick(['view', 'click', 'odd']),
        eventName: 'x'.repeat(64),
        objectIDs: ['a', 'b'],
        note: 'n'.repeat(200),
      })),
    }),
  (pick) =>
    post('five hundred letters of Unicode', ONE, {
      query: Array.from({ length: 128 }, () => pick(['ﷺ', 'ẞ', 'é', '\u0301', '中'])).join(''),
      typoTolerance: 'true',
      facets: ['*'],
    }),
];
