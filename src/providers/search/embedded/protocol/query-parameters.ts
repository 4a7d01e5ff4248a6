/** The parameters of a search, checked and bounded, from any of the forms in which clients send them. */
import { EVERYTHING, type Filter } from '../engine/filter.ts';
import type { Tags } from '../engine/highlight.ts';
import type { TypoTolerance } from '../engine/match-text.ts';
import { parseFacetCondition, parseListFilter, parseNumericCondition, parseTagCondition } from './filter-parameters.ts';
import { parseFilters } from './filters-grammar.ts';
import { flattenParameters, type Parameters, readChoice, readFlag, readNames, readText, readWhole } from './parameter.ts';

export const MAX_HITS_PER_PAGE = 1000;
const MAX_PAGE = 100_000;
const MAX_QUERY = 512;
const MAX_FILTERS = 10_000;
const MAX_ATTRIBUTES = 100;
const MAX_TAG = 64;

/** The protocol's names; every one but `none` lets go of whichever words are rarest together. */
const RELAXATIONS = ['allOptional', 'lastWords', 'firstWords', 'none'] as const;

export type QueryParameters = {
  readonly query: string;
  readonly prefix: boolean;
  readonly typos: TypoTolerance;
  readonly page: number;
  readonly hitsPerPage: number;
  /** `*` for all. */
  readonly facets: readonly string[];
  readonly valuesPerFacet: number;
  readonly filter: Filter;
  readonly retrieve: readonly string[];
  /** undefined: every searchable attribute. */
  readonly highlight: readonly string[] | undefined;
  readonly tags: Tags;
  readonly clickAnalytics: boolean;
  readonly rankingInfo: boolean;
  /** Fewer words may be tried where all of them find too little. */
  readonly mayRelax: boolean;
  /** What was given, for the answer to repeat. */
  readonly given: Parameters;
};

export function parseQueryParameters(request: Parameters): QueryParameters {
  const given = flattenParameters(request);
  const query = readText(given, 'query', '', MAX_QUERY);
  return {
    query,
    // A space after the last word says that it is finished.
    prefix: readChoice(given, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone']) !== 'prefixNone' && !/\s$/.test(query),
    typos: parseTypos(given),
    page: readWhole(given, 'page', 0, MAX_PAGE),
    hitsPerPage: readWhole(given, 'hitsPerPage', 20, MAX_HITS_PER_PAGE),
    facets: readNames(given, 'facets', MAX_ATTRIBUTES) ?? [],
    valuesPerFacet: readWhole(given, 'maxValuesPerFacet', 100, 1000),
    filter: parseFilter(given),
    retrieve: readNames(given, 'attributesToRetrieve', MAX_ATTRIBUTES) ?? ['*'],
    highlight: readNames(given, 'attributesToHighlight', MAX_ATTRIBUTES),
    tags: {
      open: readText(given, 'highlightPreTag', '<em>', MAX_TAG),
      close: readText(given, 'highlightPostTag', '</em>', MAX_TAG),
    },
    clickAnalytics: readFlag(given, 'clickAnalytics'),
    rankingInfo: readFlag(given, 'getRankingInfo'),
    mayRelax: readChoice(given, 'removeWordsIfNoResults', RELAXATIONS) !== 'none',
    given,
  };
}

function parseTypos(given: Parameters): TypoTolerance {
  const choice = readChoice(given, 'typoTolerance', ['min', 'true', 'false', 'strict']);
  return choice === 'strict' ? 'min' : choice;
}

function parseFilter(given: Parameters): Filter {
  const parts = [
    parseListFilter(given, 'facetFilters', parseFacetCondition),
    parseListFilter(given, 'numericFilters', parseNumericCondition),
    parseListFilter(given, 'tagFilters', parseTagCondition),
    parseFilters(readText(given, 'filters', '', MAX_FILTERS)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? EVERYTHING : { kind: 'all', of: parts };
}
