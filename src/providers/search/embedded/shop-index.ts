/** How a shop's products are indexed: the settings that the words of search ask for. */
import { CUSTOM_RANKING, FACETS, FILTERS, SEARCHABLE_ATTRIBUTES, SORT_RANKING } from '#features/search/search.ts';
import { RecordIndex } from './engine/record-index.ts';
import { shippedWords } from './word-files.ts';

/** Hits beyond this cannot be paged to, as in the hosted service. */
export const PAGINATION_LIMIT = 1000;

export function createShopIndex(locale: string): RecordIndex {
  const index = new RecordIndex({
    locale,
    searchableAttributes: SEARCHABLE_ATTRIBUTES,
    attributesForFaceting: FACETS,
    filterOnlyAttributes: FILTERS,
    customRanking: CUSTOM_RANKING,
    sorts: SORT_RANKING,
    paginationLimitedTo: PAGINATION_LIMIT,
  });
  index.setWords(shippedWords(locale));
  return index;
}
