/** The search record shared by all indexes, with their names, facets and sort orders. */
import type { LowestPrices } from '#features/price/lowest-price.ts';
import type { CategoryLevels } from './records/category-levels.ts';

/** One product for one fascia and locale. Prices are in minor units; objectID is the productKey. */
export type SearchRecord = {
  readonly objectID: string;
  readonly id: string;
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly brandSlug: string;
  /**
   * Lowest price of the variants in stock, or of all variants when none is; used
   * for filters, sorting and display.
   */
  readonly price: number;
  /** Highest price of the same variants. */
  readonly maxPrice: number;
  /** Former price, where all of those variants share it; else null. */
  readonly wasPrice: number | null;
  /** Highest discount among those variants. */
  readonly discountPercentage: number;
  /** True where all of those variants have the same discount. */
  readonly isDiscountEqual: boolean;
  /** Lowest prices before the reductions, where the law of the locale requires them. */
  readonly lowestPrices?: LowestPrices;
  readonly currencyCode: string;
  readonly department: string;
  readonly productType: string;
  readonly classification: string | null;
  readonly categoryTaxonomy: string;
  /** Translated into the locale, as `occasion` is. */
  readonly styleTaxonomy: string | null;
  readonly occasion: readonly string[];
  readonly material: readonly string[];
  /**
   * Names of the product's categories and their ancestors, parallel to
   * `categorySlugs`; two slugs may share a name.
   */
  readonly categoryNames: readonly string[];
  readonly categorySlugs: readonly string[];
  /** The same names as a tree, for hierarchical menus of Algolia clients. */
  readonly categories: CategoryLevels;
  readonly collection: string | null;
  /** Colour families, for the facet. */
  readonly colourFacet: readonly string[];
  readonly colours: readonly string[];
  /** Sizes in stock in any colour, for the facet. */
  readonly sizes: readonly string[];
  /** Colour families in stock, alone and paired with each size in stock: `red`, `red|12`. */
  readonly colourSizes: readonly string[];
  readonly colourVariants: readonly SearchColour[];
  readonly variantSkus: readonly string[];
  /** Searchable but never sent to pages; at most MAX_SEARCHED_TEXT characters each. */
  readonly description: string;
  readonly details: readonly string[];
  readonly isOnStock: boolean;
  readonly averageRating: number;
  readonly totalReviewCount: number;
  /** For sorting: see `scoreRating`. */
  readonly ratingScore: number;
  readonly hasGiftWithPurchase: boolean;
  readonly isPremier: boolean;
  readonly isBulky: boolean;
  readonly availablefascias: readonly string[];
  /** For tie-breaking and sorting. */
  readonly popularity: number;
  readonly newness: number;
};

export type SearchColour = {
  readonly colour: string;
  readonly colourLabel: string;
  readonly colourFacet: string;
  readonly hex: string;
  /** Image of the swatch, where `hex` alone does not describe the colour. */
  readonly swatchImage?: string;
  /** Ids of the colour's first two pictures. */
  readonly images: readonly string[];
  readonly tint: string;
  /** Prices of the colour's variants, as in the record. */
  readonly price: number;
  readonly maxPrice: number;
  readonly wasPrice: number | null;
  readonly discountPercentage: number;
  readonly isDiscountEqual: boolean;
  /** Lowest prices before the reductions, where the law of the locale requires them. */
  readonly lowestPrices?: LowestPrices;
  /** SKU of the colour's master variant. */
  readonly sku: string;
  readonly sizesInStock: readonly string[];
  /** Prices of sizes in stock; missing where all have the same. */
  readonly sizePrices?: Readonly<Record<string, SizePrice>>;
};

/** `lowestPrice`: before the reduction, where it is reduced and the law requires it. */
export type SizePrice = readonly [price: number, wasPrice: number | null, lowestPrice?: number];

/** Formats one value of `colourSizes`. */
export function colourSize(family: string, size?: string): string {
  return size === undefined ? family : `${family}|${size}`;
}

/** Sort orders; relevance is the default and has no index suffix. */
export const LISTING_ORDERS = [
  ...(['price-asc', 'price-desc'] as const),
  ...(['best-sellers', 'best-rated', 'newness'] as const),
] as const;
export const SORTS = ['relevance', ...LISTING_ORDERS] as const;
export type Sort = (typeof SORTS)[number];
export type ListingOrder = (typeof LISTING_ORDERS)[number];

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** Order of products that are equally relevant, as in categories. Default: `best-sellers`. */
    readonly listingOrder?: ListingOrder;
  }
}

/** `{fascia}-{locale}` with the sort as suffix, such as `aldermoor-en-GB-price-asc`. */
export function indexName(fascia: string, locale: string, sort: Sort = 'relevance'): string {
  const source = `${fascia}-${locale}`;
  return sort === 'relevance' ? source : `${source}-${sort}`;
}

/** Attributes for full-text search, most important first. */
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

/** Relevance weight of each attribute. */
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

/** Maximum number of characters searched per text; bounds the cost of one record. */
export const MAX_SEARCHED_TEXT = 4_000;

/** Codes, matched only in full: no prefixes, no typos. */
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

/** Filterable but not counted, for brand pages and carousels of known products. */
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

/** Ranking criteria of each sort's replica, applied before the custom ranking. */
export const SORT_RANKING: Record<ListingOrder, readonly string[]> = {
  'price-asc': ['asc(price)'],
  'price-desc': ['desc(price)'],
  'best-sellers': ['desc(popularity)'],
  'best-rated': ['desc(ratingScore)'],
  newness: ['desc(newness)'],
};

/** Tie-breakers after textual relevance, for the order that the fascia has chosen. */
export function listCustomRanking(order: ListingOrder = 'best-sellers'): readonly string[] {
  const criteria = ['desc(isOnStock)', ...SORT_RANKING[order], 'desc(popularity)', 'desc(newness)'];
  return [...new Set(criteria)];
}

/** Everything a client needs to query the index; response of `GET /_api/search/config`. */
export type SearchConfig = {
  readonly applicationId: string;
  readonly searchKey: string;
  /**
   * `url` may contain a path, such as `localhost:3000/search`. Empty:
   * the search service's own hosts.
   */
  readonly hosts: readonly {
    readonly url: string;
    readonly protocol: 'http' | 'https';
    readonly accept: 'read' | 'readWrite';
  }[];
  /** `https://events.example`; undefined: events are sent to the first host. */
  readonly eventsUrl?: string;
  /** Source index of the fascia and locale. */
  readonly index: string;
};
