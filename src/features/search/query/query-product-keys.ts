/** Queries known products for carousels, such as recently viewed or editor-picked ones. */
import { requireIndex, toSearchError } from '../client/no-index.ts';
import type { SearchClient } from '../client/search-client.ts';
import {
  CARD_ATTRIBUTES,
  type CardRecord,
  type Filtered,
  type ProductCardHit,
  toProductCard,
} from '../records/product-card.ts';
import type { SearchConfig } from '../search.ts';

const MAX_KEYS = 40;

/**
 * In the order of the keys, at most 40; unknown products are left out. Colours in
 * `filtered` come first on their cards.
 */
export async function queryProductKeys(
  client: SearchClient,
  config: SearchConfig | null | undefined,
  keys: readonly string[],
  filtered: Filtered = {},
): Promise<readonly ProductCardHit[]> {
  const { index } = requireIndex(config);
  // Product keys contain only letters, digits, dashes and underscores; other keys cannot exist.
  const validKeys = [...new Set(keys)]
    .filter((key) => /^[\w-]{1,100}$/.test(key))
    .slice(0, MAX_KEYS);
  if (validKeys.length === 0) return [];
  const filters = validKeys.map((key) => `objectID:"${key}"`).join(' OR ');
  const request = {
    indexName: index,
    filters,
    hitsPerPage: validKeys.length,
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    attributesToHighlight: [],
  };
  try {
    const { results } = await client.searchForHits<CardRecord>([request]);
    const cards = new Map(
      (results[0]?.hits ?? []).map((hit) => [hit.objectID, toProductCard(hit, filtered)]),
    );
    return validKeys.flatMap((key) => cards.get(key) ?? []);
  } catch (error) {
    throw toSearchError(error);
  }
}
