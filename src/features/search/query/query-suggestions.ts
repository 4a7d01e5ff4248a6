/** Queries suggestions for a partly typed search: products, categories and brands. */

import { requireIndex, toSearchError } from '../client/no-index.ts';
import type { SearchClient } from '../client/search-client.ts';
import { cleanSearchTerm } from '../listing.ts';
import {
  CARD_ATTRIBUTES,
  type CardRecord,
  type ProductCardHit,
  toProductCard,
} from '../records/product-card.ts';
import type { SearchConfig, SearchRecord } from '../search.ts';

/** Part of a name; `marked` where it matches the query. */
export type NamePart = { readonly text: string; readonly marked: boolean };

export type SearchSuggestions = {
  readonly products: readonly {
    readonly card: ProductCardHit;
    readonly name: readonly NamePart[];
  }[];
  readonly categories: readonly SuggestedCategory[];
  readonly brands: readonly { readonly name: string; readonly count: number }[];
  readonly total: number;
  readonly queryId: string | null;
};

export type SuggestedCategory = {
  readonly slug: string;
  readonly name: string;
  /** Name of the root category above; null for a root, or where no hit contains it. */
  readonly within: string | null;
  readonly count: number;
};

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 4;
const MAX_BRANDS = 4;
/** More hits than products displayed, because categories get their names from hits. */
const REQUESTED_HITS = 20;
/** Highlight tags: private-use characters, which no product name contains. */
const HIGHLIGHT_START = '\uE000';
const HIGHLIGHT_END = '\uE001';

type Hit = CardRecord &
  Pick<SearchRecord, 'categoryNames' | 'categoryTaxonomy'> & {
    readonly _highlightResult?: { readonly name?: { readonly value: string } };
  };
type HitsResponse = {
  readonly hits: readonly Hit[];
  readonly nbHits?: number;
  readonly queryID?: string;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};
type FacetResult = {
  readonly facetHits: readonly { readonly value: string; readonly count: number }[];
};

/** `userToken`: customer id or anonymous token, given only with consent to personalisation. */
export async function querySuggestions(
  client: SearchClient,
  config: SearchConfig | null | undefined,
  text: string,
  userToken: string | null = null,
): Promise<SearchSuggestions> {
  const { index } = requireIndex(config);
  const query = cleanSearchTerm(text);
  try {
    const { results } = await client.search([
      {
        ...hitsRequest(index, query),
        ...(userToken !== null && { userToken, enablePersonalization: true }),
      },
      {
        indexName: index,
        type: 'facet',
        facet: 'brand',
        facetQuery: query,
        maxFacetHits: MAX_BRANDS,
      },
    ]);
    const [response, brands] = results as unknown as [HitsResponse, FacetResult];
    return {
      products: response.hits
        .slice(0, MAX_PRODUCTS)
        .map((hit) => ({ card: toProductCard(hit), name: nameParts(hit) })),
      categories: selectCategories(response, query),
      brands: brands.facetHits.map(({ value, count }) => ({ name: value, count })),
      total: response.nbHits ?? 0,
      queryId: response.queryID ?? null,
    };
  } catch (error) {
    throw toSearchError(error);
  }
}

function hitsRequest(indexName: string, query: string) {
  return {
    indexName,
    query,
    hitsPerPage: REQUESTED_HITS,
    facets: ['categorySlugs'],
    attributesToRetrieve: [...CARD_ATTRIBUTES, 'categoryNames', 'categoryTaxonomy'],
    attributesToHighlight: ['name'],
    highlightPreTag: HIGHLIGHT_START,
    highlightPostTag: HIGHLIGHT_END,
    clickAnalytics: true,
  };
}

/** Categories of the hits: first those that the query names, then by number of products. */
function selectCategories(
  { hits, facets }: HitsResponse,
  query: string,
): SearchSuggestions['categories'] {
  const names = new Map(
    hits.flatMap((hit) =>
      hit.categorySlugs.map((slug, position) => [slug, hit.categoryNames[position]] as const),
    ),
  );
  const rootSlugs = new Map(
    hits.flatMap(({ categoryTaxonomy }) => pairWithRoot(categoryTaxonomy.split('/'))),
  );
  const rootNameOf = (slug: string) => names.get(rootSlugs.get(slug) ?? '') ?? null;
  const words = query.toLocaleLowerCase().split(' ');
  const isNamed = (name: string) =>
    words.some((word) => word !== '' && name.toLocaleLowerCase().includes(word));
  return Object.entries(facets?.categorySlugs ?? {})
    .flatMap(([slug, count]) => ({
      slug,
      count,
      name: names.get(slug) ?? '',
      within: rootNameOf(slug),
    }))
    .filter((category) => category.name !== '')
    .sort((a, b) => Number(isNamed(b.name)) - Number(isNamed(a.name)) || b.count - a.count)
    .slice(0, MAX_CATEGORIES);
}

/** Pairs each category of a path, such as `womens/dresses`, with its root. */
function pairWithRoot([root = '', ...below]: readonly string[]): [slug: string, root: string][] {
  return below.map((slug) => [slug, root]);
}

function nameParts(hit: Hit): NamePart[] {
  const value = hit._highlightResult?.name?.value ?? hit.name;
  const parts = value.split(HIGHLIGHT_START).flatMap((fragment, position) => {
    if (position === 0) return [{ text: fragment, marked: false }];
    const [marked = '', ...rest] = fragment.split(HIGHLIGHT_END);
    return [
      { text: marked, marked: true },
      { text: rest.join(''), marked: false },
    ];
  });
  return parts.filter((part) => part.text !== '');
}
