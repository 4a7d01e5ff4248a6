/** From the row of a listed product to the record that indexes hold. */
import { type ListedColour, type ListedProduct, type ListedVariant, soldColours } from '#database/listed-products.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { SearchColour, SearchRecord } from '#features/search/search.ts';
import { percentSaved } from '#kit/money.ts';

export type IndexedRow = ListedProduct & {
  readonly popularity: number;
  readonly newness: number | null;
  readonly fascias: readonly string[];
};

const isOnStock = (variant: ListedVariant) => variant.available > 0;

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

/** The cheapest in stock, of any when none is; the first of equals. */
function selectCheapest(variants: readonly ListedVariant[]): ListedVariant | undefined {
  const inStock = variants.filter(isOnStock);
  const candidates = inStock.length > 0 ? inStock : variants;
  return candidates.toSorted((a, b) => a.price - b.price)[0];
}

function toSearchColour(colour: ListedColour, variants: readonly ListedVariant[]): SearchColour[] {
  const cheapest = selectCheapest(variants);
  if (!cheapest) return [];
  const { price, wasPrice } = cheapest;
  const { swatchImage } = colour;
  return [
    {
      colour: colour.key,
      colourLabel: colour.label,
      colourFacet: colour.facet,
      hex: colour.hex,
      ...(swatchImage !== null && { swatchImage }),
      images: colour.pictures.slice(0, 2).map(({ id }) => id),
      tint: colour.pictures[0]?.tint ?? colour.hex,
      price,
      wasPrice,
      sku: (variants.find(({ isMaster }) => isMaster) ?? cheapest).sku,
      sizesInStock: variants.filter(isOnStock).map(({ size }) => size),
    },
  ];
}

/** null when nothing of it is sold in the currency. */
export function toSearchRecord(row: IndexedRow, { currency }: CatalogueScope): SearchRecord | null {
  const variants = row.variants ?? [];
  const cheapest = selectCheapest(variants);
  if (!cheapest) return null;
  const { facts } = row;
  const lines = row.categories ?? [];
  const categories = new Map(lines.map(({ slug, name }) => [slug, name]));
  const colours = soldColours(row);
  const { price, wasPrice } = cheapest;
  return {
    objectID: row.product_key,
    id: row.public_id,
    productKey: row.product_key,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandSlug: row.brand_slug,
    price,
    maxPrice: Math.max(...variants.map((variant) => variant.price)),
    wasPrice,
    discountPercentage: percentSaved(price, wasPrice ?? undefined),
    currencyCode: currency,
    department: row.department,
    productType: row.product_type,
    classification: facts.classification ?? null,
    categoryTaxonomy: lines.flatMap(({ slug, rank }) => (rank === 0 ? [slug] : [])).join('/'),
    styleTaxonomy: facts.styleTaxonomy ?? null,
    occasion: facts.occasion ?? [],
    material: facts.material ?? [],
    categoryNames: [...categories.values()],
    categorySlugs: [...categories.keys()],
    collection: facts.collection ?? null,
    colourFacet: distinct(colours.map(({ facet }) => facet)),
    colours: distinct(colours.map(({ label }) => label)),
    sizes: distinct(variants.filter(isOnStock).map(({ size }) => size)),
    colourVariants: colours.flatMap((colour) =>
      toSearchColour(
        colour,
        variants.filter((variant) => variant.colour === colour.key),
      ),
    ),
    variantSkus: variants.map(({ sku }) => sku),
    isOnStock: variants.some(isOnStock),
    averageRating: row.average_rating ?? 0,
    totalReviewCount: row.review_count,
    hasGiftWithPurchase: facts.gwpSku !== undefined,
    isPremier: facts.isPremier ?? false,
    isBulky: facts.isBulky ?? false,
    availablefascias: row.fascias,
    popularity: row.popularity,
    newness: row.newness ?? 0,
  };
}
