/** Loads carousels of products: similar to one, bought together with a basket, and trending. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadProductCards } from '#features/search/search.server.ts';
import { links } from '#links';
import { cacheTags } from '#request/cache-tags.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import { CAROUSEL_SIZE } from './recommendation-query.server.ts';
import type { RecommendationModel } from './recommendations.port.ts';
import { loadRecommendations, type RelatedItem } from './recommendations.server.ts';

/** Swatches of a card; further colours are only counted. */
const MAX_SWATCHES = 3;
/** A carousel of fewer products is hidden. */
const MIN_CARDS = 2;

/**
 * Cards of the carousel, at most ten: those of the product's category first, each group with the
 * best first. Empty if there are fewer than two, or if the service fails, which is logged. The
 * data cache keeps them until one of the products or the product's recommendations change.
 */
export async function loadSimilarProducts(
  shop: Shop,
  { productKey, categoryTaxonomy }: Pick<Product, 'productKey' | 'categoryTaxonomy'>,
): Promise<readonly CardHit[]> {
  const tagsOf = (hits: readonly CardHit[]) => [
    cacheTags.recommendations(productKey),
    ...[productKey, ...hits.map((hit) => hit.productKey)].map(cacheTags.product),
  ];
  try {
    return await shop.cached(`recommendations.similar:${productKey}`, tagsOf, async () => {
      const hits = await loadCards(shop, 'related', [productKey], categoryTaxonomy);
      return hits.length < MIN_CARDS ? [] : hits;
    });
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ error: String(error) }, 'Similar products could not be loaded.');
    return [];
  }
}

/**
 * Products that others chose together with those of a basket, the most recent line first.
 * @throws Problem 503 where the service fails.
 */
export function loadBoughtTogether(
  shop: Shop,
  productKeys: readonly string[],
): Promise<readonly CardHit[]> {
  return loadCards(shop, 'bought-together', productKeys.slice(0, MAX_CONTEXT));
}

/** For empty pages. Empty if there are fewer than two, or if the service fails, which is logged. */
export async function loadTrendingProducts(shop: Shop): Promise<readonly CardHit[]> {
  try {
    const hits = await loadCards(shop, 'trending', []);
    return hits.length < MIN_CARDS ? [] : hits;
  } catch (error) {
    shop.log.warn({ error: String(error) }, 'Trending products could not be loaded.');
    return [];
  }
}

const MAX_CONTEXT = 5;

/**
 * Cards from the shop's own index, so that prices, colours and stock are those of the shop.
 * `firstCategory`: taxonomy of the products that come first.
 */
async function loadCards(
  shop: Shop,
  model: RecommendationModel,
  productKeys: readonly string[],
  firstCategory?: string,
): Promise<readonly CardHit[]> {
  const related = await loadRecommendations(shop, {
    ...{ model, productKeys, skus: [], categoriesTaxonomies: [], limit: CAROUSEL_SIZE },
  });
  const priority = ({ category }: RelatedItem) => Number(category === firstCategory);
  const items = related.toSorted((a, b) => priority(b) - priority(a));
  const hits = await loadProductCards(
    shop,
    items.map((item) => item.product_id),
  );
  const promotions = pickCardPromotions(shop);
  const itemByKey = new Map(items.map((item) => [item.product_id, item]));
  return hits.map((hit) => {
    const card = toCardHit(hit, promotions);
    const item = itemByKey.get(hit.productKey);
    return {
      ...card,
      colours: card.colours.slice(0, MAX_SWATCHES),
      ...(item && findServiceUrl(shop, item, hit.slug)),
    };
  });
}

/** Product link that the service returned, if it is not that of the product page. */
function findServiceUrl(
  shop: Shop,
  { url }: RelatedItem,
  slug: string,
): Pick<CardHit, 'recommendedUrl'> {
  const defaultUrl = `${shop.public.prefix}${links.product({ slug })}`;
  if (url === defaultUrl) return {};
  const path = url.startsWith('/') ? url.slice(shop.public.prefix.length) : url;
  return { recommendedUrl: path };
}
