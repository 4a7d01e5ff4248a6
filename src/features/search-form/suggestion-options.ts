/** Maps suggestions to groups of options, each with its link. */
import type { PageHit } from '#features/page-search/page-search.ts';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { EMPTY_LISTING } from '#features/search/listing.ts';
import { formatListingUrl } from '#features/search/listing-url.ts';
import type {
  NamePart,
  SearchSuggestions,
  SuggestedCategory,
} from '#features/search/query/query-suggestions.ts';
import type { ProductCardHit } from '#features/search/records/product-card.ts';
import { links } from '#links';

export type SuggestionOption =
  | {
      readonly kind: 'product';
      readonly href: string;
      readonly card: CardHit;
      readonly name: readonly NamePart[];
      /** BAG-4: 1-based position; `queryId` is null where no query led to the product. */
      readonly position: number;
      readonly queryId: string | null;
    }
  | {
      readonly kind: 'category' | 'brand' | 'query' | 'page';
      readonly href: string;
      readonly name: string;
    }
  | { readonly kind: 'all'; readonly href: string; readonly count: number };

export type SuggestionGroup = {
  readonly label:
    | 'recent'
    | 'popular'
    | 'viewed'
    | 'categories'
    | 'brands'
    | 'products'
    | 'pages'
    | 'all';
  readonly options: readonly SuggestionOption[];
};

/** Groups without options are left out; empty where nothing matches. */
export function groupSuggestions(
  { products, categories, brands, total, queryId }: SearchSuggestions,
  pages: readonly PageHit[],
  q: string,
): readonly SuggestionGroup[] {
  const groups: readonly SuggestionGroup[] = [
    { label: 'categories', options: categories.map(toCategory) },
    {
      label: 'brands',
      options: brands.map(({ name }) => ({ kind: 'brand', name, href: brandUrl(name) })),
    },
    {
      label: 'products',
      options: products.map(({ card, name }, index) => ({
        ...{ kind: 'product' as const, card, name, href: productUrlOf(card) },
        ...{ position: index + 1, queryId },
      })),
    },
    {
      label: 'pages',
      options: pages.map(({ title, href }) => ({ kind: 'page', name: title, href })),
    },
    {
      label: 'all',
      options: total > 0 ? [{ kind: 'all', count: total, href: links.search({ q }) }] : [],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Options before typing: recent searches, the largest categories, recently viewed products. */
export function groupInitialSuggestions(
  recent: readonly string[],
  viewed: readonly ProductCardHit[],
  categories: readonly SuggestedCategory[],
): readonly SuggestionGroup[] {
  const groups: readonly SuggestionGroup[] = [
    {
      label: 'recent',
      options: recent.map((name) => ({ kind: 'query', name, href: links.search({ q: name }) })),
    },
    { label: 'popular', options: categories.map(toCategory) },
    { label: 'viewed', options: viewed.map((card, index) => toViewed(card, index)) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/**
 * Appends the root category where several categories share a name, such
 * as shirts for women and for men.
 */
function toCategory(
  { slug, name, within }: SuggestedCategory,
  _: number,
  all: readonly SuggestedCategory[],
): SuggestionOption {
  const isAmbiguous = all.filter((item) => item.name === name).length > 1;
  return {
    kind: 'category',
    name: isAmbiguous && within !== null ? `${name} – ${within}` : name,
    href: links.category({ slug }),
  };
}

/** Option of a recently viewed product; it has no query. */
function toViewed(card: ProductCardHit, index: number): SuggestionOption {
  const name = [{ text: card.name, marked: false }];
  return {
    kind: 'product',
    card,
    name,
    href: productUrlOf(card),
    position: index + 1,
    queryId: null,
  };
}

function brandUrl(name: string): string {
  return formatListingUrl({ ...EMPTY_LISTING, refinements: { brand: [name] } });
}

function productUrlOf({ slug, colours }: CardHit): string {
  return links.product({ slug, colour: colours[0]?.colour });
}
