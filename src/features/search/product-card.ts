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
  'isDiscountEqual',
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

export type CardColour = Omit<SearchColour, 'colourLabel' | 'colourFacet' | 'sizesInStock'> & {
  readonly label: string;
  readonly isOnStock: boolean;
  /** The only size that was filtered by, where the colour has it in stock. */
  readonly size?: string;
};

/** What a listing is filtered by that a card shows: colour families and sizes. */
export type Filtered = { readonly colour?: readonly string[]; readonly size?: readonly string[] };

export type ProductCardHit = Omit<CardRecord, 'colourVariants'> & {
  /** The one to show first; then the others, as many as there is room for. */
  readonly colours: readonly CardColour[];
  /** How many there are in all. */
  readonly colourCount: number;
};

/** S§9: swatches per card. */
export const MAX_CARD_SWATCHES = 6;

/** Attributes in which the index marks the words of a search. */
export const MARKED_COLOURS = ['colours', 'colourFacet'] as const;

/** What the index marked of a record, attribute by attribute. */
export type Marked = { readonly _highlightResult?: unknown };

/**
 * First come colours of the families chosen in the listing, then those that the words of a search name; of equals,
 * those that have a chosen size in stock, or anything where none is chosen.
 */
export function toProductCard(
  record: CardRecord & Marked,
  { colour: chosen = [], size: sizes = [] }: Filtered = {},
): ProductCardHit {
  const { colourVariants, ...rest } = pickCard(record);
  const [labels, families] = [markedIn(record, 'colours'), markedIn(record, 'colourFacet')];
  const rank = ({ colourFacet, colourLabel, sizesInStock }: SearchColour) => {
    const isWanted =
      sizes.length === 0
        ? sizesInStock.length > 0
        : sizesInStock.some((size) => sizes.includes(size));
    const name = chosen.includes(colourFacet)
      ? 0
      : labels.has(colourLabel)
        ? 1
        : families.has(colourFacet)
          ? 2
          : 3;
    return 2 * name + (isWanted ? 0 : 1);
  };
  const ordered = colourVariants.toSorted((a, b) => rank(a) - rank(b));
  const [only, ...others] = sizes;
  const size = others.length === 0 ? only : undefined;
  const colours = ordered.slice(0, MAX_CARD_SWATCHES).map((colour) => toCardColour(colour, size));
  return { ...rest, colours, colourCount: colourVariants.length };
}

/** The values in which a word of the search stands: asked for by `MARKED_COLOURS`. */
function markedIn(
  { _highlightResult: marked }: Marked,
  attribute: (typeof MARKED_COLOURS)[number],
): ReadonlySet<string> {
  const values: unknown = Object(marked)[attribute];
  const hit = Array.isArray(values)
    ? values.filter((one) => Object(one).matchLevel !== 'none')
    : [];
  return new Set(hit.map((one) => String(Object(one).value).replaceAll(/<\/?em>/g, '')));
}

function toCardColour(
  { colourLabel, colourFacet: _, sizesInStock, ...colour }: SearchColour,
  size: string | undefined,
): CardColour {
  return {
    ...colour,
    ...{ label: colourLabel, isOnStock: sizesInStock.length > 0 },
    ...(size !== undefined && sizesInStock.includes(size) && { size }),
  };
}

/** Hits carry more than was asked for: objectID, highlights, whatever a hosted service adds. */
function pickCard(record: CardRecord): CardRecord {
  return Object.fromEntries(CARD_ATTRIBUTES.map((name) => [name, record[name]])) as CardRecord;
}
