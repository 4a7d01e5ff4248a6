/** Parses and bounds the parameters of a search in all forms that clients send. */
import type { Filter } from '../../engine/query/filter.ts';
import type { TypoTolerance } from '../../engine/query/match-text.ts';
import type { Boost } from '../../engine/ranking/boosts.ts';
import type { Tags } from '../../engine/text/highlight.ts';
import {
  parseFacetCondition,
  parseListFilter,
  parseNumericCondition,
  parseOptionalFilters,
  parseTagCondition,
} from './filter-parameters.ts';
import { parseFilters } from './filters-grammar.ts';
import {
  createParameterProblem,
  type Parameters,
  parseEnumParameter,
  parseFlagParameter,
  parseIntegerParameter,
  parseNamesParameter,
  parseTextParameter,
} from './parameter.ts';
import { type FilterGroups, toBoosts, toFilter, toFilterBoosts } from './scored-filters.ts';

export const MAX_HITS_PER_PAGE = 1000;
const MAX_PAGE = 100_000;
const MAX_QUERY_LENGTH = 512;
const MAX_EXCLUDED_WORDS = 10;
const MAX_FILTERS_LENGTH = 10_000;
const MAX_ATTRIBUTES = 100;
const MAX_TAG_LENGTH = 64;
const MAX_CONTEXTS = 10;
const MAX_PER_GROUP = 20;

/** Values of the protocol. All but `none` behave alike: any words may be missing. */
const RELAXATIONS = ['allOptional', 'lastWords', 'firstWords', 'none'] as const;

export type QueryParameters = {
  readonly query: string;
  /** Excluded words: those with a dash before them, if `advancedSyntax` is on. */
  readonly without: readonly string[];
  readonly prefix: boolean;
  readonly typos: TypoTolerance;
  readonly page: number;
  readonly hitsPerPage: number;
  /** First hit and number of hits, from page or offset. */
  readonly offset: number;
  readonly length: number;
  /** `*` for all. */
  readonly facets: readonly string[];
  readonly valuesPerFacet: number;
  readonly facetOrder: 'count' | 'alpha';
  readonly filter: Filter;
  readonly boosts: readonly Boost[];
  /** Scores of alternatives are summed; otherwise the highest counts. */
  readonly sumsScores: boolean;
  /** Hits per group, where the index has groups; 0: all. */
  readonly perGroup: number;
  readonly retrieve: readonly string[];
  /** undefined: every searchable attribute. */
  readonly highlight: readonly string[] | undefined;
  readonly tags: Tags;
  readonly clickAnalytics: boolean;
  readonly rankingInfo: boolean;
  /** Strength of personalisation, in percent. */
  readonly personalImpact: number;
  /** Hits with fewer words may be added where too few have all of them. */
  readonly mayRelax: boolean;
  /** undefined or `*`: the whole response. */
  readonly fields: readonly string[] | undefined;
};

/** Parameters that select rules; read before rules change the others. */
export function parseRuleParameters(parameters: Parameters): {
  readonly query: string;
  readonly contexts: readonly string[];
  readonly isOn: boolean;
} {
  return {
    query: parseTextParameter(parameters, 'query', '', MAX_QUERY_LENGTH),
    contexts: parseNamesParameter(parameters, 'ruleContexts', MAX_CONTEXTS) ?? [],
    isOn: parseFlagParameter(parameters, 'enableRules', true),
  };
}

/** Expects flat parameters: those of the request merged over those of the index. */
export function parseQueryParameters(parameters: Parameters): QueryParameters {
  const { query, without } = splitExcludedWords(
    parseTextParameter(parameters, 'query', '', MAX_QUERY_LENGTH),
    parseFlagParameter(parameters, 'advancedSyntax'),
  );
  const page = parseIntegerParameter(parameters, 'page', 0, MAX_PAGE);
  const hitsPerPage = parseIntegerParameter(parameters, 'hitsPerPage', 20, MAX_HITS_PER_PAGE);
  const filters = parseFilterGroups(parameters);
  const sumsScores = parseFlagParameter(parameters, 'sumOrFiltersScores');
  return {
    query,
    without,
    // A space after the last word marks it as complete.
    prefix:
      parseEnumParameter(parameters, 'queryType', ['prefixLast', 'prefixAll', 'prefixNone']) !==
        'prefixNone' && !/\s$/.test(query),
    typos: parseTypos(parameters),
    page,
    hitsPerPage,
    offset: parseIntegerParameter(
      parameters,
      'offset',
      page * hitsPerPage,
      MAX_PAGE * MAX_HITS_PER_PAGE,
    ),
    length: parseIntegerParameter(parameters, 'length', hitsPerPage, MAX_HITS_PER_PAGE),
    facets: parseNamesParameter(parameters, 'facets', MAX_ATTRIBUTES) ?? [],
    valuesPerFacet: parseIntegerParameter(parameters, 'maxValuesPerFacet', 100, 1000),
    facetOrder: parseEnumParameter(parameters, 'sortFacetValuesBy', ['count', 'alpha']),
    filter: toFilter(filters),
    boosts: [
      ...toBoosts(parseOptionalFilters(parameters.optionalFilters), sumsScores),
      ...toFilterBoosts(filters, sumsScores),
    ],
    sumsScores,
    perGroup: parseDistinct(parameters),
    retrieve: parseNamesParameter(parameters, 'attributesToRetrieve', MAX_ATTRIBUTES) ?? ['*'],
    highlight: parseNamesParameter(parameters, 'attributesToHighlight', MAX_ATTRIBUTES),
    tags: {
      open: parseTextParameter(parameters, 'highlightPreTag', '<em>', MAX_TAG_LENGTH),
      close: parseTextParameter(parameters, 'highlightPostTag', '</em>', MAX_TAG_LENGTH),
    },
    clickAnalytics: parseFlagParameter(parameters, 'clickAnalytics'),
    rankingInfo: parseFlagParameter(parameters, 'getRankingInfo'),
    personalImpact: parseIntegerParameter(parameters, 'personalizationImpact', 50, 100),
    mayRelax: parseEnumParameter(parameters, 'removeWordsIfNoResults', RELAXATIONS) !== 'none',
    fields: parseNamesParameter(parameters, 'responseFields', MAX_ATTRIBUTES),
  };
}

function splitExcludedWords(
  query: string,
  isOn: boolean,
): Pick<QueryParameters, 'query' | 'without'> {
  if (!isOn) return { query, without: [] };
  const without: string[] = [];
  const includedWords = query.replace(
    /(^|\s)-([\p{L}\p{N}]\S*)/gu,
    (_, space: string, word: string) => {
      without.push(word);
      return space;
    },
  );
  return { query: includedWords, without: without.slice(0, MAX_EXCLUDED_WORDS) };
}

function parseTypos(parameters: Parameters): TypoTolerance {
  const choice = parseEnumParameter(parameters, 'typoTolerance', [
    'min',
    'true',
    'false',
    'strict',
  ]);
  return choice === 'strict' ? 'min' : choice;
}

/** true means one hit per group. */
function parseDistinct(parameters: Parameters): number {
  const { distinct } = parameters;
  if (distinct === undefined || distinct === null || distinct === false || distinct === 'false')
    return 0;
  return distinct === true || distinct === 'true'
    ? 1
    : parseIntegerParameter(parameters, 'distinct', 0, MAX_PER_GROUP);
}

/** Combines all four filter parameters. */
export function parseFilterGroups(parameters: Parameters): FilterGroups {
  return [
    ...parseListFilter(parameters, 'facetFilters', parseFacetCondition),
    ...parseListFilter(parameters, 'numericFilters', parseNumericCondition),
    ...parseListFilter(parameters, 'tagFilters', parseTagCondition),
    ...parseFilters(parseTextParameter(parameters, 'filters', '', MAX_FILTERS_LENGTH)),
  ];
}

/** Geo parameters, with the values that mean no geo search. */
const GEO_PARAMETERS: Readonly<Record<string, readonly unknown[]>> = {
  aroundLatLng: [],
  aroundLatLngViaIP: [false, 'false'],
  aroundRadius: ['all'],
  insideBoundingBox: ['[]'],
  insidePolygon: ['[]'],
};

/**
 * A geo search must fail rather than return everything. @throws Problem 400 that names the
 * parameter.
 */
export function assertNoGeoSearch(parameters: Parameters): void {
  for (const [field, emptyValues] of Object.entries(GEO_PARAMETERS)) {
    const value = parameters[field] ?? '';
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !emptyValues.includes(value))
      throw createParameterProblem(field, 'is not supported: there is no geo search');
  }
}
