/** Well-formed requests to the search endpoint that are as expensive as possible. */
import { FILTERS } from '#features/search/search.ts';
import {
  type HostileRequest,
  type MakeRequest,
  PARAMETERS,
  type Pick,
  post,
  QUERIES,
  QUERY,
  STRESS_INDEX,
} from './search-post.ts';

const SORT_INDEXES = ['', '-price-asc', '-price-desc', '-newness'].map(
  (suffix) => STRESS_INDEX + suffix,
);
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const WORDS =
  'dress cotton striped wool floral jumpsuit trousers embroidered moisturisers corduroy cashmere black midi relaxed party'.split(
    ' ',
  );

/** One call with the maximum number of sub-queries, all different. */
function postMany(
  label: string,
  serial: number,
  request: (n: number) => Record<string, unknown>,
): HostileRequest {
  const requests = Array.from({ length: 32 }, (_, n) => ({
    indexName: SORT_INDEXES[n % SORT_INDEXES.length],
    ...request(serial * 32 + n),
  }));
  return post(label, QUERIES, { requests });
}

const phrase = (pick: Pick, words: number): string =>
  Array.from({ length: words }, () => pick(WORDS)).join(' ');

/** Kinds of well-formed, expensive requests. */
export const COSTLY: readonly MakeRequest[] = [
  (_pick, serial) =>
    postMany('every facet, every value, 32 times', serial, (n) => ({
      facets: ['*'],
      maxValuesPerFacet: 1000,
      hitsPerPage: 0,
      numericFilters: [`price>${n % 5000}`],
    })),
  (pick, serial) =>
    postMany('ten misspelt words, 32 times', serial, () => ({
      query: Array.from({ length: 10 }, () => `${pick(WORDS)}${pick(LETTERS)}`).join(' '),
      typoTolerance: 'true',
      facets: ['*'],
    })),
  (pick, serial) =>
    postMany('words of 40 letters, 32 times', serial, () => ({
      query: Array.from({ length: 10 }, () =>
        Array.from({ length: 40 }, () => pick(LETTERS)).join(''),
      ).join(' '),
      typoTolerance: 'true',
    })),
  (pick, serial) =>
    postMany('one letter, 32 times', serial, () => ({
      query: `${phrase(pick, 6)} ${pick(LETTERS)}`,
      facets: ['*'],
      hitsPerPage: 100,
      attributesToHighlight: ['*'],
    })),
  (pick, serial) =>
    postMany('every hit highlighted, 10 times', serial, (n) =>
      n % 32 < 10
        ? {
            query: phrase(pick, 10),
            hitsPerPage: 1000,
            attributesToHighlight: ['*'],
            getRankingInfo: true,
          }
        : { hitsPerPage: 0 },
    ),
  (pick, serial) =>
    postMany('different filters', serial, (n) => ({
      hitsPerPage: 0,
      facetFilters: [Array.from({ length: 7 }, (_, k) => `${pick(FILTERS)}:x${n}-${k}`)],
    })),
  (_pick, serial) =>
    postMany('long lists of values', serial, (n) => ({
      hitsPerPage: 0,
      facetFilters: Array.from({ length: 20 }, (_, k) =>
        Array.from({ length: 9 }, (_v, v) => `sizes:${(n + k * 7 + v * 3) % 40}`),
      ),
    })),
  (_pick, serial) =>
    postMany('boosts', serial, (n) => ({
      hitsPerPage: 10,
      optionalFilters: Array.from({ length: 20 }, (_, k) => [
        `sizes:${k}<score=${k + 1}>`,
        `brand:b${n % 3}`,
        `colourFacet:red<score=${k}>`,
      ]),
    })),
  (pick, serial) =>
    postMany('values of a facet with many values', serial, () => ({
      type: 'facet',
      facet: 'price',
      facetQuery: pick(['1', '2', '3', '12']),
      maxFacetHits: 100,
      query: phrase(pick, 10),
    })),
  (pick) =>
    post('a hundred attributes of a thousand hits', QUERY, {
      query: pick(WORDS),
      hitsPerPage: 1000,
      attributesToRetrieve: Array.from({ length: 100 }, (_, n) =>
        pick([`-colourVariants.a${n}.b.c`, `colourVariants.x${n}.y`]),
      ),
    }),
  (_pick, serial) =>
    post('the deepest page', QUERY, {
      page: 100_000,
      hitsPerPage: 1000,
      distinct: 20,
      query: LETTERS[serial % 26],
      facets: ['*'],
    }),
  (pick) =>
    post('a thousand objects', '/1/indexes/*/objects', {
      requests: Array.from({ length: 1000 }, (_, n) => ({
        indexName: STRESS_INDEX,
        objectID: `P${String(n).padStart(7, '0')}`,
        attributesToRetrieve: [pick(PARAMETERS)],
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
    post('five hundred letters of Unicode', QUERY, {
      query: Array.from({ length: 128 }, () => pick(['ﷺ', 'ẞ', 'é', '\u0301', '中'])).join(''),
      typoTolerance: 'true',
      facets: ['*'],
    }),
];
