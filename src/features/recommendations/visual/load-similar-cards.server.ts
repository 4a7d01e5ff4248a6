/** REC-2: cards of products that look like a product in a colour, each in its similar colour. */
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadProductCards } from '#features/search/search.server.ts';
import type { Shop } from '#request/shop.ts';
import { loadVisuallySimilar } from '../recommendations.server.ts';

/** Two rows of three. */
const SIMILAR_CARDS = 6;

export type SimilarQuery = { readonly productKey: string; readonly colour?: string };

/**
 * At most six in stock, the most similar first.
 * @throws Problem 503 where the service fails, and its fallback to related products too.
 */
export async function loadSimilarCards(
  shop: Shop,
  query: SimilarQuery,
): Promise<readonly CardHit[]> {
  const similar = await loadVisuallySimilar(shop, query);
  const colours = new Map(similar.map(({ productKey, colour }) => [productKey, colour]));
  colours.delete(query.productKey);
  const hits = await loadProductCards(shop, [...colours.keys()]);
  const promotions = pickCardPromotions(shop);
  return hits
    .filter(({ isOnStock }) => isOnStock)
    .slice(0, SIMILAR_CARDS)
    .map((hit) => putColourFirst(toCardHit(hit, promotions), colours.get(hit.productKey)));
}

/** A card shows its first colour. */
function putColourFirst(card: CardHit, colour: string | undefined): CardHit {
  const { colours } = card;
  const first = colours.find((candidate) => candidate.colour === colour);
  return first
    ? { ...card, colours: [first, ...colours.filter((colour) => colour !== first)] }
    : card;
}
