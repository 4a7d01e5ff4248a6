/** Takes a posted review: checks it, stores its photos, and confirms guests by email. */
import { normaliseEmail } from '#features/accounts/accounts.ts';
import { checkFormToken } from '#features/accounts/forms/form-token.server.ts';
import { ONE_SIZE, type Product } from '#features/catalogue/catalogue.ts';
import { identifyReviewer } from '#features/reviews/review-person.server.ts';
import { languageOf } from '#features/reviews/reviews.server.ts';
import { createBoundedLimit } from '#kit/limits/bounded-limit.server.ts';
import { type Brake, checkBrake, createBrake } from '#kit/limits/brake.server.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { readPhotos, signPhoto } from '../photos/read-photos.server.ts';
import { type OwnReview, questionsOf } from '../written-review.ts';
import { readBuyerToken } from './buyer-token.server.ts';
import { reviewerOf } from './load-review-form.server.ts';
import { type ReviewFields, readReviewForm } from './read-review-form.server.ts';
import type { ReviewRefusal } from './review-refusal.ts';

const byCaller = createBrake({ attempts: 30, seconds: 600 });
const byProduct = createBrake({ attempts: 300, seconds: 3_600 });
const byAddress = createBrake({ attempts: 5, seconds: 3_600 });

const TOO_MANY = {
  code: 'reviewForm.tooMany',
  message: 'Too many reviews; wait before the next',
};

/** Forms hold up to 42 MB while they are read. */
const readingLimit = createBoundedLimit({
  ...{ atOnce: 4, waiting: 0 },
  refuse: () => new Problem(503, 'reviewForm.busy', 'review: too many at once', { retryAfter: 5 }),
});

/** Fields that a refused form gets back, at most so many characters of each. */
const KEPT = ['rating', 'title', 'body', 'recommended', 'quality', 'comfort', 'value', 'fit'];
const KEPT_OF_PERSON = ['username', 'userLocation', 'email'];
const MAX_KEPT = 12_000;

/**
 * `mail`: a guest has to use the emailed link first. `readBody` is called once the caller may send
 * a form.
 * @throws Problem of `readBody`, which has no form to give back.
 */
export async function submitReview(
  shop: PrivateShop,
  product: Product,
  readBody: () => Promise<FormData>,
): Promise<
  { readonly sent: 'mail' | 'now' } | { readonly refusal: ReviewRefusal; readonly status: number }
> {
  let photos: readonly string[] = [];
  let form = new FormData();
  try {
    countAttempt(shop, byCaller, shop.visitor.caller);
    form = await readingLimit(readBody);
    checkFormToken(shop, form.get('csrf'));
    checkBrake(byProduct, { caller: product.productKey, now: shop.now }, TOO_MANY);
    const read = await readPhotos(shop, form);
    photos = read.ids;
    const fields = readFields(shop, product, form, read.problem);
    const sent = await save(shop, product, { ...fields, photos }, form);
    byProduct.count(product.productKey, shop.now);
    return { sent };
  } catch (error) {
    if (!isProblem(error) || error.code === 'request.badBody') throw error;
    return { refusal: describeRefusal(shop, error, form, photos), status: error.status };
  }
}

/** Faults of the photos come after those of the other fields. */
function readFields(
  shop: PrivateShop,
  product: Product,
  form: FormData,
  photoProblem: Problem | null,
): ReviewFields {
  let problem = photoProblem;
  const faultsOf = ({ code, details }: Problem) =>
    details.faults ?? [{ field: details.field ?? '', code }];
  try {
    const fields = readReviewForm(form, questionsOf(product, ONE_SIZE), shop.customer === null);
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
    buyerReference: readBuyerToken(
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
  countAttempt(shop, byAddress, reviewer.authorEmail);
  await reviewWriting.submit(review, reviewer, {
    ...{ fascia: fascia.code, locale: locale.tag, to: email ?? '' },
    ...{ username: content.username, productName: product.name },
  });
  return 'mail';
}

/** @throws Problem 429 with the seconds to wait. */
function countAttempt({ now }: PrivateShop, brake: Brake, caller: string): void {
  checkBrake(brake, { caller, now }, TOO_MANY);
  brake.count(caller, now);
}

function describeRefusal(
  shop: PrivateShop,
  { code, details }: Problem,
  form: FormData,
  photos: readonly string[],
): ReviewRefusal {
  const kept = [...KEPT, ...KEPT_OF_PERSON].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value.slice(0, MAX_KEPT)] as const] : [];
  });
  const { field } = details;
  return {
    ...{ code, retryAfter: details.retryAfter ?? null, values: Object.fromEntries(kept) },
    faults: details.faults ?? (field === undefined || field === 'csrf' ? [] : [{ field, code }]),
    photos: photos.map((id) => signPhoto(shop, id)),
  };
}
