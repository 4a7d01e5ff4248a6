/** The recommendations contract on the provider in memory. */
import {
  createMemoryRecommendations,
  type MemoryProduct,
} from './memory-recommendations.fixtures.ts';
import { describeRecommendations } from './recommendations.contract.ts';
import { recommendedProducts } from './recommendations.fixtures.ts';

describeRecommendations('memory', async () => ({
  recommendations: createMemoryRecommendations(
    recommendedProducts.map(
      ({ productKey, brand, department, variants, slug }): MemoryProduct => ({
        ...{ productKey, brand, department, skus: variants.map(({ sku }) => sku) },
        isOnStock: variants.some(({ stock }) => stock > 0),
        item: {
          ...{ product_id: productKey, title: productKey, brand, local_currency: 'GBP', price: 25 },
          ...{ image: '/picture.jpg', url: `/product/${slug}` },
        },
      }),
    ),
  ),
  close: async () => undefined,
}));
