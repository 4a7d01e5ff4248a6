/** Handles a posted review: validates and stores it with its photos; guests confirm by email. */
import { normaliseEmail } from '#features/accounts/accounts.ts';
import { toFormErrors } from '#features/accounts/forms/account-form.server.ts';
import { checkFormToken } from '#features/accounts/forms/form-token.server.ts';
import { ONE_SIZE, type Product } from '#features/catalogue/catalogue.ts';
import { identifyReviewer } from '#features/reviews/review-person.server.ts';
import { languageOf } from '#features/reviews/reviews.server.ts';
import { createCallerLimit } from '#kit/limits/caller-limit.server.ts';
import {
  checkRateLimit,
  countAttempt,
  createRateLimiter,
} from '#kit/limits/rate-limiter.server.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { parseKeptPhotos, storePhotos, toKeptPhotos } from '../photos/store-photos.server.ts';
import { MAX_PHOTOS, type OwnReview, reviewFieldsOf } from '../submitted-review.ts';
import { verifyBuyerToken } from './buyer-token.server.ts';
import { reviewerOf } from './load-review-form.server.ts';
import { parseReviewForm, type ReviewFields } from './parse-review-form.server.ts';
import type { ReviewFormErrors } from './review-form-errors.ts';

const byCaller = createRateLimiter({ attempts: 30, seconds: 600 });
/** One network may have any number of IP addresses. */
const byNetwork = createRateLimiter({ attempts: 60, seconds: 3_600 });
/** Reviews by customers only: those of guests could be sent by anyone to block a product. */
const byProduct = createRateLimiter({ attempts: 300, seconds: 3_600 });
const byEmail = createRateLimiter({ attempts: 5, seconds: 3_600 });

const TOO_MANY = {
  code: 'reviewForm.tooMany',
  message: 'Too many reviews; wait before the next',
};

/**
 * Forms with photos take up to 42 MB of memory while they are read, which may take ten minutes on a
 * slow connection. One network may use half of the concurrency.
 */
const readingLimit = createCallerLimit({
  ...{ concurrency: 4, perCaller: 2 },
  refuse: () => new Problem(503, 'reviewForm.busy', 'review: too many at once', { retryAfter: 5 }),
});
/** A form without photos is shorter, and is read without this limit. */
const MAX_TEXT_FORM_BYTES = 100_000;

/** A form whose body has not been read yet. */
export type PostedForm = {
  /** Content-Length in bytes; null without one. */
  readonly size: number | null;
  readonly read: () => Promise<FormData>;
};

/** Fields whose values are returned if the form is refused. */
const RETURNED_FIELDS = [
  ...['rating', 'title', 'body', 'recommended', 'quality', 'comfort', 'value', 'fit'],
  ...['username', 'userLocation', 'email'],
];

/**
 * Returns `mail` if a guest has to use the emailed link first. The form is read only within the
 * rate limit of the caller.
 * @throws Problem `request.badBody` of the form's `read`: there are no values to return.
 */
export async function submitReview(
  shop: PrivateShop,
  product: Product,
  posted: PostedForm,
): Promise<
  | { readonly sent: 'mail' | 'now' }
  | { readonly formErrors: ReviewFormErrors; readonly status: number }
> {
  /** Ids of stored photos; null until they are stored. */
  let photos: readonly string[] | null = null;
  let form = new FormData();
  try {
    countAttempt(byCaller, { caller: shop.visitor.ipHash, now: shop.now }, TOO_MANY);
    form = await readForm(shop, posted);
    checkFormToken(shop, form.get('csrf'));
    checkRateLimit(byNetwork, { caller: shop.visitor.network, now: shop.now }, TOO_MANY);
    if (shop.customer)
      checkRateLimit(byProduct, { caller: product.productKey, now: shop.now }, TOO_MANY);
    const stored = await storePhotos(shop, form);
    photos = stored.ids;
    const fields = parseFields(shop, product, form, stored.problem);
    const sent = await save(shop, product, { ...fields, photos: stored.ids }, form);
    byNetwork.count(shop.visitor.network, shop.now);
    if (shop.customer) byProduct.count(product.productKey, shop.now);
    stored.release();
    return { sent };
  } catch (error) {
    if (!isProblem(error) || error.code === 'request.badBody') throw error;
    if (error.code === 'reviewForm.photosMissing') photos = [];
    const formErrors = {
      ...toFormErrors(error, Object.fromEntries(form), RETURNED_FIELDS),
      photos: await toKeptPhotos(shop, photos ?? parseKeptPhotos(shop, form).slice(0, MAX_PHOTOS)),
    };
    return { formErrors, status: error.status };
  }
}

async function readForm(
  { visitor }: Pick<PrivateShop, 'visitor'>,
  { size, read }: PostedForm,
): Promise<FormData> {
  if (size !== null && size <= MAX_TEXT_FORM_BYTES) return await read();
  return await readingLimit(visitor.network, read);
}

/** @throws Problem with all faults; those of the photos come after those of the other fields. */
function parseFields(
  shop: PrivateShop,
  product: Product,
  form: FormData,
  photoProblem: Problem | null,
): ReviewFields {
  let problem = photoProblem;
  const toFaults = ({ code, details }: Problem) =>
    details.faults ?? [{ field: details.field ?? '', code }];
  try {
    const fields = parseReviewForm(form, reviewFieldsOf(product, ONE_SIZE), shop.customer === null);
    if (problem === null) return fields;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const faults = [...toFaults(error), ...(problem ? toFaults(problem) : [])];
    problem = new Problem(error.status, error.code, error.message, { ...error.details, faults });
  }
  throw problem;
}

async function save(
  shop: PrivateShop,
  product: Product,
  { email, ...content }: ReviewFields & Pick<OwnReview, 'photos'>,
  form: FormData,
): Promise<'mail' | 'now'> {
  const { customer, fascia, locale } = shop;
  const buyer = form.get('buyer');
  const review = {
    ...{ ...content, productKey: product.productKey, language: languageOf(shop) },
    buyerReference: verifyBuyerToken(
      shop,
      product.productKey,
      typeof buyer === 'string' ? buyer : null,
    ),
  };
  const { reviewWriting } = shop.ports;
  if (customer) {
    await reviewWriting.submit(review, reviewerOf(shop, customer), null);
    return 'now';
  }
  const reviewer = identifyReviewer(shop, null, normaliseEmail(email ?? ''));
  countAttempt(byEmail, { caller: reviewer.authorEmail, now: shop.now }, TOO_MANY);
  await reviewWriting.submit(review, reviewer, {
    ...{ fascia: fascia.code, locale: locale.tag, to: email ?? '' },
    ...{ username: content.username, productName: product.name },
  });
  return 'mail';
}
