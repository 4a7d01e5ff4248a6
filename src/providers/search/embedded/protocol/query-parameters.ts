/** The parameters of a search, checked and bounded, from any of the forms in which clients send them. */

import type { Boost } from '../engine/boosts.ts';
import type { Filter } from '../engine/filter.ts';
import type { Tags } from '../engine/highlight.ts';
import type { TypoTolerance } from '../engine/match-text.ts';
import {
  parseFacetCondition,
  parseListFilter,
  parseNumericCondition,
  parseOptionalFilters,
  parseTagCondition,
} from './filter-parameters.ts';
import { parseFilters } from './filters-grammar.ts';
import {
  type Parameters,
  readChoice,
  readFlag,
  readNames,
  readText,
  readWhole,
  refuse,
} from './parameter.ts';
import { type FilterGroups, toBoosts, toFilter, toFilterBoosts } from './scored-filters.ts';

export const MAX_HITS_PER_PAGE = 1000;
const MAX_PAGE = 100_000;
const MAX_QUERY = 512;
const MAX_UNWANTED = 10;
const MAX_FILTERS = 10_000;
const MAX_ATTRIBUTES = 100;
const MAX_TAG = 64;
const MAX_CONTEXTS = 10;
const MAX_PER_GROUP = 20;

/** The protocol's names; every one but `none` lets go of whichever words are rarest together. */
const RELAXATIONS = ['allOptional', 'lastWords', 'firstWords', 'none'] as const;

export type QueryParameters = {
  readonly query: string;
  /** With `advancedSyntax`, words with a dash before them. */
  readonly without: readonly string[];
  readonly prefix: boolean;
  readonly typos: TypoTolerance;
  readonly page: number;
  readonly hitsPerPage: number;
  /** Where the page begins and how long it is, however it was said. */
  readonly offset: number;
  readonly length: number;
  /** `*` for all. */
  readonly facets: readonly string[];
  readonly valuesPerFacet: number;
  readonly facetOrder: 'count' | 'alpha';
  readonly filter: Filter;
  readonly boosts: readonly Boost[];
  /** Scores of alternatives are added up; otherwise the highest counts. */
  readonly sumsScores: boolean;
  /** Shown of each group, where the index has groups; 0: all. */
  readonly perGroup: number;
  readonly retrieve: readonly string[];
  /** undefined: every searchable attribute. */
  readonly highlight: readonly string[] | undefined;
  readonly tags: Tags;
  readonly clickAnalytics: boolean;
  readonly rankingInfo: boolean;
  /** In percent: how far what a shopper likes may move hits. */
  readonly personalImpact: number;
  /** Fewer words may be tried where all of them find too little. */
  readonly mayRelax: boolean;
  /** undefined or `*`: the whole answer. */
  readonly fields: readonly string[] | undefined;
};

/** What rules are chosen by; read before they have changed the rest. */
export function parseRuling(given: Parameters): {
  readonly query: string;
  readonly contexts: readonly string[];
  readonly isOn: boolean;
} {
  return {
    query: readText(given, 'query', '', MAX_QUERY),
    contexts: readNames(given, 'ruleContexts', MAX_CONTEXTS) ?? [],
    isOn: readFlag(given, 'enableRules', true),
  };
}

/** Of flat parameters: those of the request over those of the index. */
export function parseQueryParameters(given: Parameters): QueryParameters {
  const { query, without } = splitUnwanted(
    readText(given, 'query', '', MAX_QUERY),
    readFlag(given, 'advancedSyntax'),
  );
  const page = readWhole(given, 'page', 0, MAX_PAGE);
  const hitsPerPage = readWhole(given, 'hitsPerPage', 20, MAX_HITS_PER_PAGE);
  const filters = parseFilterGroups(given);
  const sumsScores = readFlag(given, 'sumOrFiltersScores');
  return {
    query,
    without,
    // A space after the last word says that it is finished.
    prefix:
      readChoice(given, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone']) !== 'prefixNone' &&
      !/\s$/.test(query),
    typos: parseTypos(given),
    page,
    hitsPerPage,
    offset: readWhole(given, 'offset', page * hitsPerPage, MAX_PAGE * MAX_HITS_PER_PAGE),
    length: readWhole(given, 'length', hitsPerPage, MAX_HITS_PER_PAGE),
    facets: readNames(given, 'facets', MAX_ATTRIBUTES) ?? [],
    valuesPerFacet: readWhole(given, 'maxValuesPerFacet', 100, 1000),
    facetOrder: readChoice(given, 'sortFacetValuesBy', ['count', 'alpha']),
    filter: toFilter(filters),
    boosts: [
      ...toBoosts(parseOptionalFilters(given.optionalFilters), sumsScores),
      ...toFilterBoosts(filters, sumsScores),
    ],
    sumsScores,
    perGroup: parseDistinct(given),
    retrieve: readNames(given, 'attributesToRetrieve', MAX_ATTRIBUTES) ?? ['*'],
    highlight: readNames(given, 'attributesToHighlight', MAX_ATTRIBUTES),
    tags: {
      open: readText(given, 'highlightPreTag', '<em>', MAX_TAG),
      close: readText(given, 'highlightPostTag', '</em>', MAX_TAG),
    },
    clickAnalytics: readFlag(given, 'clickAnalytics'),
    rankingInfo: readFlag(given, 'getRankingInfo'),
    personalImpact: readWhole(given, 'personalizationImpact', 50, 100),
    mayRelax: readChoice(given, 'removeWordsIfNoResults', RELAXATIONS) !== 'none',
    fields: readNames(given, 'responseFields', MAX_ATTRIBUTES),
  };
}

function splitUnwanted(query: string, isOn: boolean): Pick<QueryParameters, 'query' | 'without'> {
  if (!isOn) return { query, without: [] };
  const without: string[] = [];
  const left = query.replace(/(^|\s)-([\p{L}\p{N}]\S*)/gu, (_, space: string, word: string) => {
    without.push(word);
    return space;
  });
  return { query: left, without: without.slice(0, MAX_UNWANTED) };
}

function parseTypos(given: Parameters): TypoTolerance {
  const choice = readChoice(given, 'typoTolerance', ['min', 'true', 'false', 'strict']);
  return choice === 'strict' ? 'min' : choice;
}

/** true is one of each group. */
function parseDistinct(given: Parameters): number {
  const { distinct } = given;
  if (distinct === undefined || distinct === null || distinct === false || distinct === 'false')
    return 0;
  return distinct === true || distinct === 'true'
    ? 1
    : readWhole(given, 'distinct', 0, MAX_PER_GROUP);
}

/** Of all four parameters that filter. */
export function parseFilterGroups(given: Parameters): FilterGroups {
  return [
    ...parseListFilter(given, 'facetFilters', parseFacetCondition),
    ...parseListFilter(given, 'numericFilters', parseNumericCondition),
    ...parseListFilter(given, 'tagFilters', parseTagCondition),
    ...parseFilters(readText(given, 'filters', '', MAX_FILTERS)),
  ];
}

/** Parameters of the search by place, each with the values that ask for nothing. */
const GEO: Readonly<Record<string, readonly unknown[]>> = {
  ...{
    aroundLatLng: [],
    aroundLatLngViaIP: [false, 'false'],
    aroundRadius: ['all'],
    insideBoundingBox: ['[]'],
    insidePolygon: ['[]'],
  },
};

/** Whoever asks for what is near must not get everything. @throws Problem 400 that names the parameter. */
export function refuseGeoSearch(given: Parameters): void {
  for (const [field, nothing] of Object.entries(GEO)) {
    const value = given[field] ?? '';
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !nothing.includes(value))
      throw refuse(field, 'is not supported: nothing here is searched by place');
  }
}
