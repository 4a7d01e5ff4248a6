/** Rows of listed products from records in memory, as the query of `listed-products.ts` has them. */
import { formatBrandSlug } from '#features/catalogue/catalogue.ts';
import type {
  CategoryRecord,
  Localised,
  PriceRecord,
  ProductRecord,
  VariantRecord,
} from '#features/catalogue/catalogue-records.ts';
import { type CurrencyCode, isCurrencyCode } from '#i18n/money.ts';
import type { ListedCategory, ListedProduct, ListedVariant } from './listed-products.ts';

export type CatalogueState = {
  readonly products: ReadonlyMap<string, ProductRecord>;
  readonly categories: ReadonlyMap<string, CategoryRecord>;
  /** productKey of the product that a former slug leads to. */
  readonly formerSlugs: ReadonlyMap<string, string>;
};

type Scope = { readonly fascia: string; readonly locale: string; readonly currency: string };

export type MemoryRow = ListedProduct & {
  readonly description: string;
  readonly details_and_care: string | null;
  readonly ingredients: string | null;
  readonly fabrication: string | null;
  readonly sustainability: string | null;
  readonly currencies: readonly CurrencyCode[];
  readonly popularity: number;
  readonly newness: number | null;
  readonly fascias: readonly string[];
  /** No price history in memory. */
  readonly lowest_prices: null;
};

/** Rows of the live products that the fascia sells in the currency, by productKey. */
export function listProductRows(state: CatalogueState, scope: Scope): readonly MemoryRow[] {
  return [...state.products.values()]
    .filter(
      ({ status, availableFascias, variants }) =>
        status === 'live' &&
        availableFascias.includes(scope.fascia) &&
        variants.some((variant) => findPrice(variant, scope.currency)),
    )
    .map((record) => toRow(state, scope, record))
    .toSorted((item, other) => (item.product_key < other.product_key ? -1 : 1));
}

function listCurrencies({ variants }: ProductRecord): readonly CurrencyCode[] {
  const codes = variants.flatMap(({ prices }) => Object.keys(prices).filter(isCurrencyCode));
  return [...new Set(codes)].toSorted();
}

export function findPrice({ prices }: VariantRecord, currency: string): PriceRecord | undefined {
  return Object.entries(prices).find(([code]) => code === currency)?.[1];
}

/** Slugs of a category and those above it, from the top down. */
export function pathOf(categories: CatalogueState['categories'], slug: string): readonly string[] {
  const category = categories.get(slug);
  if (!category) return [];
  return [...(category.parentSlug ? pathOf(categories, category.parentSlug) : []), slug];
}

function toRow(
  state: CatalogueState,
  { locale, currency }: Scope,
  record: ProductRecord,
): MemoryRow {
  const localise = (text: Localised) => text[locale] ?? text['en-GB'];
  const localiseOrNull = (text: Localised | undefined) => (text ? localise(text) : null);
  return {
    product_key: record.productKey,
    public_id: record.id ?? record.productKey,
    slug: record.slug,
    name: localise(record.name),
    brand: record.brand,
    brand_slug: formatBrandSlug(record.brand),
    product_type: record.productType,
    department: record.department,
    average_rating: record.averageRating ?? null,
    review_count: record.reviewCount ?? 0,
    facts: record.facts,
    colours: record.colours.map(({ label, swatchImage = null, videos = [], ...colour }) => ({
      ...colour,
      ...{ label: localise(label), swatchImage, videos },
    })),
    variants: toVariants(record, currency),
    categories: toCategories(state.categories, record, localise),
    description: localise(record.description),
    details_and_care: localiseOrNull(record.detailsAndCare),
    ingredients: localiseOrNull(record.ingredients),
    fabrication: localiseOrNull(record.fabrication),
    sustainability: localiseOrNull(record.sustainabilityContent),
    currencies: listCurrencies(record),
    popularity: record.popularity ?? 0,
    lowest_prices: null,
    newness: record.newFrom === undefined ? null : Date.parse(record.newFrom) / 1000,
    fascias: [...new Set(record.availableFascias)].toSorted(),
  };
}

/** A variant's sku is its id; the first of each colour is its master, whatever it costs. */
function toVariants({ variants }: ProductRecord, currency: string): readonly ListedVariant[] {
  return variants.flatMap((variant, index) => {
    const { sku, marketplaceSku = null, colour, size, stock, wishlistBuffer = 0 } = variant;
    const price = findPrice(variant, currency);
    if (!price) return [];
    const isMaster = variants.findIndex((other) => other.colour === colour) === index;
    return {
      ...{ id: sku, sku, marketplaceSku, isMaster, colour, size, wishlistBuffer },
      ...{ price: price.centAmount, wasPrice: price.wasCentAmount ?? null, available: stock },
    };
  });
}

function toCategories(
  categories: CatalogueState['categories'],
  record: ProductRecord,
  localise: (text: Localised) => string,
): readonly ListedCategory[] {
  return [...new Set(record.categories)].flatMap((own, rank) =>
    pathOf(categories, own).flatMap((slug) => {
      const category = categories.get(slug);
      return category ? [{ slug, name: localise(category.name), rank }] : [];
    }),
  );
}
