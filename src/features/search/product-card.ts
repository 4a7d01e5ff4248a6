/** What a product card shows, taken from a search record and nothing more. */
import type { SearchColour, SearchRecord } from './search.ts';

/** What a card reads of a record: nothing else is asked of the index. */
export const CARD_ATTRIBUTES = [
  'productKey',
  'id',
  'slug',
  'name',
  'brand',
  'price',
  'maxPrice',
  'wasPrice',
  'discountPercentage',
  'department',
  'classification',
  'categorySlugs',
  'colourVariants',
  'isOnStock',
  'hasGiftWithPurchase',
  'isPremier',
  'averageRating',
  'totalReviewCount',
] as const satisfies readonly (keyof SearchRecord)[];

export type CardRecord = Pick<SearchRecord, (typeof CARD_ATTRIBUTES)[number]>;

export type CardColour = Pick<SearchColour, 'colour' | 'hex' | 'tint' | 'images' | 'price' | 'wasPrice' | 'sku'> & {
  readonly label: string;
  readonly isOnStock: boolean;
};

export type ProductCardHit = Omit<CardRecord, 'colourVariants'> & {
  /** The one to show first; then the others, as many as there is room for. */
  readonly colours: readonly CardColour[];
  /** How many there are in all. */
  readonly colourCount: number;
};

/** S§9: swatches per card. */
export const MAX_CARD_SWATCHES = 6;

/** `colourFacets` are the colour families chosen in the listing: a colour of theirs comes first. */
export function toProductCard(record: CardRecord, colourFacets: readonly string[] = []): ProductCardHit {
  const { colourVariants, ...rest } = pickCard(record);
  const wanted = colourVariants.filter((colour) => colourFacets.includes(colour.colourFacet));
  const others = colourVariants.filter((colour) => !wanted.includes(colour));
  const colours = [...wanted, ...others].slice(0, MAX_CARD_SWATCHES).map(toCardColour);
  return { ...rest, colours, colourCount: colourVariants.length };
}

function toCardColour({ colour, colourLabel, hex, tint, images, price, wasPrice, sku, sizesInStock }: SearchColour): CardColour {
  return { colour, label: colourLabel, hex, tint, images, price, wasPrice, sku, isOnStock: sizesInStock.length > 0 };
}

/** Hits carry more than was asked for: objectID, highlights, whatever a hosted service adds. */
function pickCard(record: CardRecord): CardRecord {
  return Object.fromEntries(CARD_ATTRIBUTES.map((name) => [name, record[name]])) as CardRecord;
}
