/** Queries the first product in stock that has certain values. */
import { requireIndex, toSearchError } from '../client/no-index.ts';
import type { SearchClient } from '../client/search-client.ts';
import type { SearchConfig, SearchRecord } from '../search.ts';

/** Category slug, brand slug, collection and colour family; each is optional. */
export type ProductValues = {
  readonly [F in 'categorySlugs' | 'brandSlug' | 'collection' | 'colourFacet']?: string;
};

/**
 * Its key, in the order of listings; null where no product in stock has all of the values.
 * @throws Problem 503 without an index
 */
export async function queryBestProduct(
  client: SearchClient,
  given: SearchConfig | null | undefined,
  values: ProductValues,
): Promise<string | null> {
  const { index } = requireIndex(given);
  const request = {
    indexName: index,
    facetFilters: [
      ...Object.entries(values).map(([field, value]) => `${field}:${value}`),
      'isOnStock:true',
    ],
    hitsPerPage: 1,
    attributesToRetrieve: [],
    attributesToHighlight: [],
  };
  try {
    const { results } = await client.searchForHits<Pick<SearchRecord, 'objectID'>>([request]);
    return results[0]?.hits[0]?.objectID ?? null;
  } catch (error) {
    throw toSearchError(error);
  }
}
