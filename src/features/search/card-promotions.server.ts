/** Loads the promotions on product cards, without those that match no product of the fascia. */
import { type CardPromotions, pickCardPromotions } from '#features/promotion/promotion-view.ts';
import type { Shop } from '#request/shop.ts';
import { createInProcessClient } from './client/in-process-client.ts';
import { loadSearchConfig } from './search.server.ts';

/**
 * A search request may have 32 queries. A fascia that promotes more categories gets all of its
 * promotions, whether products match or not.
 */
const MAX_CATEGORIES = 30;

type FacetCounts = {
  readonly nbHits?: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

export async function loadCardPromotions(shop: Shop): Promise<CardPromotions> {
  const promotions = pickCardPromotions(shop);
  const slugs = [...new Set(promotions.badges.flatMap(({ categorySlug }) => categorySlug ?? []))];
  if (slugs.length > MAX_CATEGORIES) return promotions;
  try {
    const { total, departments, categories } = await countProducts(shop, slugs);
    const { badges, classification } = promotions;
    return {
      ...promotions,
      badges: badges.filter(({ categorySlug }) =>
        categorySlug === undefined ? total > 0 : categories.has(categorySlug),
      ),
      classification: {
        ...classification,
        departments: classification.departments.filter((name) => departments.has(name)),
      },
    };
  } catch (error) {
    shop.log.warn(
      { reason: String(error) },
      'The search index failed: promotions are listed without checking that products match.',
    );
    return promotions;
  }
}

async function countProducts(shop: Shop, slugs: readonly string[]) {
  const indexName = loadSearchConfig(shop).index;
  const countQuery = { indexName, hitsPerPage: 0 };
  const requests = [
    { ...countQuery, facets: ['department'] },
    ...slugs.map((slug) => ({ ...countQuery, facetFilters: [`categorySlugs:${slug}`] })),
  ];
  const { results } = await createInProcessClient(shop.ports.search).search({ requests });
  const [allProducts, ...categoryCounts] = results as unknown as [FacetCounts, ...FacetCounts[]];
  return {
    total: allProducts.nbHits ?? 0,
    departments: new Set(Object.keys(allProducts.facets?.department ?? {})),
    categories: new Set(slugs.filter((_, index) => (categoryCounts[index]?.nbHits ?? 0) > 0)),
  };
}
