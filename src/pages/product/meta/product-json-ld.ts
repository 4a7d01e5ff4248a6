/** Structured data of a product page (schema.org): the product, its offers and its breadcrumbs. */
import { createBreadcrumbJsonLd } from '#features/catalogue/breadcrumb-json-ld.ts';
import { listOffers, type Offer, picturePath, productPath } from '#features/offer/offer.ts';
import { createOfferJsonLd, describePolicies } from '#features/offer/offer-json-ld.ts';
import { BEST_RATING, type Review } from '#features/reviews/reviews.ts';
import { LIST_LIMIT, shortenText } from '#features/reviews/text/shorten-text.ts';
import { links } from '#links';
import type { PageContent } from '../page-content.ts';

type Described = Pick<
  PageContent,
  'product' | 'pageUrls' | 'delivery' | 'reviews' | 'rules' | 'promotion'
>;

/** `prefix` is that of the locale. Addresses are relative without a public origin. */
export function createProductJsonLd(content: Described, prefix: string) {
  const { product, pageUrls } = content;
  const origin = pageUrls ? new URL(pageUrls.canonical).origin : '';
  const base = `${origin}${prefix}`;
  const offers = listOffers(product, {
    delivery: content.delivery,
    returns: content.rules.returns,
    isPreloved: content.promotion.isPreloved === true,
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      describeVariants(content, offers, { origin, base }),
      ...describePolicies(offers),
      createBreadcrumbJsonLd([
        ...product.breadcrumbs.map(({ name, slug }) => ({
          name,
          item: `${base}${links.category({ slug })}`,
        })),
        { name: product.name, item: `${base}${productPath(product)}` },
      ]),
    ],
  };
}

type Bases = { readonly origin: string; readonly base: string };

/** A `ProductGroup` of variants, or a `Product` if there is only one. */
function describeVariants(content: Described, offers: readonly Offer[], bases: Bases) {
  const { product } = content;
  const [only] = offers;
  const shared = {
    name: product.name,
    description: product.description,
    url: `${bases.base}${productPath(product)}`,
    brand: { '@type': 'Brand', name: product.brand },
    ...describeRating(content),
  };
  if (offers.length === 1 && only)
    return { '@type': 'Product', ...shared, ...describeVariant(only, bases) };
  return {
    '@type': 'ProductGroup',
    productGroupID: product.productKey,
    ...shared,
    variesBy: [
      ...(isVaried(offers, 'colour') ? ['https://schema.org/color'] : []),
      ...(isVaried(offers, 'size') ? ['https://schema.org/size'] : []),
    ],
    hasVariant: offers.map((offer) => ({
      '@type': 'Product',
      name: offer.title,
      ...describeVariant(offer, bases),
    })),
  };
}

function isVaried(offers: readonly Offer[], trait: 'colour' | 'size'): boolean {
  return offers.some((offer) => offer[trait] !== offers[0]?.[trait]);
}

function describeVariant(offer: Offer, { origin, base }: Bases) {
  const [picture] = offer.pictures;
  return {
    sku: offer.sku,
    ...(picture !== undefined && { image: `${origin}${picturePath(picture)}` }),
    ...(offer.colour !== undefined && { color: offer.colour }),
    ...(offer.size !== undefined && { size: offer.size }),
    offers: createOfferJsonLd(offer, base),
  };
}

function describeRating({ product, reviews }: Described) {
  const { averageRating, totalReviewCount } = product;
  const described = reviews?.page.results.filter(isDescribed) ?? [];
  return {
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
    ...(described.length > 0 && { review: described.map(describeReview) }),
  };
}

/**
 * Reviews that search engines accept: with an author's name, and first published here. Those of
 * another site are that site's to describe.
 */
function isDescribed({ username, isSyndicated }: Review): boolean {
  return username !== null && !isSyndicated;
}

/** Describes only visible text: a long one as far as it is shown. */
function describeReview({ rating, title, reviewText, username, submittedAt, language }: Review) {
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
