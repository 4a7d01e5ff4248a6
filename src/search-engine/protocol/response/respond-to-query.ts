/** Runs a query and converts its result into the response of the protocol. */
import type { FacetCount } from '../../engine/index/facet-column.ts';
import type { RecordIndex } from '../../engine/index/record-index.ts';
import {
  type FacetResult,
  type IndexResult,
  queryFacet,
  queryIndex,
} from '../../engine/query/query-index.ts';
import { mergeRenderingContent } from '../../rules/apply-rules.ts';
import { buildQuery, type NamedIndex, type QueryBuild } from '../parameters/build-query.ts';
import { CallCost } from '../parameters/cost.ts';
import {
  isObject,
  type Parameters,
  parseIntegerParameter,
  parseTextParameter,
} from '../parameters/parameter.ts';
import type { QueryParameters } from '../parameters/query-parameters.ts';
import { highlightMatches, toHits } from './hits.ts';

const MAX_FACET_HITS = 100;
const MAX_FACET_QUERY = 128;

export function respondToQuery(
  named: NamedIndex,
  request: Parameters,
  cost = new CallCost(),
): Record<string, unknown> {
  const started = performance.now();
  const { index, name, defaults = {} } = named;
  const build = buildQuery(named, request);
  const { parameters, requestParameters } = build;
  cost.check(build.query, index.size);
  const result = queryIndex(index, {
    ...build.query,
    facets: requestedFacets(parameters.facets, index),
    budget: cost,
  });
  const response = {
    hits: toHits(named, result, parameters, cost),
    ...pageFields(result, build, index),
    ...facetFields(result.facets),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustiveFacetsCount: true,
    exhaustive: { nbHits: true, typo: true, facetsCount: true },
    query: typeof requestParameters.query === 'string' ? requestParameters.query : parameters.query,
    ...rewriteFields(result, parameters),
    params: encodeParameters(requestParameters),
    index: name,
    ...ruleFields(build, defaults),
    ...(parameters.clickAnalytics ? { queryID: crypto.randomUUID().replaceAll('-', '') } : {}),
    processingTimeMS: Math.round(performance.now() - started),
  };
  const { fields } = parameters;
  if (fields === undefined || fields.includes('*')) return response;
  return Object.fromEntries(Object.entries(response).filter(([field]) => fields.includes(field)));
}

export function respondToFacetQuery(
  named: NamedIndex,
  attribute: string,
  request: Parameters,
  cost = new CallCost(),
): Record<string, unknown> {
  const started = performance.now();
  const { index } = named;
  const text = parseTextParameter(request, 'facetQuery', '', MAX_FACET_QUERY);
  const valuesPerFacet = parseIntegerParameter(request, 'maxFacetHits', 10, MAX_FACET_HITS);
  const { query, parameters } = buildQuery(named, request);
  cost.check(query, index.size);
  const values = queryFacet(
    index,
    { ...query, facets: [], valuesPerFacet, budget: cost },
    attribute,
    text,
  );
  const match = index.match({ text, prefix: true, typos: 'false' }, cost);
  return {
    facetHits: values.map(({ value, count }) => ({
      value,
      highlighted: highlightMatches(value, match, index, parameters).value,
      count,
    })),
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: Math.round(performance.now() - started),
  };
}

/** Pagination fields: by page, or by offset and length where the request has either. */
function pageFields(
  { total }: IndexResult,
  { requestParameters, parameters }: QueryBuild,
  index: RecordIndex,
): Record<string, unknown> {
  const { page, hitsPerPage, offset, length } = parameters;
  if (requestParameters.offset !== undefined || requestParameters.length !== undefined)
    return { nbHits: total, offset, length };
  const reachable = Math.min(total, index.settings.paginationLimitedTo);
  return {
    nbHits: total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
  };
}

function requestedFacets(names: readonly string[], index: RecordIndex): readonly string[] {
  const countable = index.settings.attributesForFaceting;
  return names.includes('*')
    ? countable
    : [...new Set(names)].filter((name) => countable.includes(name));
}

/**
 * Fields for "No results for …, showing …": `rewrite` is an extension of this project, the others
 * are standard.
 */
function rewriteFields({ match }: IndexResult, { tags }: QueryParameters): Record<string, unknown> {
  if (!match?.rewrite) return {};
  const { query, left, reason } = match.rewrite;
  const marked = match.words
    .map((word) => (left.includes(word) ? `${tags.open}${word}${tags.close}` : word))
    .join(' ');
  return {
    parsedQuery: query,
    rewrite: match.rewrite,
    ...(reason === 'fewerWords' ? { queryAfterRemoval: marked } : {}),
  };
}

/** Banners, redirects and user data of the index and its rules, and the A/B test variant. */
function ruleFields(
  { ruleEffects, variant }: QueryBuild,
  { renderingContent, userData }: Parameters,
): Record<string, unknown> {
  const data = [
    ...ruleEffects.userData,
    ...(userData === undefined || userData === null ? [] : [userData]),
  ];
  return {
    renderingContent: mergeRenderingContent(
      ruleEffects.renderingContent,
      isObject(renderingContent) ? renderingContent : {},
    ),
    ...(data.length > 0 ? { userData: data } : {}),
    ...(variant ? { abTestID: variant.abTestID, abTestVariantID: variant.abTestVariantID } : {}),
    ...(ruleEffects.applied.length > 0
      ? { appliedRules: ruleEffects.applied.map(({ objectID }) => ({ objectID })) }
      : {}),
  };
}

/**
 * Numeric facets are in both objects: clients read a range only for attributes that also have
 * values.
 */
function facetFields(results: readonly FacetResult[]): Record<string, unknown> {
  if (results.length === 0) return {};
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, unknown> = {};
  for (const { attribute, values, stats: numbers } of results) {
    if (values.length > 0) facets[attribute] = countByValue(values);
    if (numbers) stats[attribute] = numbers;
  }
  return Object.keys(stats).length > 0 ? { facets, facets_stats: stats } : { facets };
}

/** Has no prototype, so that values such as `__proto__` are plain keys. */
function countByValue(values: readonly FacetCount[]): Record<string, number> {
  const counts: Record<string, number> = Object.create(null);
  for (const { value, count } of values) counts[value] = count;
  return counts;
}

function encodeParameters(parameters: Parameters): string {
  const entries = Object.entries(parameters).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return new URLSearchParams(
    entries.map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  ).toString();
}
