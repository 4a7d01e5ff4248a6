/** Fetches known products for carousels: recently viewed, picked by an editor. */
import { requireIndex, toSearchError } from './no-index.ts';
import {
  CARD_ATTRIBUTES,
  type CardRecord,
  type Filtered,
  type ProductCardHit,
  toProductCard,
} from './product-card.ts';
import type { SearchConfig } from './search.ts';
import type { SearchClient } from './search-client.ts';

const MAX_KEYS = 40;

/** In the order of the keys; products that the shop no longer sells are left out. A colour that was filtered by comes first. */
export async function queryProductKeys(
  client: SearchClient,
  given: SearchConfig | null | undefined,
  keys: readonly string[],
  filtered: Filtered = {},
): Promise<readonly ProductCardHit[]> {
  const { index } = requireIndex(given);
  // productKeys hold letters, digits and dashes only; anything else was never a product.
  const known = [...new Set(keys)].filter((key) => /^[\w-]{1,100}$/.test(key)).slice(0, MAX_KEYS);
  if (known.length === 0) return [];
  const filters = known.map((key) => `objectID:"${key}"`).join(' OR ');
  const request = {
    indexName: index,
    filters,
    hitsPerPage: known.length,
    attributesToRetrieve: [...CARD_ATTRIBUTES],
    attributesToHighlight: [],
  };
  try {
    const { results } = await client.searchForHits<CardRecord>([request]);
    const cards = new Map(
      (results[0]?.hits ?? []).map((hit) => [hit.objectID, toProductCard(hit, filtered)]),
    );
    return known.flatMap((key) => cards.get(key) ?? []);
  } catch (error) {
    throw toSearchError(error);
  }
}
