/** Engine settings of a catalogue index: the defaults, merged with the merchant's settings. */
import {
  EXACT_ATTRIBUTES,
  FACETS,
  FILTERS,
  type ListingOrder,
  listCustomRanking,
  SEARCH_WEIGHTS,
  SEARCHABLE_ATTRIBUTES,
  SORT_RANKING,
} from '#features/search/search.ts';
import { searchableAttributesOf, toIndexSettings } from '../custom-indexes/index-settings.ts';
import { RecordIndex } from '../engine/index/record-index.ts';
import type { Siblings } from '../engine/records/shared-values.ts';
import type { Parameters } from '../protocol/parameters/parameter.ts';
import { builtInWordLists } from '../words/built-in-word-lists.ts';

/** Limit of pagination in hits, as in the hosted service. */
export const PAGINATION_LIMIT = 1000;

/**
 * Settings can add facets and filters, but not remove those that pages need. Equal values of
 * records are shared with the siblings.
 */
export function createShopIndex(
  locale: string,
  settings: Parameters = {},
  order?: ListingOrder,
  siblings: Siblings = [],
): RecordIndex {
  const added = toIndexSettings(settings, []);
  const searchable = searchableAttributesOf(settings);
  const all = {
    locale,
    ...(searchable
      ? { searchableAttributes: searchable }
      : { searchableAttributes: SEARCHABLE_ATTRIBUTES, weights: SEARCH_WEIGHTS }),
    exactAttributes: [...EXACT_ATTRIBUTES, ...added.exactAttributes],
    attributesForFaceting: [...new Set([...FACETS, ...added.attributesForFaceting])],
    filterOnlyAttributes: [...new Set([...FILTERS, ...added.filterOnlyAttributes])],
    customRanking: added.customRanking.length > 0 ? added.customRanking : listCustomRanking(order),
    sorts: SORT_RANKING,
    ...(added.distinctBy === undefined ? {} : { distinctBy: added.distinctBy }),
    paginationLimitedTo: PAGINATION_LIMIT,
  };
  const index = new RecordIndex(all, siblings);
  index.setWords(builtInWordLists(locale));
  return index;
}

const STRUCTURE = [
  ...['searchableAttributes', 'disablePrefixOnAttributes', 'disableTypoToleranceOnAttributes'],
  ...['attributesForFaceting', 'customRanking', 'attributeForDistinct'],
];

/** True where both settings lead to the same index structure, so that no reindex is needed. */
export function isSameIndex(previous: Parameters, current: Parameters): boolean {
  return STRUCTURE.every(
    (name) => JSON.stringify(previous[name]) === JSON.stringify(current[name]),
  );
}
