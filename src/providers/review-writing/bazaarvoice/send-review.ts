/** Sends a review to the Conversations API, or has it checked without storing it. */
import { z } from 'zod';
import type { ReviewContent } from '#features/review-writing/submitted-review.ts';
import { Problem } from '#kit/problem.ts';
import {
  type CallParameters,
  type Conversations,
  type ReportedError,
  throwReportedErrors,
} from '../../vendors/bazaarvoice/conversations.ts';

export type SentReview = ReviewContent & {
  readonly productKey: string;
  /** Locale of the service, such as `en_GB`. */
  readonly locale: string;
  /** Identifies the author; a keyed hash or an id, never an address. */
  readonly userId: string;
};

/** The service reports a second review of a user on a product, and a repeated request, alike. */
const DUPLICATE = /^ERROR_(?:FORM_DUPLICATE|DUPLICATE_SUBMISSION)$/;

/** Fields of the form by those of the service, which spells them in any case. */
const FIELDS: Readonly<Record<string, string>> = {
  ...{ rating: 'rating', title: 'title', reviewtext: 'body', usernickname: 'username' },
  ...{ userlocation: 'userLocation', isrecommended: 'recommended' },
  ...{ rating_quality: 'quality', rating_comfort: 'comfort', rating_value: 'value' },
};

const photoShape = z.object({
  Photo: z.object({ Sizes: z.object({ normal: z.object({ Url: z.url().max(2_000) }) }) }),
});

/**
 * `duplicate`: the service has a review of the user on this product already.
 * @throws Problem 422 with every field that the service refuses, 503 when it fails.
 */
export async function sendReview(
  service: Conversations,
  review: SentReview,
  { isPreview, photos }: { readonly isPreview: boolean; readonly photos: readonly Blob[] },
): Promise<'sent' | 'duplicate'> {
  const urls: string[] = [];
  for (const file of photos) urls.push(await uploadPhoto(service, review.locale, file));
  const errors = await mapToUnavailable(
    service.post('submitreview.json', [
      ['Action', isPreview ? 'preview' : 'submit'],
      ...fieldsOf(review),
      ...urls.map((url, index) => [`PhotoUrl_${index + 1}`, url] as const),
    ]),
  );
  const isDuplicate = errors.some(({ code }) => DUPLICATE.test(code));
  const others = errors.filter(({ code }) => !DUPLICATE.test(code));
  throwFieldErrors(others);
  await mapToUnavailable(Promise.resolve(others).then(throwReportedErrors));
  return isDuplicate ? 'duplicate' : 'sent';
}

function fieldsOf(review: SentReview): CallParameters {
  const { title, userLocation, isRecommended, secondaryRatings } = review;
  return [
    ['ProductId', review.productKey],
    ['Locale', review.locale],
    ['UserId', review.userId],
    ['UserNickname', review.username],
    ['Rating', review.rating],
    ['ReviewText', review.body],
    ...(title === null ? [] : ([['Title', title]] as const)),
    ...(userLocation === null ? [] : ([['UserLocation', userLocation]] as const)),
    ...(isRecommended === null ? [] : ([['IsRecommended', String(isRecommended)]] as const)),
    ...Object.entries(secondaryRatings).map(([id, stars]) => [`Rating_${id}`, stars] as const),
  ];
}

async function uploadPhoto(service: Conversations, locale: string, file: Blob): Promise<string> {
  const fields: CallParameters = [
    ['ContentType', 'review'],
    ['Locale', locale],
  ];
  const answer = service.upload('uploadphoto.json', fields, { file, shape: photoShape });
  return (await mapToUnavailable(answer)).Photo.Sizes.normal.Url;
}

/** Only where the form has every field: others are a fault of the configuration. */
function throwFieldErrors(errors: readonly ReportedError[]): void {
  const fields = errors.map(({ field }) => FIELDS[field?.toLowerCase() ?? '']);
  const formFields = fields.filter((field) => field !== undefined);
  const [field] = formFields;
  if (field === undefined || formFields.length < errors.length) return;
  const code = 'reviewForm.serviceRefused';
  throw new Problem(422, code, `${formFields.join(', ')}: the reviews service refuses it`, {
    ...{ field, faults: formFields.map((name) => ({ field: name, code })) },
  });
}

/** Keeps the cause for the log. */
async function mapToUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new Problem(503, 'reviewForm.failed', `The reviews service failed: ${cause}`);
  }
}
