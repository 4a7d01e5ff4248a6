/**
 * Queries products for a carousel: by a text (`carousel`), or those with attributes of a product
 * (`similarAttributes`).
 */
import { requireIndex, toSearchError } from '../client/no-index.ts';
import type { SearchClient } from '../client/search-client.ts';
import {
  CARD_ATTRIBUTES,
  type CardRecord,
  HIGHLIGHTED_COLOURS,
  type ProductCardHit,
  toProductCard,
} from '../records/product-card.ts';
import type { SearchConfig, SearchRecord, Sort } from '../search.ts';

export type CarouselQuery =
  | {
      readonly mode: 'carousel';
      readonly q?: string;
      /** Category slug; `brand` is a brand slug. */
      readonly category?: string;
      readonly brand?: string;
      readonly sort?: Sort;
      readonly inStock?: boolean;
      /** Customer id or anonymous token, given only with consent to personalisation. */
      readonly userToken?: string;
      readonly offset?: number;
      readonly limit: number;
    }
  | {
      readonly mode: 'similarAttributes';
      readonly productKey: string;
      /** Key of the displayed colour; without it, any colour of the product counts. */
      readonly colour?: string;
      readonly limit: number;
    };

/** Maximum number of products per request. */
const MAX_PRODUCTS = 40;
/**
 * Scores of shared attributes, sent as optional filters; hosted Algolia supports them too. The
 * category counts more than all others together.
 */
const ATTRIBUTE_SCORES = { category: 16, colour: 4, style: 2, material: 1 } as const;
const VARIANT_FIELDS = [
  'categorySlugs',
  'colourFacet',
  'colourVariants',
  'styleTaxonomy',
  'material',
  'department',
] as const;

type VariantFields = Pick<SearchRecord, (typeof VARIANT_FIELDS)[number]>;
type Parameters = Readonly<Record<string, unknown>>;

/**
 * Empty for an unknown product.
 * @throws Problem 503 without an index
 */
export async function queryCarousel(
  client: SearchClient,
  config: SearchConfig | null | undefined,
  query: CarouselQuery,
): Promise<readonly ProductCardHit[]> {
  const { index: source } = requireIndex(config);
  const index =
    query.mode === 'carousel' && query.sort && query.sort !== 'relevance'
      ? `${source}-${query.sort}`
      : source;
  try {
    const records =
      query.mode === 'carousel'
        ? await fetchHits<CardRecord>(client, index, CARD_ATTRIBUTES, toSearchParameters(query))
        : await findSimilar(client, index, query);
    return records.map((record) => toProductCard(record));
  } catch (error) {
    throw toSearchError(error);
  }
}

function toSearchParameters(query: Extract<CarouselQuery, { mode: 'carousel' }>): Parameters {
  const { q = '', category, brand, inStock, userToken, offset = 0, limit } = query;
  const facetFilters = [
    ...(category === undefined ? [] : [`categorySlugs:${category}`]),
    ...(brand === undefined ? [] : [`brandSlug:${brand}`]),
    ...(inStock ? ['isOnStock:true'] : []),
  ];
  return {
    ...{ query: q, facetFilters, offset, length: Math.min(limit, MAX_PRODUCTS) },
    attributesToHighlight: q === '' ? [] : [...HIGHLIGHTED_COLOURS],
    ruleContexts: [
      ...(category === undefined ? [] : [`category-${category}`]),
      ...(brand === undefined ? [] : [`brand-${brand}`]),
    ],
    ...(userToken === undefined ? {} : { userToken, enablePersonalization: true }),
  };
}

type SimilarQuery = Extract<CarouselQuery, { mode: 'similarAttributes' }>;

/**
 * In-stock products of the same department, ordered by the attributes they share with the product.
 * Where its category has enough of them, the index ranks that alone.
 */
async function findSimilar(
  client: SearchClient,
  index: string,
  query: SimilarQuery,
): Promise<readonly CardRecord[]> {
  const [variants] = await fetchHits<VariantFields>(client, index, VARIANT_FIELDS, {
    facetFilters: [`objectID:${query.productKey}`],
    hitsPerPage: 1,
  });
  if (!variants) return [];
  const { facetFilters, ...parameters } = toSimilarityParameters(variants, query);
  const rank = (filters: readonly string[]) =>
    fetchHits<CardRecord>(client, index, CARD_ATTRIBUTES, { ...parameters, facetFilters: filters });
  const category = variants.categorySlugs.at(-1);
  if (category === undefined) return await rank(facetFilters);
  const inCategory = await rank([...facetFilters, `categorySlugs:${category}`]);
  return inCategory.length < parameters.hitsPerPage ? await rank(facetFilters) : inCategory;
}

function toSimilarityParameters(
  variants: VariantFields,
  { productKey, colour, limit }: SimilarQuery,
) {
  const displayed = variants.colourVariants.find((variant) => variant.colour === colour);
  const colourFamilies = displayed ? [displayed.colourFacet] : variants.colourFacet;
  return {
    facetFilters: [
      `objectID:-${productKey}`,
      `department:${variants.department}`,
      'isOnStock:true',
    ],
    optionalFilters: [
      ...variants.categorySlugs
        .slice(-1)
        .map((slug) => toFilter('categorySlugs', slug, ATTRIBUTE_SCORES.category)),
      colourFamilies.map((family) => toFilter('colourFacet', family, ATTRIBUTE_SCORES.colour)),
      ...(variants.styleTaxonomy === null
        ? []
        : [toFilter('styleTaxonomy', variants.styleTaxonomy, ATTRIBUTE_SCORES.style)]),
      variants.material.map((material) =>
        toFilter('material', material, ATTRIBUTE_SCORES.material),
      ),
    ],
    hitsPerPage: Math.min(limit, MAX_PRODUCTS),
  };
}

function toFilter(attribute: string, value: string, score: number): string {
  return `${attribute}:${value}<score=${score}>`;
}

async function fetchHits<T>(
  client: SearchClient,
  indexName: string,
  attributes: readonly string[],
  parameters: Parameters,
): Promise<readonly T[]> {
  const request = {
    indexName,
    attributesToRetrieve: [...attributes],
    attributesToHighlight: [],
    ...parameters,
  };
  const { results } = await client.searchForHits<T>([request]);
  return results[0]?.hits ?? [];
}
