/** Maps the row of a listed product to its search record. */
import {
  type ListedColour,
  type ListedProduct,
  type ListedVariant,
  soldColours,
  type WithLowestPrices,
} from '#database/listed-products.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { ProductFacts } from '#features/catalogue/catalogue-records.ts';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { formerPriceOf, summarisePrices } from '#features/price/price.ts';
import { type CategoryLevels, categoryLevels } from '#features/search/records/category-levels.ts';
import { scoreRating } from '#features/search/records/rating-score.ts';
import {
  colourSize,
  MAX_SEARCHED_TEXT,
  type SearchColour,
  type SearchRecord,
  type SizePrice,
} from '#features/search/search.ts';

export type IndexedRow = ListedProduct &
  WithLowestPrices & {
    readonly popularity: number;
    readonly newness: number | null;
    readonly fascias: readonly string[];
    readonly description: string;
    readonly details_and_care: string | null;
    readonly fabrication: string | null;
    readonly ingredients: string | null;
  };

const isOnStock = (variant: ListedVariant) => variant.available > 0;

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

type Prices = Pick<
  SearchColour,
  'price' | 'maxPrice' | 'wasPrice' | 'discountPercentage' | 'isDiscountEqual' | 'lowestPrices'
>;

type PricedVariant = ListedVariant & { readonly lowestPrice?: number | undefined };

/** With the lowest prices before reductions, where they are read. */
function listPricedVariants({
  variants,
  lowest_prices: lowest,
}: IndexedRow): readonly PricedVariant[] {
  if (!variants || !lowest) return variants ?? [];
  return variants.map((variant) => ({ ...variant, lowestPrice: lowest[variant.sku] }));
}

/** Prices of the variants in stock, or of all variants where none is. */
function toPrices(variants: readonly PricedVariant[]): Prices {
  const inStock = variants.filter(isOnStock);
  const priced = inStock.length > 0 ? inStock : variants;
  const { price, maxPrice, wasPrice, saving } = summarisePrices(null, priced);
  const lowestPrices = lowestPriceRangeOf(priced);
  return {
    price,
    maxPrice,
    wasPrice: wasPrice ?? null,
    discountPercentage: saving?.percent ?? 0,
    isDiscountEqual: saving?.isEqual ?? true,
    ...(lowestPrices && { lowestPrices }),
  };
}

function toSizePrice(variant: PricedVariant): SizePrice {
  const { price, wasPrice, lowestPrice } = variant;
  const isReduced = formerPriceOf({ price, wasPrice }) !== undefined;
  return isReduced && lowestPrice !== undefined
    ? [price, wasPrice, lowestPrice]
    : [price, wasPrice];
}

/** Colour families in stock, alone and with each size in stock. */
function toColourSizes(
  colours: readonly ListedColour[],
  variants: readonly ListedVariant[],
): string[] {
  const colourFamilies = new Map(colours.map(({ key, facet }) => [key, facet]));
  return distinct(
    variants.filter(isOnStock).flatMap(({ colour, size }) => {
      const colourFamily = colourFamilies.get(colour);
      return colourFamily === undefined
        ? []
        : [colourSize(colourFamily), colourSize(colourFamily, size)];
    }),
  );
}

function toSearchColour(colour: ListedColour, variants: readonly PricedVariant[]): SearchColour[] {
  const [first] = variants;
  if (!first) return [];
  const { swatchImage } = colour;
  const prices = toPrices(variants);
  const inStock = variants.filter(isOnStock);
  const sizePrices = inStock.map((variant) => [variant.size, toSizePrice(variant)] as const);
  return [
    {
      colour: colour.key,
      colourLabel: colour.label,
      colourFacet: colour.facet,
      hex: colour.hex,
      ...(swatchImage !== null && { swatchImage }),
      images: colour.pictures.slice(0, 2).map(({ id }) => id),
      tint: colour.pictures[0]?.tint ?? colour.hex,
      ...prices,
      sku: (variants.find(({ isMaster }) => isMaster) ?? first).sku,
      sizesInStock: inStock.map(({ size }) => size),
      ...(distinct(sizePrices.map(([, price]) => price.join())).length > 1 && {
        sizePrices: Object.fromEntries(sizePrices),
      }),
    },
  ];
}

/** Chains of category names. Lines with the same `rank` form a chain, ancestors first. */
function toLevels(lines: NonNullable<ListedProduct['categories']>): CategoryLevels {
  return categoryLevels(
    [...Map.groupBy(lines, ({ rank }) => rank).values()].map((chain) =>
      chain.map(({ name }) => name),
    ),
  );
}

/** Name of a term in the locale, else in en-GB, else the term itself. */
function nameTerm({ termNames = {} }: ProductFacts, term: string, locale: string): string {
  const names = Object.hasOwn(termNames, term) ? termNames[term] : undefined;
  return names?.[locale] ?? names?.['en-GB'] ?? term;
}

/** null where no variant is sold in the currency. */
export function toSearchRecord(
  row: IndexedRow,
  { currency, locale }: CatalogueScope,
): SearchRecord | null {
  const variants = listPricedVariants(row);
  if (variants.length === 0) return null;
  const { facts } = row;
  const lines = row.categories ?? [];
  const categories = new Map(lines.map(({ slug, name }) => [slug, name]));
  const colours = soldColours(row);
  return {
    objectID: row.product_key,
    id: row.public_id,
    productKey: row.product_key,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandSlug: row.brand_slug,
    ...toPrices(variants),
    currencyCode: currency,
    department: row.department,
    productType: row.product_type,
    classification: facts.classification ?? null,
    categoryTaxonomy: lines.flatMap(({ slug, rank }) => (rank === 0 ? [slug] : [])).join('/'),
    styleTaxonomy:
      facts.styleTaxonomy === undefined ? null : nameTerm(facts, facts.styleTaxonomy, locale),
    occasion: distinct((facts.occasion ?? []).map((term) => nameTerm(facts, term, locale))),
    material: facts.material ?? [],
    categoryNames: [...categories.values()],
    categorySlugs: [...categories.keys()],
    categories: toLevels(lines),
    collection: facts.collection ?? null,
    colourFacet: distinct(colours.map(({ facet }) => facet)),
    colours: distinct(colours.map(({ label }) => label)),
    sizes: distinct(variants.filter(isOnStock).map(({ size }) => size)),
    colourSizes: toColourSizes(colours, variants),
    colourVariants: colours.flatMap((colour) =>
      toSearchColour(
        colour,
        variants.filter((variant) => variant.colour === colour.key),
      ),
    ),
    variantSkus: variants.map(({ sku }) => sku),
    description: row.description.slice(0, MAX_SEARCHED_TEXT),
    details: [row.fabrication, row.details_and_care, row.ingredients].flatMap((text) =>
      text ? [text.slice(0, MAX_SEARCHED_TEXT)] : [],
    ),
    isOnStock: variants.some(isOnStock),
    averageRating: row.average_rating ?? 0,
    totalReviewCount: row.review_count,
    ratingScore: scoreRating(row.average_rating, row.review_count),
    hasGiftWithPurchase: facts.gwpSku !== undefined,
    isPremier: facts.isPremier ?? false,
    isBulky: facts.isBulky ?? false,
    availablefascias: row.fascias,
    popularity: row.popularity,
    newness: row.newness ?? 0,
  };
}
