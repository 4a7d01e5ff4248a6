/** Structured data of a product page (schema.org). */
import type { Variant } from '#features/catalogue/catalogue.ts';
import { BEST_RATING, type Review } from '#features/reviews/reviews.ts';
import type { ReviewsView } from '#features/reviews/section/reviews-view.ts';
import { LIST_LIMIT, shortenText } from '#features/reviews/text/shorten-text.ts';
import { toMajor } from '#i18n/money.ts';
import type { ProductView } from '../product-view.ts';

/** Below this quantity the availability is `LimitedAvailability`. */
const LIMITED_BELOW = 10;

export function productData(product: ProductView, reviews: ReviewsView | null = null) {
  const { currency, averageRating, totalReviewCount } = product;
  const described = reviews?.page.results.filter(isDescribed) ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.productKey,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      sku: variant.sku,
      price: toMajor({ centAmount: variant.price, currencyCode: currency }),
      priceCurrency: currency,
      availability: `https://schema.org/${availabilityOf(variant)}`,
    })),
    ...(averageRating !== undefined &&
      totalReviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          // As on the page: one decimal.
          ratingValue: Math.round(averageRating * 10) / 10,
          reviewCount: totalReviewCount,
          bestRating: BEST_RATING,
        },
      }),
    ...(described.length > 0 && { review: described.map(reviewData) }),
  };
}

/**
 * Reviews that search engines accept: by somebody with a name, and first published here. Those of
 * another site are that site's to describe.
 */
function isDescribed({ username, isSyndicated }: Review): boolean {
  return username !== null && !isSyndicated;
}

/** Only what stands on the page is described: a long text as far as it is shown. */
function reviewData({ rating, title, reviewText, username, submittedAt, language }: Review) {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING },
    ...(title !== null && { name: title }),
    reviewBody: shortenText(reviewText, LIST_LIMIT) ?? reviewText,
    ...(username !== null && { author: { '@type': 'Person', name: username } }),
    datePublished: submittedAt.slice(0, 10),
    ...(language !== null && { inLanguage: language }),
  };
}

export function availabilityOf({
  isOnStock,
  availableQuantity,
}: Variant): 'OutOfStock' | 'LimitedAvailability' | 'InStock' {
  if (!isOnStock) return 'OutOfStock';
  return availableQuantity < LIMITED_BELOW ? 'LimitedAvailability' : 'InStock';
}

export function breadcrumbData({ breadcrumbs, name }: ProductView) {
  const names = [...breadcrumbs.map((crumb) => crumb.name), name];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: names.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item,
    })),
  };
}
