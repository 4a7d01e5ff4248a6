/**
 * Queries products for a carousel: matching a text (`carousel`) or similar to a product (`visual`).
 */
import { requireIndex, toSearchError } from '../client/no-index.ts';
import type { SearchClient } from '../client/search-client.ts';
import {
  CARD_ATTRIBUTES,
  type CardRecord,
  MARKED_COLOURS,
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
      readonly mode: 'visual';
      readonly productKey: string;
      /** Key of the displayed colour; without it, any colour of the product counts. */
      readonly colour?: string;
      readonly limit: number;
    };

/** Maximum number of products per request. */
const MOST = 40;
/** Scores of shared attributes, sent as optional filters; hosted Algolia supports them too. */
const SAMENESS = { category: 8, colour: 4, style: 2, material: 1 } as const;
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
  given: SearchConfig | null | undefined,
  query: CarouselQuery,
): Promise<readonly ProductCardHit[]> {
  const { index: source } = requireIndex(given);
  const index =
    query.mode === 'carousel' && query.sort && query.sort !== 'relevance'
      ? `${source}-${query.sort}`
      : source;
  try {
    const parameters =
      query.mode === 'carousel' ? fitting(query) : await similar(client, index, query);
    if (parameters === null) return [];
    return (await hits<CardRecord>(client, index, CARD_ATTRIBUTES, parameters)).map((hit) =>
      toProductCard(hit),
    );
  } catch (error) {
    throw toSearchError(error);
  }
}

function fitting(query: Extract<CarouselQuery, { mode: 'carousel' }>): Parameters {
  const { q = '', category, brand, inStock, userToken, offset = 0, limit } = query;
  const facetFilters = [
    ...(category === undefined ? [] : [`categorySlugs:${category}`]),
    ...(brand === undefined ? [] : [`brandSlug:${brand}`]),
    ...(inStock ? ['isOnStock:true'] : []),
  ];
  return {
    ...{ query: q, facetFilters, offset, length: Math.min(limit, MOST) },
    attributesToHighlight: q === '' ? [] : [...MARKED_COLOURS],
    ruleContexts: [
      ...(category === undefined ? [] : [`category-${category}`]),
      ...(brand === undefined ? [] : [`brand-${brand}`]),
    ],
    ...(userToken === undefined ? {} : { userToken, enablePersonalization: true }),
  };
}

/**
 * In-stock products of the same department, ordered by the attributes they share with the product.
 */
async function similar(
  client: SearchClient,
  index: string,
  { productKey, colour, limit }: Extract<CarouselQuery, { mode: 'visual' }>,
): Promise<Parameters | null> {
  const [variants] = await hits<VariantFields>(client, index, VARIANT_FIELDS, {
    facetFilters: [`objectID:${productKey}`],
    hitsPerPage: 1,
  });
  if (!variants) return null;
  const seen = variants.colourVariants.find((variant) => variant.colour === colour);
  const families = seen ? [seen.colourFacet] : variants.colourFacet;
  return {
    facetFilters: [
      `objectID:-${productKey}`,
      `department:${variants.department}`,
      'isOnStock:true',
    ],
    optionalFilters: [
      ...variants.categorySlugs
        .slice(-1)
        .map((slug) => scored('categorySlugs', slug, SAMENESS.category)),
      families.map((family) => scored('colourFacet', family, SAMENESS.colour)),
      ...(variants.styleTaxonomy === null
        ? []
        : [scored('styleTaxonomy', variants.styleTaxonomy, SAMENESS.style)]),
      variants.material.map((material) => scored('material', material, SAMENESS.material)),
    ],
    hitsPerPage: Math.min(limit, MOST),
  };
}

function scored(attribute: string, value: string, score: number): string {
  return `${attribute}:${value}<score=${score}>`;
}

async function hits<T>(
  client: SearchClient,
  indexName: string,
  names: readonly string[],
  parameters: Parameters,
): Promise<readonly T[]> {
  const request = {
    indexName,
    attributesToRetrieve: [...names],
    attributesToHighlight: [],
    ...parameters,
  };
  const { results } = await client.searchForHits<T>([request]);
  return results[0]?.hits ?? [];
}
