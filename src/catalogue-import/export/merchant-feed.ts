/** Formats products as a Google Merchant feed: RSS 2.0 with an item for each variant. */

import {
  type Colour,
  MISC_COLOUR,
  ONE_SIZE,
  type Product,
  type Variant,
} from '#features/catalogue/catalogue.ts';
import { type CurrencyCode, toMajor } from '#i18n/money.ts';
import { escapeMarkup } from '#kit/html/markup.ts';
import { links } from '#links';

export type FeedAddresses = {
  /** Scheme and host, from configuration. */
  readonly origin: string;
  /** Locale prefix: `/fr`; '' for the fascia's default locale. */
  readonly prefix: string;
};

/** Google's limits, in characters and pictures. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
const MAX_FURTHER_PICTURES = 10;

/** Google's category ids of its root categories. */
const GOOGLE_CATEGORY: Readonly<Record<string, string>> = {
  fashion: '166',
  beauty: '469',
  home: '536',
};
const GENDER: Readonly<Record<string, string>> = { womens: 'female', mens: 'male' };

export function formatFeedStart(title: string, { origin, prefix }: FeedAddresses): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(`${origin}${prefix || links.home()}`)}</link><description>${escapeXml(title)}</description>`,
    '',
  ].join('\n');
}

export const FEED_END = '</channel></rss>\n';

/**
 * Items of a product. Price and stock match the product page, since both use the same `Product`.
 */
export function formatFeedItems(product: Product, addresses: FeedAddresses): string {
  const colours = new Map(product.colours.map((colour) => [colour.key, colour]));
  return product.variants
    .map((variant) => formatItem(product, variant, colours.get(variant.colour), addresses))
    .join('');
}

function formatItem(
  product: Product,
  variant: Variant,
  colour: Colour | undefined,
  { origin, prefix }: FeedAddresses,
): string {
  const { slug, currency } = product;
  const size = variant.size === ONE_SIZE ? undefined : variant.size;
  const colourName =
    colour && colour.key !== MISC_COLOUR && colour.label !== '' ? colour.label : undefined;
  const pictures = (colour?.pictures ?? []).map(
    ({ id }) => `${origin}${links.picture({ id, width: 1280, aspect: 'full', format: 'jpg' })}`,
  );
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['id', variant.sku],
    ['item_group_id', product.variants.length > 1 ? product.productKey : undefined],
    [
      'title',
      [product.name, colourName, size]
        .filter((part) => part !== undefined)
        .join(', ')
        .slice(0, MAX_TITLE),
    ],
    ['description', product.description.slice(0, MAX_DESCRIPTION) || product.name],
    ['link', `${origin}${prefix}${links.product({ slug, colour: variant.colour, size })}`],
    ['image_link', pictures[0]],
    ...pictures
      .slice(1, 1 + MAX_FURTHER_PICTURES)
      .map((address) => ['additional_image_link', address] as const),
    ['availability', variant.isOnStock ? 'in_stock' : 'out_of_stock'],
    ['price', formatPrice(variant.wasPrice ?? variant.price, currency)],
    [
      'sale_price',
      variant.wasPrice === undefined ? undefined : formatPrice(variant.price, currency),
    ],
    ['condition', 'new'],
    ['brand', product.brand],
    // Barcodes (GTINs) are not stored.
    ['identifier_exists', 'no'],
    ['color', colourName],
    ['size', size],
    ['gender', GENDER[product.department]],
    [
      'age_group',
      product.productType === 'fashion'
        ? product.department === 'kids'
          ? 'kids'
          : 'adult'
        : undefined,
    ],
    ['google_product_category', GOOGLE_CATEGORY[product.productType]],
    ...formatRating(product),
    ['product_type', product.breadcrumbs.map(({ name }) => name).join(' > ') || undefined],
  ];
  const written = fields.flatMap(([name, value]) =>
    value === undefined ? [] : [`<g:${name}>${escapeXml(value)}</g:${name}>`],
  );
  return `<item>${written.join('')}</item>\n`;
}

/** The average never without the number of reviews. */
function formatRating({ averageRating, totalReviewCount }: Product) {
  if (averageRating === undefined || totalReviewCount === 0) return [];
  return [
    ['product_review_average', averageRating.toFixed(1)],
    ['product_review_count', String(totalReviewCount)],
  ] as const;
}

/** Formats as `19.99 GBP`. */
function formatPrice(centAmount: number, currencyCode: CurrencyCode): string {
  return `${toMajor({ centAmount, currencyCode }).toFixed(2)} ${currencyCode}`;
}

/** Removes characters that are invalid in XML 1.0. */
function escapeXml(text: string): string {
  return escapeMarkup(
    text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
  );
}
