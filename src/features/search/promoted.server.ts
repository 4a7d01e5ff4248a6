/** Promotions of a fascia that apply to at least one of its products. */
import { type CardPromotions, pickCardPromotions } from '#features/promotion/promotion-view.ts';
import type { Shop } from '#request/shop.ts';
import { createInProcessClient } from './client/in-process-client.ts';
import { loadSearchConfig } from './search.server.ts';

/**
 * One request takes at most 32 queries; a fascia that promotes more categories
 * gets all promotions unfiltered.
 */
const MAX_CATEGORIES = 30;

type FacetCounts = {
  readonly nbHits?: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

export async function loadCardPromotions(shop: Shop): Promise<CardPromotions> {
  const promotions = pickCardPromotions(shop);
  const named = [...new Set(promotions.badges.flatMap(({ categorySlug }) => categorySlug ?? []))];
  if (named.length > MAX_CATEGORIES) return promotions;
  try {
    const { total, departments, categories } = await countPromoted(shop, named);
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
      'The search index failed: promotions are shown without checking that any product has them.',
    );
    return promotions;
  }
}

async function countPromoted(shop: Shop, named: readonly string[]) {
  const indexName = loadSearchConfig(shop).index;
  const countQuery = { indexName, hitsPerPage: 0 };
  const requests = [
    { ...countQuery, facets: ['department'] },
    ...named.map((slug) => ({ ...countQuery, facetFilters: [`categorySlugs:${slug}`] })),
  ];
  const { results } = await createInProcessClient(shop.ports.search).search({ requests });
  const [total, ...ofCategories] = results as unknown as [FacetCounts, ...FacetCounts[]];
  return {
    total: total.nbHits ?? 0,
    departments: new Set(Object.keys(total.facets?.department ?? {})),
    categories: new Set(named.filter((_, index) => (ofCategories[index]?.nbHits ?? 0) > 0)),
  };
}
