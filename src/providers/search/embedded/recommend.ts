/** Recommendations of the protocol from the port of the same name, for the indexes of the shop. */
import type {
  RecommendationModel,
  Recommendations,
} from '#features/recommendations/recommendations.port.ts';
import { indexName } from '#features/search/search.ts';
import type { Recommend } from '#search-engine/protocol/routes/recommendation-routes.ts';
import type { SearchScope } from '#search-engine/shop-indexes/shop-indexes.ts';

/** Filters of a request may leave some out. */
const LIMIT = 40;
const MODELS = {
  'related-products': 'related',
  'bought-together': 'bought-together',
  'trending-items': 'trending',
} as const satisfies Readonly<Record<string, RecommendationModel>>;

/** `open` is called by each request: the recommendations use this search themselves. */
export function createRecommend(
  scopes: readonly SearchScope[],
  open: () => Promise<Recommendations>,
): Recommend {
  return async ({ index, model, objectID }) => {
    const scope = scopes.find(({ fascia, locale }) => indexName(fascia, locale) === index);
    if (!scope) return [];
    const recommendations = await open();
    if (model === 'looking-similar') {
      const query = { productKey: objectID, limit: LIMIT };
      const similar = await recommendations.findVisuallySimilar(scope, query);
      return similar.map(({ productKey }, position) => {
        return { objectID: productKey, score: 1 - position / similar.length };
      });
    }
    const found = await recommendations.recommend(scope, {
      model: MODELS[model],
      productKeys: objectID === '' ? [] : [objectID],
      ...{ skus: [], categoriesTaxonomies: [], limit: LIMIT },
    });
    return found.map(({ item, score }) => ({ objectID: item.product_id, score }));
  };
}
