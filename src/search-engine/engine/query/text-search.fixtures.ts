/** An index of names for tests, and the names that match a text. */
import { RecordIndex } from '../index/record-index.ts';
import { EVERYTHING } from './filter.ts';
import type { TextQuery, TypoTolerance } from './match-text.ts';
import { type IndexResult, queryIndex } from './query-index.ts';

/** Creates an index in which popularity falls in the order of the names. */
export function indexOf(names: readonly string[], locale = 'en-GB'): RecordIndex {
  const index = new RecordIndex({
    locale,
    searchableAttributes: ['name', 'brand', 'skus'],
    exactAttributes: ['skus'],
    attributesForFaceting: [],
    filterOnlyAttributes: [],
    customRanking: ['desc(popularity)'],
    sorts: {},
    paginationLimitedTo: 1000,
  });
  index.upsert(names.map((name, position) => ({ objectID: name, name, popularity: -position })));
  return index;
}

export function queryText(index: RecordIndex, text: TextQuery): IndexResult {
  return queryIndex(index, {
    text,
    filter: EVERYTHING,
    sort: 'relevance',
    offset: 0,
    length: 50,
    facets: [],
    valuesPerFacet: 10,
  });
}

/** Names that match; a space at the end marks the last word as complete. */
export function find(index: RecordIndex, text: string, typos: TypoTolerance = 'min'): string[] {
  const { records } = queryText(index, { text, prefix: !text.endsWith(' '), typos });
  return records.map((record) => record.objectID);
}
