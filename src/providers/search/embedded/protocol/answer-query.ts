/** Puts what the index found into the shape that clients of the protocol read. */
import type { FacetCount } from '../engine/facet-column.ts';
import { type Highlighted, highlightText, highlightValue } from '../engine/highlight.ts';
import type { TextMatch } from '../engine/match-text.ts';
import { type FacetAnswer, type IndexAnswer, queryFacet, queryIndex } from '../engine/query-index.ts';
import type { RecordIndex } from '../engine/record-index.ts';
import type { IndexedRecord } from '../engine/settings.ts';
import { type Parameters, readText, readWhole } from './parameter.ts';
import { parseQueryParameters, type QueryParameters } from './query-parameters.ts';
import { rankingInfo } from './ranking-info.ts';

/** An index under the name that was asked for: the source, or the replica of one sort. */
export type NamedIndex = { readonly name: string; readonly index: RecordIndex; readonly sort: string };

const MAX_FACET_HITS = 100;
const MAX_FACET_QUERY = 128;
/** With fewer hits for all words, hits for fewer words follow. */
const ENOUGH_HITS = 10;

export function answerQuery({ name, index, sort }: NamedIndex, request: Parameters): Record<string, unknown> {
  const started = performance.now();
  const parameters = parseQueryParameters(request);
  const { page, hitsPerPage } = parameters;
  const answer = queryIndex(index, { ...question(parameters, sort), facets: facetsAsked(parameters.facets, index) });
  const reachable = Math.min(answer.total, index.settings.paginationLimitedTo);
  return {
    hits: toHits(index, answer, parameters),
    nbHits: answer.total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...facetFields(answer.facets),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustiveFacetsCount: true,
    exhaustive: { nbHits: true, typo: true, facetsCount: true },
    query: parameters.query,
    ...insteadFields(answer.match, parameters),
    params: encodeParameters(parameters.given),
    index: name,
    renderingContent: {},
    ...(parameters.clickAnalytics ? { queryID: crypto.randomUUID().replaceAll('-', '') } : {}),
    processingTimeMS: Math.round(performance.now() - started),
  };
}

export function answerFacetQuery({ index, sort }: NamedIndex, attribute: string, request: Parameters): Record<string, unknown> {
  const started = performance.now();
  const text = readText(request, 'facetQuery', '', MAX_FACET_QUERY);
  const valuesPerFacet = readWhole(request, 'maxFacetHits', 10, MAX_FACET_HITS);
  const parameters = parseQueryParameters(request);
  const values = queryFacet(index, { ...question(parameters, sort), facets: [], valuesPerFacet }, attribute, text);
  const match = index.match({ text, prefix: true, typos: 'false' });
  return {
    facetHits: values.map(({ value, count }) => ({ value, highlighted: mark(value, match, index, parameters).value, count })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - started),
  };
}

function question(parameters: QueryParameters, sort: string) {
  const { query, prefix, typos, page, hitsPerPage, filter, valuesPerFacet } = parameters;
  // Only the order of relevance puts what holds every word before what holds most.
  const enoughHits = !parameters.mayRelax ? 0 : sort === 'relevance' ? ENOUGH_HITS : 1;
  return {
    text: { text: query, prefix, typos, enoughHits },
    filter,
    sort,
    offset: page * hitsPerPage,
    length: hitsPerPage,
    valuesPerFacet,
  };
}

function facetsAsked(names: readonly string[], index: RecordIndex): readonly string[] {
  const countable = index.settings.attributesForFaceting;
  return names.includes('*') ? countable : [...new Set(names)].filter((name) => countable.includes(name));
}

/** What the page says by "No results for …, showing …": `instead` is ours, the other two are the protocol's. */
function insteadFields(match: TextMatch | null, { tags }: QueryParameters): Record<string, unknown> {
  if (!match?.instead) return {};
  const { query, left, reason } = match.instead;
  const marked = match.words.map((word) => (left.includes(word) ? `${tags.open}${word}${tags.close}` : word)).join(' ');
  return { parsedQuery: query, instead: match.instead, ...(reason === 'fewerWords' ? { queryAfterRemoval: marked } : {}) };
}

/** A numeric facet stands in both: a client takes its range only from an attribute that has values too. */
function facetFields(answers: readonly FacetAnswer[]): Record<string, unknown> {
  if (answers.length === 0) return {};
  const facets: Record<string, Record<string, number>> = {};
  const stats: Record<string, unknown> = {};
  for (const { attribute, values, stats: numbers } of answers) {
    if (values.length > 0) facets[attribute] = countByValue(values);
    if (numbers) stats[attribute] = numbers;
  }
  return Object.keys(stats).length > 0 ? { facets, facets_stats: stats } : { facets };
}

/** Without a prototype, so that every value is only a key. */
function countByValue(values: readonly FacetCount[]): Record<string, number> {
  const counts: Record<string, number> = Object.create(null);
  for (const { value, count } of values) counts[value] = count;
  return counts;
}

function toHits(index: RecordIndex, answer: IndexAnswer, parameters: QueryParameters): unknown[] {
  const highlight = parameters.highlight ?? index.settings.searchableAttributes;
  return answer.records.map((record) => {
    const explained = parameters.rankingInfo ? { _rankingInfo: rankingInfo(index, record, answer.match, 0) } : {};
    const hit = { ...retrieve(record, parameters.retrieve), ...explained };
    if (highlight.length === 0) return hit;
    const attributes = highlight.includes('*') ? Object.keys(record).filter((name) => name !== 'objectID') : highlight;
    return { ...hit, _highlightResult: highlightRecord(record, attributes, (text) => mark(text, answer.match, index, parameters)) };
  });
}

function mark(text: string, match: TextMatch | null, index: RecordIndex, parameters: QueryParameters): Highlighted {
  return highlightText(text, match, index.folding, parameters.tags);
}

function highlightRecord(record: IndexedRecord, attributes: readonly string[], marked: (text: string) => Highlighted) {
  const entries = attributes.filter((name) => Object.hasOwn(record, name)).map((name) => [name, highlightValue(record[name], marked)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** `*` for everything, `-name` for all but it; objectID is always there. */
function retrieve(record: IndexedRecord, names: readonly string[]): Record<string, unknown> {
  const hidden = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  if (!names.includes('*') && hidden.length === 0) {
    const kept: Record<string, unknown> = { objectID: record.objectID };
    for (const name of names) if (Object.hasOwn(record, name)) kept[name] = record[name];
    return kept;
  }
  if (hidden.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || !hidden.includes(name)));
}

function encodeParameters(given: Parameters): string {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  ).toString();
}
