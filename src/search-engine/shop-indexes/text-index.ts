/** Search index over a few texts other than products, such as editorial pages. */
import type { IndexedText, TextIndex, TextSearchOptions } from '#features/search/search.port.ts';
import { RecordIndex } from '../engine/index/record-index.ts';
import { EVERYTHING } from '../engine/query/filter.ts';
import { queryIndex } from '../engine/query/query-index.ts';
import { builtInWordLists } from '../words/built-in-word-lists.ts';

const FIELDS: Readonly<Record<TextSearchOptions['within'], readonly string[]>> = {
  title: ['title'],
  headings: ['title', 'headings'],
  anywhere: ['title', 'headings', 'description', 'text'],
};

/** The same limit as for queries of the protocol. */
const MAX_LETTERS = 512;

export function indexTexts(locale: string, texts: readonly IndexedText[]): TextIndex {
  const records = texts.map(({ id, ...text }) => ({ objectID: id, ...text }));
  const fill = (within: TextSearchOptions['within']) => {
    const index = createIndex(locale, FIELDS[within]);
    index.upsert(records);
    return index;
  };
  const indexes = { title: fill('title'), headings: fill('headings'), anywhere: fill('anywhere') };
  return {
    find(query, { within, isTyping, limit }) {
      // Partial matches only where no text contains all words.
      const text = {
        text: query.slice(0, MAX_LETTERS),
        prefix: isTyping,
        typos: 'min',
        enoughHits: within === 'anywhere' ? 1 : 0,
      } as const;
      const textQuery = {
        text,
        filter: EVERYTHING,
        sort: 'relevance',
        offset: 0,
        length: limit,
        facets: [],
        valuesPerFacet: 0,
      };
      const { records, match } = queryIndex(indexes[within], textQuery);
      return match ? records.map(({ objectID }) => objectID) : [];
    },
  };
}

function createIndex(locale: string, searchableAttributes: readonly string[]): RecordIndex {
  const index = new RecordIndex({
    ...{
      locale,
      searchableAttributes,
      exactAttributes: [],
      attributesForFaceting: [],
      filterOnlyAttributes: [],
    },
    ...{ customRanking: ['asc(rank)'], sorts: {}, paginationLimitedTo: 1_000 },
  });
  index.setWords(builtInWordLists(locale));
  return index;
}
