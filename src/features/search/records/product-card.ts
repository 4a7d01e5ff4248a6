/** Maps a search record to the data of a product card. */
import { computeSaving } from '#features/price/price.ts';
import type { SearchColour, SearchRecord, SizePrice } from '../search.ts';

/** Record attributes that a card needs; queries retrieve only these. */
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
  'isDiscountEqual',
  'lowestPrices',
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

export type CardColour = Omit<
  SearchColour,
  'colourLabel' | 'colourFacet' | 'sizesInStock' | 'sizePrices'
> & {
  readonly label: string;
  readonly isOnStock: boolean;
  /** The selected size, where exactly one is filtered by and the colour has it in stock. */
  readonly size?: string;
};

/** Selected colour families and sizes, which decide what a card displays. */
export type Filtered = {
  readonly colour?: readonly string[];
  readonly size?: readonly string[];
  /** Key of the colour in which the product looks like the one that was searched by. */
  readonly similar?: string | undefined;
};

export type ProductCardHit = Omit<CardRecord, 'colourVariants'> & {
  /** The colour to display first, then the others, at most `MAX_CARD_SWATCHES`. */
  readonly colours: readonly CardColour[];
  /** Total number of colours. */
  readonly colourCount: number;
};

/** Maximum number of swatches per card. */
export const MAX_CARD_SWATCHES = 6;

/** Attributes to highlight, which shows the colours that the query names. */
export const HIGHLIGHTED_COLOURS = ['colours', 'colourFacet'] as const;

/** Highlights of the index, by attribute. */
export type WithHighlights = { readonly _highlightResult?: unknown };

/**
 * Orders colours: those of the selected colour families first, then the similar one, then those
 * that the query names. Among equals, those in stock in a selected size (in any size where none is
 * selected) come first.
 */
export function toProductCard(
  record: CardRecord & WithHighlights,
  { colour: selected = [], size: sizes = [], similar }: Filtered = {},
): ProductCardHit {
  const { colourVariants, ...rest } = pickCard(record);
  const labels = findHighlighted(record, 'colours');
  const colourFamilies = findHighlighted(record, 'colourFacet');
  const rank = ({ colour, colourFacet, colourLabel, sizesInStock }: SearchColour) => {
    const isInStock =
      sizes.length === 0
        ? sizesInStock.length > 0
        : sizesInStock.some((size) => sizes.includes(size));
    const matchRank = selected.includes(colourFacet)
      ? 0
      : colour === similar || labels.has(colourLabel)
        ? 1
        : colourFamilies.has(colourFacet)
          ? 2
          : 3;
    return 2 * matchRank + (isInStock ? 0 : 1);
  };
  const ordered = colourVariants.toSorted((a, b) => rank(a) - rank(b));
  const [firstSize, ...otherSizes] = sizes;
  const size = otherSizes.length === 0 ? firstSize : undefined;
  const colours = ordered.slice(0, MAX_CARD_SWATCHES).map((colour) => toCardColour(colour, size));
  return { ...rest, colours, colourCount: colourVariants.length };
}

/**
 * The card with the prices of the colour that it displays first, and of its selected size, for
 * listings filtered by them. Do not use it where prices are sorted or filtered by: the index does
 * so by the prices of the product.
 */
export function withPricesOfColour(card: ProductCardHit): ProductCardHit {
  const [first] = card.colours;
  if (!first) return card;
  const { price, maxPrice, wasPrice, discountPercentage, isDiscountEqual } = first;
  const { lowestPrices: _, ...rest } = card;
  return {
    ...{ ...rest, price, maxPrice, wasPrice, discountPercentage, isDiscountEqual },
    ...(first.lowestPrices && { lowestPrices: first.lowestPrices }),
  };
}

/** Values of an attribute that match a word of the query; needs `HIGHLIGHTED_COLOURS` highlighted. */
function findHighlighted(
  { _highlightResult: marked }: WithHighlights,
  attribute: (typeof HIGHLIGHTED_COLOURS)[number],
): ReadonlySet<string> {
  const values: unknown = Object(marked)[attribute];
  const hit = Array.isArray(values)
    ? values.filter((value) => Object(value).matchLevel !== 'none')
    : [];
  return new Set(hit.map((item) => String(Object(item).value).replaceAll(/<\/?em>/g, '')));
}

function toCardColour(
  { colourLabel, colourFacet: _, sizesInStock, sizePrices = {}, ...colour }: SearchColour,
  size: string | undefined,
): CardColour {
  const common = { ...colour, label: colourLabel, isOnStock: sizesInStock.length > 0 };
  if (size === undefined || !sizesInStock.includes(size)) return common;
  const sizePrice = sizePrices[size];
  return { ...(sizePrice ? withPricesOfSize(common, sizePrice) : common), size };
}

/** Replaces the prices of the colour by those of the size. */
function withPricesOfSize(
  { lowestPrices: _, ...colour }: CardColour,
  [price, wasPrice, lowestPrice]: SizePrice,
): CardColour {
  const discountPercentage = computeSaving([{ price, wasPrice, lowestPrice }])?.percent ?? 0;
  return {
    ...{ ...colour, price, maxPrice: price, wasPrice, discountPercentage, isDiscountEqual: true },
    ...(lowestPrice !== undefined && { lowestPrices: [lowestPrice, lowestPrice] as const }),
  };
}

/** Drops other properties of hits: objectID, highlights, additions of a hosted service. */
function pickCard(record: CardRecord): CardRecord {
  return Object.fromEntries(CARD_ATTRIBUTES.map((name) => [name, record[name]])) as CardRecord;
}
