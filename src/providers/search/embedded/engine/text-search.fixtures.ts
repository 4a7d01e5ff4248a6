/** An index of names, and the names that a text finds in it. */
import { EVERYTHING } from './filter.ts';
import type { TextQuery, TypoTolerance } from './match-text.ts';
import { type IndexAnswer, queryIndex } from './query-index.ts';
import { RecordIndex } from './record-index.ts';

/** The first name is the most popular one. */
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

export function answerText(index: RecordIndex, text: TextQuery): IndexAnswer {
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

/** A space at the end says that the last word is whole. */
export function find(index: RecordIndex, text: string, typos: TypoTolerance = 'min'): string[] {
  const { records } = answerText(index, { text, prefix: !text.endsWith(' '), typos });
  return records.map((record) => record.objectID);
}
