/** The words of search: the record that every index holds, its name, its facets, its sorts. */
import type { CategoryLevels } from './category-levels.ts';

/** One product in one fascia and language. Field names follow S§3; prices are minor units. objectID is the productKey. */
export type SearchRecord = {
  readonly objectID: string;
  readonly id: string;
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly brandSlug: string;
  /** Lowest price of a variant in stock (of any when none is): what listings filter, sort and show. */
  readonly price: number;
  /** Highest price of the same variants. */
  readonly maxPrice: number;
  /** Where all of them had the same. */
  readonly wasPrice: number | null;
  /** The greatest saving among them. */
  readonly discountPercentage: number;
  /** Whether each of them saves as much. */
  readonly isDiscountEqual: boolean;
  readonly currencyCode: string;
  readonly department: string;
  readonly productType: string;
  readonly classification: string | null;
  readonly categoryTaxonomy: string;
  /** In the language's words, as the occasions are. */
  readonly styleTaxonomy: string | null;
  readonly occasion: readonly string[];
  readonly material: readonly string[];
  /** Of every category of the product with its ancestors, a name for each slug, though two may share one. */
  readonly categoryNames: readonly string[];
  readonly categorySlugs: readonly string[];
  /** The same names as a tree, for menus of the protocol's clients. */
  readonly categories: CategoryLevels;
  readonly collection: string | null;
  /** Colour families, for the facet. */
  readonly colourFacet: readonly string[];
  readonly colours: readonly string[];
  /** Sizes in stock in any colour, for the facet. */
  readonly sizes: readonly string[];
  /** Colour families in stock, alone and with each size in stock in them: `red`, `red|12`. */
  readonly colourSizes: readonly string[];
  readonly colourVariants: readonly SearchColour[];
  readonly variantSkus: readonly string[];
  /** Searched, never sent with a page: at most MAX_SEARCHED_TEXT characters each. */
  readonly description: string;
  readonly details: readonly string[];
  readonly isOnStock: boolean;
  readonly averageRating: number;
  readonly totalReviewCount: number;
  readonly hasGiftWithPurchase: boolean;
  readonly isPremier: boolean;
  readonly isBulky: boolean;
  readonly availablefascias: readonly string[];
  /** Tie-breakers and sorts. */
  readonly popularity: number;
  readonly newness: number;
};

export type SearchColour = {
  readonly colour: string;
  readonly colourLabel: string;
  readonly colourFacet: string;
  readonly hex: string;
  /** Of the swatch, where a tone does not say enough. */
  readonly swatchImage?: string;
  /** First two picture ids of the colour. */
  readonly images: readonly string[];
  readonly tint: string;
  /** Of its variants, as the record's own. */
  readonly price: number;
  readonly maxPrice: number;
  readonly wasPrice: number | null;
  readonly discountPercentage: number;
  readonly isDiscountEqual: boolean;
  /** The master sku of the colour. */
  readonly sku: string;
  readonly sizesInStock: readonly string[];
};

/** One value of `colourSizes`. */
export function colourSize(family: string, size?: string): string {
  return size === undefined ? family : `${family}|${size}`;
}

/** S§9: sort options; relevance is the default and has no suffix. */
export const SORTS = ['relevance', 'price-asc', 'price-desc', 'best-sellers', 'newness'] as const;
export type Sort = (typeof SORTS)[number];

/** `{fascia}-{locale}`, with the sort as suffix: `aldermoor-en-GB-price-asc`. */
export function indexName(fascia: string, locale: string, sort: Sort = 'relevance'): string {
  const source = `${fascia}-${locale}`;
  return sort === 'relevance' ? source : `${source}-${sort}`;
}

/** Attributes that text is searched in, in order of weight. */
export const SEARCHABLE_ATTRIBUTES = [
  'name',
  'brand',
  'categoryNames',
  'colours',
  'colourFacet',
  'styleTaxonomy',
  'department',
  'occasion',
  'collection',
  'material',
  'variantSkus',
  'description',
  'details',
] as const;

/** How much each of them counts. */
export const SEARCH_WEIGHTS: Readonly<Record<(typeof SEARCHABLE_ATTRIBUTES)[number], number>> = {
  ...{
    name: 5,
    brand: 3,
    categoryNames: 5,
    colours: 5,
    colourFacet: 5,
    styleTaxonomy: 1,
    department: 5,
  },
  ...{ occasion: 1, collection: 3, material: 3, variantSkus: 5, description: 2, details: 0.5 },
};

/** Longer texts are searched in their beginning only, which bounds what one record may cost. */
export const MAX_SEARCHED_TEXT = 4_000;

/** Codes: found as they are written, never by how they begin or with a typo. */
export const EXACT_ATTRIBUTES = ['variantSkus'] as const;

export const FACETS = [
  'categorySlugs',
  'categories.lvl0',
  'categories.lvl1',
  'categories.lvl2',
  'categories.lvl3',
  'brand',
  'colourFacet',
  'sizes',
  'colourSizes',
  'department',
  'styleTaxonomy',
  'occasion',
  'collection',
  'averageRating',
  'discountPercentage',
  'price',
  'isOnStock',
] as const;

/** Filtered by, never counted: brand pages, carousels of known products. */
export const FILTERS = [
  'brandSlug',
  'productKey',
  'id',
  'slug',
  'categoryNames',
  'maxPrice',
  'totalReviewCount',
  'newness',
] as const;

/** What the replica of each sort orders by, before the ranking's own tie-breakers. */
export const SORT_RANKING: Record<Exclude<Sort, 'relevance'>, readonly string[]> = {
  'price-asc': ['asc(price)'],
  'price-desc': ['desc(price)'],
  'best-sellers': ['desc(popularity)'],
  newness: ['desc(newness)'],
};

/** Tie-breakers after textual relevance. */
export const CUSTOM_RANKING = ['desc(isOnStock)', 'desc(popularity)', 'desc(newness)'] as const;

/** What a client needs to query the index: `GET /_api/search/config`. */
export type SearchConfig = {
  readonly applicationId: string;
  readonly searchKey: string;
  /** `url` may carry a path: `localhost:3000/search`. Empty means the service's own hosts. */
  readonly hosts: readonly {
    readonly url: string;
    readonly protocol: 'http' | 'https';
    readonly accept: 'read' | 'readWrite';
  }[];
  /** Source index of the fascia and locale. */
  readonly index: string;
};
