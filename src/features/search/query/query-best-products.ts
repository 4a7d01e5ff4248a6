/** Queries the first products in stock of a category, brand or collection. */
import { requireIndex, toSearchError } from '../client/no-index.ts';
import type { SearchClient } from '../client/search-client.ts';
import type { SearchConfig, SearchRecord } from '../search.ts';

/** Category slug, brand slug and collection; each is optional. */
export type ProductValues = {
  readonly [F in 'categorySlugs' | 'brandSlug' | 'collection']?: string;
};

/**
 * Their keys, at most `limit`, in the order of listings.
 * @throws Problem 503 without an index
 */
export async function queryBestProducts(
  client: SearchClient,
  config: SearchConfig | null | undefined,
  values: ProductValues,
  limit: number,
): Promise<readonly string[]> {
  const { index } = requireIndex(config);
  const request = {
    indexName: index,
    facetFilters: [
      ...Object.entries(values).map(([field, value]) => `${field}:${value}`),
      'isOnStock:true',
    ],
    hitsPerPage: limit,
    attributesToRetrieve: [],
    attributesToHighlight: [],
  };
  try {
    const { results } = await client.searchForHits<Pick<SearchRecord, 'objectID'>>([request]);
    return (results[0]?.hits ?? []).map(({ objectID }) => objectID);
  } catch (error) {
    throw toSearchError(error);
  }
}
