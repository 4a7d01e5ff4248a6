/** Converts a database row to a `Product`. */
import {
  type ListedProduct,
  type ListedVariant,
  localisePicture,
  soldColours,
  type WithLowestPrices,
} from '#database/listed-products.ts';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import {
  type Localised,
  localise,
  type ProductFacts,
} from '#features/catalogue/catalogue-records.ts';
import { rewardPointsIn } from '#features/catalogue/reward-points.ts';
import type { CurrencyCode } from '#i18n/money.ts';

export type FoundProductRow = ListedProduct &
  WithLowestPrices & {
    readonly description: string;
    readonly details_and_care: string | null;
    readonly ingredients: string | null;
    readonly fabrication: string | null;
    readonly sustainability: string | null;
    /** Currencies of all prices of its variants, sorted. */
    readonly currencies: readonly CurrencyCode[];
  };

/** Omits absent fields, which keeps the page's data small. */
function present<T extends object>(
  fields: T,
): { [K in keyof T]?: Exclude<T[K], null | undefined> } {
  const presentFields = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(presentFields) as { [K in keyof T]?: Exclude<T[K], null | undefined> };
}

/** The wishlist buffer keeps the last units from being offered to wishlists. */
export function toVariantStock({
  id,
  sku,
  available,
  wishlistBuffer,
}: Pick<ListedVariant, 'id' | 'sku' | 'available' | 'wishlistBuffer'>) {
  return {
    id,
    sku,
    availableQuantity: available,
    isOnStock: available > 0,
    isOnStockWishlist: available > wishlistBuffer,
  };
}

function toVariant(
  row: ListedVariant,
  { facts: { preSelectedSkus }, lowest_prices: lowest }: FoundProductRow,
): Variant {
  const { sku, marketplaceSku, wasPrice, isMaster, colour, size, price } = row;
  const preSelected = preSelectedSkus?.includes(sku) ? (true as const) : undefined;
  return {
    ...toVariantStock(row),
    ...present({ marketplaceSku, wasPrice, preSelected, lowestPrice: lowest?.[sku] }),
    isMaster,
    colour,
    size,
    price,
  };
}

function giftOf({ gwpSku, gwpDescription }: ProductFacts, locale: string): Product['gift'] {
  return gwpSku !== undefined && gwpDescription
    ? { sku: gwpSku, description: localise(gwpDescription, locale) }
    : undefined;
}

const textOf = (text: Localised | undefined, locale: string) => text && localise(text, locale);

function localiseSafety(
  { warnings, ...contacts }: NonNullable<ProductFacts['safety']>,
  locale: string,
): NonNullable<Product['safety']> {
  return { ...contacts, ...(warnings && { warnings: localise(warnings, locale) }) };
}

/** null when no variant has a price in the currency. */
export function toProduct(
  row: FoundProductRow,
  { locale, currency }: CatalogueScope,
): Product | null {
  if (!row.variants) return null;
  const { facts } = row;
  const main = (row.categories ?? []).filter(({ rank }) => rank === 0);
  return {
    id: row.public_id,
    productKey: row.product_key,
    slug: row.slug,
    name: row.name,
    brand: row.brand,
    brandSlug: row.brand_slug,
    productType: row.product_type,
    department: row.department,
    description: row.description,
    categoryTaxonomy: main.map(({ slug }) => slug).join('/'),
    currency,
    currencies: row.currencies,
    colours: soldColours(row).map(({ swatchImage, ...colour }) => ({
      ...colour,
      ...present({ swatchImage }),
      pictures: colour.pictures.map((picture) => localisePicture(picture, locale)),
    })),
    variants: row.variants.map((variant) => toVariant(variant, row)),
    categorySlugs: [...new Set((row.categories ?? []).map(({ slug }) => slug))],
    breadcrumbs: main.map(({ slug, name }) => ({ slug, name })),
    totalReviewCount: row.review_count,
    isBulky: facts.isBulky ?? false,
    isPremier: facts.isPremier ?? false,
    isHostedMarketplace: facts.isHostedMarketplace ?? false,
    hasGiftWithPurchase: facts.gwpSku !== undefined,
    ...rewardPointsIn(currency, facts.rewardsPointsPence),
    ...present({
      classification: facts.classification,
      styleTaxonomy: facts.styleTaxonomy,
      collection: facts.collection,
      detailsAndCare: row.details_and_care,
      ingredients: row.ingredients,
      fabrication: row.fabrication,
      sustainabilityContent: row.sustainability,
      averageRating: row.average_rating,
      gift: giftOf(facts, locale),
      materials: facts.material,
      materialEvidence: facts.materialEvidence,
      returnsPolicy: textOf(facts.returnsPolicy, locale),
      safety: facts.safety && localiseSafety(facts.safety, locale),
      sellerName: facts.sellerName,
      seller: facts.seller,
      shopDeliveryMessaging: textOf(facts.shopDeliveryMessaging, locale),
      shopExclusionsMessaging: textOf(facts.shopExclusionsMessaging, locale),
      customisationGroupName: facts.customisationGroupName,
      sizingService: facts.sizingService,
      lastsDays: facts.lastsDays,
      related: facts.related,
    }),
  };
}
