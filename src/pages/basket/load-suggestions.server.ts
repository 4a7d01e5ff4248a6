/**
 * Suggestions below the basket: what others chose with its products, then best-sellers of its
 * categories, or of the fascia.
 */
import type { Basket } from '#features/basket/basket.ts';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadBoughtTogether } from '#features/recommendations/load-similar.server.ts';
import type { ProductCardHit } from '#features/search/records/product-card.ts';
import { loadCarousel } from '#features/search/search.server.ts';
import type { Shop } from '#request/shop.ts';

const MAX_SUGGESTIONS = 10;
/** Fewer products that go with a basket are hidden. */
const MIN_SUGGESTIONS = 2;
/** Maximum number of categories to query, taken from the first lines. */
const MAX_CATEGORIES = 3;

/**
 * Empty where fewer than two go with a filled basket, and, logged, where the search fails: the
 * basket page works without suggestions. An empty basket shows the only product of a shop.
 */
export async function loadSuggestions(
  shop: Shop,
  basket: Basket | null,
): Promise<readonly CardHit[]> {
  try {
    const suggestions = await findSuggestions(shop, basket);
    return hasLines(basket) && suggestions.length < MIN_SUGGESTIONS ? [] : suggestions;
  } catch (error) {
    shop.log.warn({ error: String(error) }, 'Suggestions for a basket could not be loaded.');
    return [];
  }
}

async function findSuggestions(shop: Shop, basket: Basket | null): Promise<readonly CardHit[]> {
  const boughtTogether = hasLines(basket) ? await findBoughtTogether(shop, basket) : [];
  if (boughtTogether.length >= MAX_SUGGESTIONS) return boughtTogether;
  const hits = hasLines(basket)
    ? await findInCategories(shop, basket)
    : await findBestSellers(shop, MAX_SUGGESTIONS);
  const promotions = pickCardPromotions(shop);
  const shownKeys = new Set(boughtTogether.map(({ productKey }) => productKey));
  const others = hits.filter(({ productKey }) => !shownKeys.has(productKey));
  return [...boughtTogether, ...others.map((hit) => toCardHit(hit, promotions))].slice(
    0,
    MAX_SUGGESTIONS,
  );
}

function hasLines(basket: Basket | null): basket is Basket {
  return basket !== null && basket.lines.length > 0;
}

/** Empty where the recommendations fail: best-sellers stand in for them. */
async function findBoughtTogether(shop: Shop, { lines }: Basket): Promise<readonly CardHit[]> {
  try {
    const keys = [...new Set(lines.map(({ productKey }) => productKey))].toReversed();
    return await loadBoughtTogether(shop, keys);
  } catch {
    return [];
  }
}

async function findInCategories(shop: Shop, { lines }: Basket): Promise<readonly ProductCardHit[]> {
  const inBasket = new Set(lines.map(({ productKey }) => productKey));
  const categories = [
    ...new Set(lines.flatMap(({ categorySlugs }) => findMostSpecific(categorySlugs) ?? [])),
  ].slice(0, MAX_CATEGORIES);
  const maximum = MAX_SUGGESTIONS + inBasket.size;
  const rows = await Promise.all(
    categories.map((category) => findBestSellers(shop, maximum, category)),
  );
  const inCategories = withoutKnown(interleave(rows), inBasket);
  if (inCategories.length >= MAX_SUGGESTIONS) return inCategories.slice(0, MAX_SUGGESTIONS);
  const excludedKeys = new Set([...inBasket, ...inCategories.map(({ productKey }) => productKey)]);
  return [
    ...inCategories,
    ...withoutKnown(await findBestSellers(shop, MAX_SUGGESTIONS + excludedKeys.size), excludedKeys),
  ].slice(0, MAX_SUGGESTIONS);
}

function findBestSellers(
  shop: Shop,
  limit: number,
  category?: string,
): Promise<readonly ProductCardHit[]> {
  return loadCarousel(shop, {
    mode: 'carousel',
    sort: 'best-sellers',
    inStock: true,
    limit,
    ...(category !== undefined && { category }),
  });
}

/** Slugs begin with that of the parent category, so the longest is the product's own category. */
function findMostSpecific(slugs: readonly string[]): string | undefined {
  return slugs.toSorted((slug, other) => other.length - slug.length)[0];
}

function interleave<T>(rows: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    rows.flatMap((row) => row.slice(index, index + 1)),
  ).flat();
}

/** Removes duplicates and known products. */
function withoutKnown(
  hits: readonly ProductCardHit[],
  excludedKeys: ReadonlySet<string>,
): ProductCardHit[] {
  const seen = new Set(excludedKeys);
  return hits.filter(({ productKey }) => !seen.has(productKey) && seen.add(productKey));
}
