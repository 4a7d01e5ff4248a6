/** Products for a row beside something else: those that fit a few words (carousel), or those that look like one (visual). */
import { requireIndex, toSearchError } from './no-index.ts';
import {
  CARD_ATTRIBUTES,
  type CardRecord,
  MARKED_COLOURS,
  type ProductCardHit,
  toProductCard,
} from './product-card.ts';
import type { SearchConfig, SearchRecord, Sort } from './search.ts';
import type { SearchClient } from './search-client.ts';

export type CarouselQuery =
  | {
      readonly mode: 'carousel';
      readonly q?: string;
      /** Slugs of a category and of a brand. */
      readonly category?: string;
      readonly brand?: string;
      readonly sort?: Sort;
      readonly inStock?: boolean;
      /** Customer id or anonymous token, where the shopper agreed to personalisation. */
      readonly userToken?: string;
      readonly offset?: number;
      readonly limit: number;
    }
  | {
      readonly mode: 'visual';
      readonly productKey: string;
      /** The key of the colour that is looked at; none: any of the product's. */
      readonly colour?: string;
      readonly limit: number;
    };

/** S§6: a visually similar lookup asks for 40 at most. */
const MOST = 40;
/** How much each sameness counts; a hosted index reads the scores too. */
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

/** Empty for a product that the index does not know. */
export async function queryCarousel(
  client: SearchClient,
  given: SearchConfig | null | undefined,
  asked: CarouselQuery,
): Promise<readonly ProductCardHit[]> {
  const { index: source } = requireIndex(given);
  const index =
    asked.mode === 'carousel' && asked.sort && asked.sort !== 'relevance'
      ? `${source}-${asked.sort}`
      : source;
  try {
    const parameters =
      asked.mode === 'carousel' ? fitting(asked) : await similar(client, index, asked);
    if (parameters === null) return [];
    return (await hits<CardRecord>(client, index, CARD_ATTRIBUTES, parameters)).map((hit) =>
      toProductCard(hit),
    );
  } catch (error) {
    throw toSearchError(error);
  }
}

function fitting(asked: Extract<CarouselQuery, { mode: 'carousel' }>): Parameters {
  const { q = '', category, brand, inStock, userToken, offset = 0, limit } = asked;
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

/** In stock and of the same department; the more it shares with the product, the sooner it comes. */
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
