/** Describes products and their offers as UCP's catalogue has them. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import { type Offer, picturePath, productPath } from '#features/offer/offer.ts';
import { links } from '#links';

export type UcpShop = {
  readonly name: string;
  readonly origin: string;
  /** `origin` with the prefix of the locale. */
  readonly base: string;
  /** Names of the two options, in the language of the response. */
  readonly optionNames: { readonly colour: string; readonly size: string };
};

export type SelectedOption = { readonly name: string; readonly label: string };

/** Options of a variant: its colour and its size, where there is a choice. */
export function listSelectedOptions(
  { colour, size }: Pick<Offer, 'colour' | 'size'>,
  { optionNames }: Pick<UcpShop, 'optionNames'>,
): readonly SelectedOption[] {
  return [
    ...(colour === undefined ? [] : [{ name: optionNames.colour, label: colour }]),
    ...(size === undefined ? [] : [{ name: optionNames.size, label: size }]),
  ];
}

/** Every field but `options` and `variants`. */
export function toUcpProduct(product: Product, offers: readonly Offer[], shop: UcpShop) {
  const prices = offers.map(({ price }) => price);
  const { averageRating, totalReviewCount: count, currency } = product;
  const amount = (value: number) => ({ amount: value, currency });
  return {
    id: product.productKey,
    handle: product.slug,
    title: product.name,
    description: { plain: product.description || product.name },
    url: `${shop.base}${productPath(product)}`,
    categories: product.categorySlugs.map((value) => ({ value, taxonomy: 'merchant' })),
    price_range: { min: amount(Math.min(...prices)), max: amount(Math.max(...prices)) },
    media: toUcpMedia(offers, product.name, shop),
    ...(averageRating !== undefined &&
      count > 0 && { rating: { value: averageRating, scale_min: 1, scale_max: 5, count } }),
    tags: [product.brand],
  };
}

export function toUcpVariant(product: Product, offer: Offer, shop: UcpShop) {
  const { sku, title, currency, wasPrice } = offer;
  const isAvailable = offer.availability !== 'OutOfStock';
  return {
    ...{ id: sku, sku, title, description: { plain: title } },
    url: `${shop.base}${offer.path}`,
    price: { amount: offer.price, currency },
    ...(wasPrice !== undefined && { list_price: { amount: wasPrice, currency } }),
    availability: {
      available: isAvailable,
      status: isAvailable ? 'in_stock' : 'out_of_stock',
    },
    options: listSelectedOptions(offer, shop),
    media: toUcpMedia([offer], title, shop),
    seller: {
      name: findSeller(product) ?? shop.name,
      links: [{ type: 'refund_policy', url: `${shop.base}${links.page('informational/returns')}` }],
    },
  };
}

/** First picture of each colour, or all of one. */
function toUcpMedia(offers: readonly Offer[], name: string, { origin }: UcpShop) {
  const ids =
    offers.length === 1
      ? (offers[0]?.pictures ?? [])
      : offers.flatMap(({ pictures }) => pictures.slice(0, 1));
  return [...new Set(ids)].map((id) => ({
    type: 'image',
    url: `${origin}${picturePath(id)}`,
    alt_text: name,
  }));
}
