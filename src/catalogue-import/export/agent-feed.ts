/**
 * Formats products as a feed for shopping agents: JSON Lines with one row for each variant, in the
 * columns of OpenAI's product feed (https://developers.openai.com/commerce/specs/feed).
 */
import type { Product } from '#features/catalogue/catalogue.ts';
import { findSeller } from '#features/catalogue/seller.ts';
import { type Offer, picturePath } from '#features/offer/offer.ts';
import { toMajor } from '#i18n/money.ts';
import { links } from '#links';
import { type FeedUrls, truncate } from './merchant-feed.ts';

/** Limits of the format, in characters and pictures. */
const MAX_TITLE_LENGTH = 150;
const MAX_DESCRIPTION_LENGTH = 5_000;
const MAX_FURTHER_PICTURES = 10;

type AgentFeedSource = FeedUrls & {
  /** The fascia's name. */
  readonly title: string;
};

/** One line for each offer of a product. */
export function formatAgentRows(
  product: Product,
  offers: readonly Offer[],
  source: AgentFeedSource,
): string {
  return offers.map((offer) => `${JSON.stringify(describeRow(product, offer, source))}\n`).join('');
}

function describeRow(product: Product, offer: Offer, source: AgentFeedSource) {
  const { origin, prefix, title } = source;
  const [picture, ...further] = offer.pictures.map((id) => `${origin}${picturePath(id)}`);
  const formatPrice = (centAmount: number) =>
    `${toMajor({ centAmount, currencyCode: offer.currency }).toFixed(2)} ${offer.currency}`;
  return {
    is_eligible_search: true,
    // Orders are placed in the shop's own checkout.
    is_eligible_checkout: false,
    item_id: offer.sku,
    title: truncate(offer.title, MAX_TITLE_LENGTH),
    description: truncate(product.description, MAX_DESCRIPTION_LENGTH) || product.name,
    url: `${origin}${prefix}${offer.path}`,
    condition: offer.condition === 'used' ? 'secondhand' : 'new',
    product_category: product.breadcrumbs.map(({ name }) => name).join(' > '),
    brand: product.brand,
    ...(picture !== undefined && { image_url: picture }),
    additional_image_urls: further.slice(0, MAX_FURTHER_PICTURES),
    price: formatPrice(offer.wasPrice ?? offer.price),
    ...(offer.wasPrice !== undefined && { sale_price: formatPrice(offer.price) }),
    availability: offer.availability === 'OutOfStock' ? 'out_of_stock' : 'in_stock',
    group_id: product.productKey,
    listing_has_variations: product.variants.length > 1,
    ...(offer.colour !== undefined && { color: offer.colour }),
    ...(offer.size !== undefined && { size: offer.size }),
    shipping: offer.delivery.map(({ service, cost, transit: [minDays, maxDays] }) =>
      [offer.country, '', service, formatPrice(cost), 0, 1, minDays, maxDays].join(':'),
    ),
    seller_name: findSeller(product) ?? title,
    seller_url: `${origin}${prefix || links.home()}`,
    ...describeReturns(offer, `${origin}${prefix}${links.page('informational/returns')}`),
    ...(product.averageRating !== undefined &&
      product.totalReviewCount > 0 && {
        star_rating: product.averageRating.toFixed(1),
        review_count: product.totalReviewCount,
      }),
    target_countries: [offer.country],
    store_country: offer.country,
  };
}

/** None for a product of a seller, or with a text of its own: the fascia's policy does not apply. */
function describeReturns({ returns }: Offer, policy: string) {
  if (returns === null) return {};
  if (returns === 'none') return { accepts_returns: false, return_policy: policy };
  return {
    accepts_returns: true,
    return_deadline_in_days: returns.days,
    return_policy: policy,
  };
}
