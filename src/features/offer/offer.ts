/**
 * Offers of a product, one for each variant: the values that its page, its structured data and the
 * feeds state about price, availability, pictures, URL, delivery and returns.
 */
import {
  type Colour,
  MISC_COLOUR,
  ONE_SIZE,
  type Product,
  type Variant,
} from '#features/catalogue/catalogue.ts';
import {
  type DeliveryService,
  type DeliveryView,
  deliveryCost,
} from '#features/delivery/delivery.ts';
import { formerPriceOf } from '#features/price/price.ts';
import type { CurrencyCode } from '#i18n/money.ts';
import { links } from '#links';
import { findReturnsPolicy, type ReturnsPolicy } from './returns.ts';

export type OfferAvailability = 'InStock' | 'LimitedAvailability' | 'OutOfStock';

export type OfferDelivery = {
  readonly service: DeliveryService;
  /** Minor units, if nothing else is ordered; 0 is free. */
  readonly cost: number;
  /** Delivery days from dispatch to arrival: the fewest and the most. */
  readonly transit: readonly [number, number];
};

export type Offer = {
  readonly sku: string;
  /** Product name, colour and size. */
  readonly title: string;
  /** Undefined where a product has no colours to choose from. */
  readonly colour?: string | undefined;
  /** Undefined where a product has only one size. */
  readonly size?: string | undefined;
  /** Minor units of `currency`. */
  readonly price: number;
  /** Undefined unless it is higher than the price. */
  readonly wasPrice?: number | undefined;
  readonly currency: CurrencyCode;
  readonly availability: OfferAvailability;
  readonly condition: 'new' | 'used';
  /** Ids of the pictures of its colour, the main one first. */
  readonly pictures: readonly string[];
  /** Address of the page with the variant selected, without locale prefix. */
  readonly path: string;
  /** ISO 3166 code of the country of delivery and returns. */
  readonly country: string;
  /** Services to an address, the cheapest first; empty where the fascia does not deliver it. */
  readonly delivery: readonly OfferDelivery[];
  /** As `findReturnsPolicy`. */
  readonly returns: ReturnsPolicy | 'none' | null;
};

export type OfferTerms = {
  /** Null for memberships, which are not delivered. */
  readonly delivery: Pick<DeliveryView, 'options' | 'country'> | null;
  /** Policy of the fascia. */
  readonly returns: ReturnsPolicy;
  readonly isPreloved: boolean;
};

export type OfferedProduct = Pick<
  Product,
  | ('name' | 'slug' | 'brand' | 'productType' | 'currency' | 'colours' | 'variants')
  | ('isPremier' | 'isHostedMarketplace' | 'sellerName' | 'customisationGroupName')
  | 'returnsPolicy'
>;

/** Below this quantity the availability is `LimitedAvailability`. */
const LIMITED_BELOW = 10;

/** In the order of the variants. */
export function listOffers(product: OfferedProduct, terms: OfferTerms): readonly Offer[] {
  const colours = new Map(product.colours.map((colour) => [colour.key, colour]));
  const commonFields = {
    currency: product.currency,
    condition: terms.isPreloved ? 'used' : 'new',
    country: terms.delivery?.country ?? '',
    returns: terms.delivery === null ? null : findReturnsPolicy(product, terms.returns),
  } as const;
  return product.variants.map((variant) => ({
    ...commonFields,
    ...describeVariant(product, variant, colours.get(variant.colour)),
    delivery: (terms.delivery?.options ?? [])
      .filter(({ service }) => service !== 'collection')
      .map((option) => ({
        service: option.service,
        cost: deliveryCost(option, variant.price),
        transit: option.transit,
      })),
  }));
}

function describeVariant(
  product: OfferedProduct,
  variant: Variant,
  colour: Colour | undefined,
): Omit<Offer, 'currency' | 'condition' | 'country' | 'returns' | 'delivery'> {
  const size = variant.size === ONE_SIZE ? undefined : variant.size;
  const label = colour?.key === MISC_COLOUR || colour?.label === '' ? undefined : colour?.label;
  return {
    sku: variant.sku,
    title: [product.name, label, size].filter((part) => part !== undefined).join(', '),
    colour: label,
    size,
    price: variant.price,
    wasPrice: formerPriceOf(variant),
    availability: findAvailability(variant),
    pictures: (colour?.pictures ?? []).map(({ id }) => id),
    path: productPath(product, { colour: variant.colour, size }),
  };
}

/** Path of a picture as search engines and feeds load it. */
export function picturePath(id: string): string {
  return links.picture({ id, width: 1280, aspect: 'full', format: 'jpg' });
}

/** The URL of the product's page; with `variant`, the page on which it is selected. */
export function productPath(
  { slug, isPremier }: Pick<Product, 'slug' | 'isPremier'>,
  variant: { readonly colour?: string; readonly size?: string | undefined } = {},
): string {
  return links.product({ slug, isPremier, ...(!isPremier && variant) });
}

export function findAvailability({
  isOnStock,
  availableQuantity,
}: Pick<Variant, 'isOnStock' | 'availableQuantity'>): OfferAvailability {
  if (!isOnStock) return 'OutOfStock';
  return availableQuantity < LIMITED_BELOW ? 'LimitedAvailability' : 'InStock';
}
