/** Formats products as a Google Merchant feed: RSS 2.0 with an item for each variant. */

import type { Product } from '#features/catalogue/catalogue.ts';
import { type Offer, picturePath } from '#features/offer/offer.ts';
import { type CurrencyCode, toMajor } from '#i18n/money.ts';
import { escapeMarkup } from '#kit/html/markup.ts';
import { links } from '#links';

export type FeedUrls = {
  /** Scheme and host, from configuration. */
  readonly origin: string;
  /** Locale prefix: `/fr`; '' for the fascia's default locale. */
  readonly prefix: string;
};

/** Google's limits, in characters and pictures. */
const MAX_TITLE_LENGTH = 150;
const MAX_DESCRIPTION_LENGTH = 5_000;
const MAX_FURTHER_PICTURES = 10;

/** Google's category ids of its root categories. */
const GOOGLE_CATEGORY: Readonly<Record<string, string>> = {
  fashion: '166',
  beauty: '469',
  home: '536',
};
const GENDER: Readonly<Record<string, string>> = { womens: 'female', mens: 'male' };

export function formatFeedStart(title: string, { origin, prefix }: FeedUrls): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<title>${escapeXml(title)}</title><link>${escapeXml(`${origin}${prefix || links.home()}`)}</link><description>${escapeXml(title)}</description>`,
    '',
  ].join('\n');
}

export const FEED_END = '</channel></rss>\n';

/** An item for each offer of a product. */
export function formatFeedItems(
  product: Product,
  offers: readonly Offer[],
  urls: FeedUrls,
): string {
  return offers.map((offer) => formatItem(product, offer, urls)).join('');
}

function formatItem(product: Product, offer: Offer, { origin, prefix }: FeedUrls): string {
  const { price, wasPrice, currency } = offer;
  const pictures = offer.pictures.map((id) => `${origin}${picturePath(id)}`);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['id', offer.sku],
    ['item_group_id', product.variants.length > 1 ? product.productKey : undefined],
    ['title', truncate(offer.title, MAX_TITLE_LENGTH)],
    ['description', truncate(product.description, MAX_DESCRIPTION_LENGTH) || product.name],
    ['link', `${origin}${prefix}${offer.path}`],
    ['image_link', pictures[0]],
    ...pictures
      .slice(1, 1 + MAX_FURTHER_PICTURES)
      .map((url) => ['additional_image_link', url] as const),
    ['availability', offer.availability === 'OutOfStock' ? 'out_of_stock' : 'in_stock'],
    ['price', formatPrice(wasPrice ?? price, currency)],
    ['sale_price', wasPrice === undefined ? undefined : formatPrice(price, currency)],
    ['condition', offer.condition],
    ['brand', product.brand],
    ['color', offer.colour],
    ['size', offer.size],
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
  const elements = fields.flatMap(([name, value]) =>
    value === undefined ? [] : [formatField(name, escapeXml(value))],
  );
  return `<item>${elements.join('')}${offer.delivery.map((option) => formatShipping(offer, option)).join('')}</item>\n`;
}

/** At most `limit` UTF-16 units, without half a character at the end. */
export function truncate(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
}

function formatShipping(
  { country, currency }: Offer,
  { service, cost, transit: [minDays, maxDays] }: Offer['delivery'][number],
): string {
  const fields = [
    formatField('country', escapeXml(country)),
    formatField('service', service),
    formatField('price', formatPrice(cost, currency)),
    formatField('min_transit_time', String(minDays)),
    formatField('max_transit_time', String(maxDays)),
  ];
  return formatField('shipping', fields.join(''));
}

/** `value` is escaped. */
function formatField(name: string, value: string): string {
  return `<g:${name}>${value}</g:${name}>`;
}

/** The average is only shown with the number of reviews. */
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
