/** Loads the page with the review form. */

import { normaliseEmail } from '#features/accounts/accounts.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { ONE_SIZE, type Product } from '#features/catalogue/catalogue.ts';
import { identifyReviewer } from '#features/reviews/review-person.server.ts';
import type { Reviewer } from '#features/reviews/review-person.ts';
import type { Customer, PrivateShop } from '#request/shop.ts';
import { toKeptPhotos } from '../photos/store-photos.server.ts';
import { type OwnReview, reviewFieldsOf } from '../submitted-review.ts';
import { verifyBuyerToken } from './buyer-token.server.ts';
import type { ReviewFormView } from './review-form-view.ts';

export async function loadReviewForm(
  shop: PrivateShop,
  product: Product,
  buyer: string | null,
): Promise<ReviewFormView> {
  const { customer } = shop;
  const { productKey, slug, name, colours } = product;
  const own =
    customer && (await shop.ports.reviewWriting.findOwn(productKey, reviewerOf(shop, customer)));
  const isVerified = verifyBuyerToken(shop, productKey, buyer) !== null;
  return {
    product: { productKey, slug, name, picture: colours[0]?.pictures[0] ?? null },
    csrf: issueFormToken(shop),
    productFields: reviewFieldsOf(product, ONE_SIZE),
    isGuest: customer === null,
    ...{ isVerified, buyer: isVerified ? buyer : null, isEdit: own !== null },
    draftOwner: customer && identifyDraft(shop, customer, own),
    values: own ? toValues(own) : { username: customer?.firstName ?? '' },
    photos: own ? await toKeptPhotos(shop, own.photos) : [],
  };
}

export function reviewerOf(shop: PrivateShop, { id, email }: Customer): Reviewer {
  return identifyReviewer(shop, id, normaliseEmail(email));
}

/** Key of the draft's owner: differs between customers, and between versions of their review. */
function identifyDraft(
  { sign }: Pick<PrivateShop, 'sign'>,
  { id }: Customer,
  own: OwnReview | null,
): string {
  return sign(`review draft ${JSON.stringify([id, own && [own.submittedAt, toValues(own)]])}`);
}

/** Values of the form's fields. */
function toValues({ rating, title, body, username, userLocation, ...review }: OwnReview) {
  const { isRecommended, fit, secondaryRatings } = review;
  const ratings = Object.entries(secondaryRatings).map(([id, stars]) => [id, String(stars)]);
  return {
    ...Object.fromEntries(ratings),
    ...{ rating: String(rating), title: title ?? '', body, username },
    ...{ userLocation: userLocation ?? '', fit: fit ?? '' },
    recommended: isRecommended === null ? '' : isRecommended ? 'yes' : 'no',
  };
}
