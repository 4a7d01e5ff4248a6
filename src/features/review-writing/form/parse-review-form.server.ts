/** Parses the fields of a posted review; every error names its field. */

import { parseFormFields } from '#features/accounts/forms/account-request.server.ts';
import { FITS } from '#features/reviews/review-records.ts';
import { BEST_RATING } from '#features/reviews/reviews.ts';
import {
  parseGuestEmail,
  parseLine,
  parseNickname,
  parseParagraphs,
  throwFieldProblem,
} from '../fields/parse-text-fields.server.ts';
import {
  MAX_BODY,
  MAX_LOCATION,
  MAX_TITLE,
  MIN_BODY,
  type ReviewContent,
  type reviewFieldsOf,
} from '../submitted-review.ts';

export type ReviewFields = Omit<ReviewContent, 'photos'> & {
  /** null for a customer, whose email address is known. */
  readonly email: string | null;
};

const RATING_MISSING = 'reviewForm.ratingMissing';
const TITLE = { max: MAX_TITLE, tooLong: 'reviewForm.titleLong' };
const LOCATION = { max: MAX_LOCATION, tooLong: 'reviewForm.locationLong' };
const BODY = {
  ...{ min: MIN_BODY, tooShort: 'reviewForm.bodyShort' },
  ...{ max: MAX_BODY, tooLong: 'reviewForm.bodyLong' },
};

/** @throws Problem 400 with `faults`, in the order of the form. */
export function parseReviewForm(
  form: FormData,
  productFields: ReturnType<typeof reviewFieldsOf>,
  isGuest: boolean,
): ReviewFields {
  return parseFormFields<ReviewFields>({
    rating: () => parseStars(form, 'rating') ?? throwFieldProblem('rating', RATING_MISSING),
    title: () => parseLine(form, 'title', TITLE),
    body: () => parseParagraphs(form, BODY),
    isRecommended: () => {
      const value = form.get('recommended');
      return value === 'yes' || value === 'no' ? value === 'yes' : null;
    },
    secondaryRatings: () =>
      Object.fromEntries(
        productFields.secondaryRatings.flatMap((id) => {
          const stars = parseStars(form, id);
          return stars === null ? [] : [[id, stars]];
        }),
      ),
    fit: () =>
      productFields.hasFit ? (FITS.find((fit) => fit === form.get('fit')) ?? null) : null,
    username: () => parseNickname(form),
    userLocation: () => parseLine(form, 'userLocation', LOCATION),
    email: () => (isGuest ? parseGuestEmail(form) : null),
  });
}

/** null if no stars were selected. */
function parseStars(form: FormData, name: string): number | null {
  const value = form.get(name);
  if (value === null || value === '') return null;
  const stars = Number(value);
  if (!/^\d$/.test(String(value)) || stars < 1 || stars > BEST_RATING)
    return throwFieldProblem(name, RATING_MISSING);
  return stars;
}
