/** Takes a posted review: checks it, stores its photos, and confirms guests by email. */
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
/** Reviews of customers: those of guests do not count, since anyone can send them. */
const byProduct = createRateLimiter({ attempts: 300, seconds: 3_600 });
const byEmail = createRateLimiter({ attempts: 5, seconds: 3_600 });

const TOO_MANY = {
  code: 'reviewForm.tooMany',
  message: 'Too many reviews; wait before the next',
};

/**
 * Forms with photos hold up to 42 MB while they are read, which may take ten minutes on a slow
 * line; a network has half of the places.
 */
const readingLimit = createCallerLimit({
  ...{ concurrency: 4, perCaller: 2 },
  refuse: () => new Problem(503, 'reviewForm.busy', 'review: too many at once', { retryAfter: 5 }),
});
/** A form without photos is shorter, and needs no place. */
const MAX_TEXT_FORM_BYTES = 100_000;

/** A form that is not read yet. */
export type PostedForm = {
  /** Bytes that the caller announces; null where it announces none. */
  readonly size: number | null;
  readonly read: () => Promise<FormData>;
};

/** Fields that a refused form gets back. */
const RETURNED_FIELDS = [
  ...['rating', 'title', 'body', 'recommended', 'quality', 'comfort', 'value', 'fit'],
  ...['username', 'userLocation', 'email'],
];

/**
 * `mail`: a guest has to use the emailed link first. The form is read once the caller may send one.
 * @throws Problem `request.badBody` of the form's `read`, which has nothing to give back.
 */
export async function submitReview(
  shop: PrivateShop,
  product: Product,
  posted: PostedForm,
): Promise<
  | { readonly sent: 'mail' | 'now' }
  | { readonly formErrors: ReviewFormErrors; readonly status: number }
> {
  /** null until they are read. */
  let photos: readonly string[] | null = null;
  let form = new FormData();
  try {
    countAttempt(byCaller, { caller: shop.visitor.ipHash, now: shop.now }, TOO_MANY);
    form = await readPosted(shop, posted);
    checkFormToken(shop, form.get('csrf'));
    checkRateLimit(byNetwork, { caller: shop.visitor.network, now: shop.now }, TOO_MANY);
    if (shop.customer)
      checkRateLimit(byProduct, { caller: product.productKey, now: shop.now }, TOO_MANY);
    const read = await storePhotos(shop, form);
    photos = read.ids;
    const fields = readRequestBody(shop, product, form, read.problem);
    const sent = await save(shop, product, { ...fields, photos: read.ids }, form);
    byNetwork.count(shop.visitor.network, shop.now);
    if (shop.customer) byProduct.count(product.productKey, shop.now);
    read.release();
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

async function readPosted(
  { visitor }: Pick<PrivateShop, 'visitor'>,
  { size, read }: PostedForm,
): Promise<FormData> {
  if (size !== null && size <= MAX_TEXT_FORM_BYTES) return await read();
  return await readingLimit(visitor.network, read);
}

/** Faults of the photos come after those of the other fields. */
function readRequestBody(
  shop: PrivateShop,
  product: Product,
  form: FormData,
  photoProblem: Problem | null,
): ReviewFields {
  let problem = photoProblem;
  const faultsOf = ({ code, details }: Problem) =>
    details.faults ?? [{ field: details.field ?? '', code }];
  try {
    const fields = parseReviewForm(form, reviewFieldsOf(product, ONE_SIZE), shop.customer === null);
    if (problem === null) return fields;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const faults = [...faultsOf(error), ...(problem ? faultsOf(problem) : [])];
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
